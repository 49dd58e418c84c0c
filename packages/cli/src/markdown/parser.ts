import { contentComponents, shellComponents, type ThemeComponents } from '@docs-engine/client'
import { loadComponents } from '../components/islands.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { CachedCodeBlock } from '../model/code-block.ts'
import type { ComponentBundle } from '../model/component.ts'
import type { Page } from '../model/page.ts'
import { runBundle } from '../modules/evaluate-module.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { errorPage } from './error-page.ts'
import { parsePage } from './parse-page.tsx'
import type { ParseTask } from './parse-task.ts'

/** What pages are drawn with: plain data, so that a worker gets it too. */
export interface ParserData {
  root: string
  /** Components of `content/_components`. */
  islands: ComponentBundle[]
  /** Components of `theme.components`. */
  overrides: ComponentBundle[]
}

/** What a parser is made from in another thread. */
export interface ParseJob {
  data: ParserData
  /** Folder of the bodies. */
  folder: string
}

export interface Parser {
  theme: ThemeComponents
  /** Puts the body into the store and returns the rest. */
  parse(task: ParseTask): Promise<Page>
}

/** @throws {SiteErrors} if a component cannot be run. */
export function createParser({ root, islands, overrides }: ParserData, bodies: ArtifactStore): Parser {
  const theme = themeComponents(root, overrides)
  const options = { root, components: theme, islands: loadComponents(root, islands) }
  return {
    theme,
    async parse(task) {
      const { source, text, before } = task
      const { page: parsed, body } = await parsePage(text, source, {
        ...options,
        drawings: drawingsOf(before, bodies),
      }).catch((error) => errorPage(error, task))
      const page = { key: task.key, ...parsed }
      bodies.put(page.key, body)
      // A copy: strings that were cut out of the source or the drawn HTML would keep the whole of it in memory.
      return JSON.parse(JSON.stringify(page)) as Page
    },
  }
}

/** A cache that is damaged has none. */
function drawingsOf(key: string | undefined, bodies: ArtifactStore): CachedCodeBlock[] {
  try {
    return key !== undefined && bodies.has(key) ? bodies.get(key).renderedBlocks : []
  } catch {
    return []
  }
}

/** The theme's components after those of the configuration took their place by name. @throws {SiteErrors} if one cannot be run. */
export function themeComponents(root: string, overrides: ComponentBundle[]): ThemeComponents {
  const theme = { ...shellComponents, ...contentComponents } as ThemeComponents
  for (const { name, path, code } of overrides) {
    const exports = runBundle(code, path, { root, ruleId: 'component' })
    const component = exports.default ?? exports[name]
    const problem = !(name in theme)
      ? `There is no component \`${name}\` to replace. Names: ${Object.keys(theme).join(', ')}.`
      : component === undefined
        ? `\`${name}\` of \`theme.components\`: the module exports no \`${name}\` and has no default export.`
        : undefined
    if (problem) {
      throw new SiteErrors(
        [{ ruleId: 'component', file: 'site.config.ts', line: 1, column: 1, fatal: true, reason: problem }],
        2,
      )
    }
    Object.assign(theme, { [name]: component })
  }
  return theme
}
