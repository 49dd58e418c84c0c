import { statSync } from 'node:fs'
import { join } from 'node:path'
import { contentComponents, frameComponents } from '@docs-engine/client'
import { nearest } from '@docs-engine/shared/nearest.ts'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import type { ComponentFile } from '../model/component.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { Message } from '../model/message.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { readConfigSource } from './config-source.ts'
import { keyPosition, valuePosition } from './key-position.ts'

/** Names of the components that `theme.components` can replace. */
const componentNames = Object.keys({ ...frameComponents, ...contentComponents })

const moduleEndings = ['.tsx', '.ts', '.jsx', '.js']

interface Problem extends Pick<Message, 'reason' | 'note' | 'suggestion'> {
  keyPath: PropertyKey[]
  /** The value at `keyPath` if the value is the problem, `undefined` if the key is. */
  value?: string
}

/**
 * Checks the files in `theme.css` and `theme.components`, and the names of the components.
 *
 * @returns The components that can be bundled, and an error with a message for each missing file and each unknown component.
 */
export function checkThemeFiles(
  root: string,
  { theme }: Pick<SiteConfig, 'theme'>,
): { components: ComponentFile[]; errors: SiteErrors[] } {
  const missing: string[] = []
  const problemOf = (path: string, candidates: string[]) => {
    if (candidates.some((candidate) => isFile(root, candidate))) return undefined
    missing.push(...candidates.map((candidate) => join(root, candidate)))
    return {
      reason: `No file at \`${path}\`.`,
      note: 'The path is relative to the site’s folder, which contains the configuration.',
    }
  }
  const components: ComponentFile[] = []
  const problems = [
    ...theme.css.flatMap((path, i): Problem[] => {
      const problem = unusableStyles(root, path) ?? problemOf(path, [path, `${path}.css`])
      return problem ? [{ ...problem, keyPath: ['theme', 'css', i], value: path }] : []
    }),
    ...Object.entries(theme.components).flatMap(([name, path]): Problem[] => {
      const keyPath = componentKey(name)
      if (!componentNames.includes(name)) return [{ ...unknownComponent(name), keyPath }]
      const problem = problemOf(path, moduleFiles(path))
      if (!problem) components.push({ name, path: join(root, path) })
      return problem ? [{ ...problem, keyPath, value: path }] : []
    }),
  ]
  return { components, errors: problems.length > 0 ? [configErrors(root, problems, missing)] : [] }
}

/**
 * Creates the error for a module in `theme.components` that exports no component.
 *
 * @param path Absolute path of the module, as the configuration writes it.
 * @param exported The names of its exports.
 */
export function missingExport(root: string, name: string, path: string, exported: string[]): SiteErrors {
  const value = relativePath(root, path)
  const others = exported.filter((other) => other !== 'default' && other !== name)
  const near = nearest(name, others)
  const found = near ? ` Did you mean \`${near}\`?` : ''
  return configErrors(root, [
    {
      reason: `\`${value}\` doesn’t export a component that can replace \`${name}\`.`,
      note: `Export the component as the default, or as \`${name}\`.${found}`,
      keyPath: componentKey(name),
      value,
    },
  ])
}

function configErrors(root: string, problems: Problem[], missing?: string[]): SiteErrors {
  const { file, text } = readConfigSource(root)
  const messages = problems.map(({ keyPath, value, ...problem }): Message => {
    const position = value === undefined ? keyPosition(text, keyPath) : valuePosition(text, keyPath, value)
    return { ruleId: 'config', file, ...position, fatal: true, ...problem }
  })
  return new SiteErrors(messages, 2, missing)
}

function componentKey(name: string): PropertyKey[] {
  return ['theme', 'components', name]
}

function unknownComponent(name: string): Pick<Problem, 'reason' | 'note' | 'suggestion'> {
  const near = nearest(name, componentNames)
  return {
    reason: `The theme has no component \`${name}\`.`,
    note: near ? `Did you mean \`${near}\`?` : `Available components: ${[...componentNames].sort().join(', ')}.`,
    ...(near && { suggestion: near }),
  }
}

/** Returns the files that esbuild looks for when it bundles a module at a path. */
function moduleFiles(path: string): string[] {
  const [, start, letter] = /^(.*\.)([cm]?)jsx?$/.exec(path) ?? []
  return [
    path,
    ...moduleEndings.map((ending) => path + ending),
    ...moduleEndings.map((ending) => `${path}/index${ending}`),
    ...(start === undefined ? [] : [`${start}${letter}ts`, `${start}tsx`]),
  ]
}

/** Returns the problem of a stylesheet that exists, but can't be bundled as CSS. */
function unusableStyles(root: string, path: string): Pick<Problem, 'reason' | 'note'> | undefined {
  if (/^(?:https?:)?\/\//i.test(path)) {
    return {
      reason: `\`${path}\` isn’t a file.`,
      note: 'To load a stylesheet from another server, add a `link` element to `head`.',
    }
  }
  if (path.endsWith('.css') || !isFile(root, path)) return undefined
  return { reason: `\`${path}\` isn’t a CSS file.`, note: 'Compile it to CSS, and list the compiled file instead.' }
}

function isFile(root: string, path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true
}
