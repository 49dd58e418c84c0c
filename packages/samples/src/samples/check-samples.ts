import { hashOf } from '@docs-engine/shared/hash.ts'
import { compilerMessage } from '../compiler/compiler.ts'
import { CompilerFailure } from '../compiler/error.ts'
import { readEnvironment } from '../environment/environment.ts'
import { installedPackages, withoutMissingPackages } from '../environment/imported-packages.ts'
import type { CodeBlock } from '../model/code-block.ts'
import type { Message } from '../model/message.ts'
import type { PageHints } from '../model/page-hints.ts'
import { type CheckSettings, type PageInput, sampleBlock } from '../model/page-input.ts'
import type { PageResult, SampleMessage } from '../model/page-result.ts'
import type { DocumentedExport, PageTypes, TypedName } from '../model/page-types.ts'
import type { PageUnit } from '../model/page-unit.ts'
import type { Renderer } from '../model/renderer.ts'
import { noCache } from '../model/result-cache.ts'
import { isSample } from '../model/sample-files.ts'
import type { SiteOptions } from '../model/site.ts'
import { pageSamples } from './page-samples.ts'

export interface SamplesOptions extends SiteOptions {
  /** Renders type hints. */
  render: Renderer
  /**
   * Route path of the page that documents an export, by name, with or without the package: `createSlice` →
   * `/api/createSlice`.
   */
  links?: Record<string, string>
  /**
   * Whether to report only errors that would occur in any project, and to skip samples that import a package that isn't
   * installed. `true` if the site doesn't configure `samples`.
   */
  certainOnly?: boolean
  /** Whether only blocks that are marked with `twoslash` are compiled. */
  markedOnly?: boolean
  /** `false` compiles the samples marked `run`, but doesn't run them. Default: `true`. */
  run?: boolean | undefined
  /** See `RunOptions`. */
  sandbox?: boolean | undefined
}

export interface SamplePage {
  /** Path of the source, relative to the site's root. */
  source: string
  fences: CodeBlock[]
}

export interface SamplesResult {
  messages: Message[]
  /** Number of code blocks that were compiled. */
  checked: number
  /** The samples that the author excluded, with the author's reason. */
  skipped: { file: string; line: number; reason: string }[]
  /** Type hints by source path. */
  types: Record<string, PageTypes>
}

/**
 * Compiles and runs the samples of all pages at once. Pages with a cached result aren't compiled again.
 *
 * The compiler is loaded only if at least one page has no cached result.
 */
export async function checkSamples(pages: Iterable<SamplePage>, options: SamplesOptions): Promise<SamplesResult> {
  const result: SamplesResult = { messages: [], checked: 0, skipped: [], types: {} }
  const root = options.root.replaceAll('\\', '/')
  const isInstalled = installedPackages(root)
  const units: (PageUnit & { written: CodeBlock[] })[] = []
  for (const { source, fences } of pages) {
    const marked = options.markedOnly ? fences.map(withoutUnmarked) : fences
    if (!marked.some((fence) => isSample(fence) && fence.files.length > 0)) continue
    const blocks = (options.certainOnly ? withoutMissingPackages(marked, isInstalled) : marked).map(sampleBlock)
    const samples = pageSamples(blocks)
    if (options.run === false) samples.runs = []
    result.checked += samples.checked.length
    for (const index of samples.skipped) {
      const { file = source, line } = fences[index]!
      result.skipped.push({ file, line, reason: blocks[index]!.nocheck! })
    }
    // Keep only the pages that contain samples, to save memory.
    if (samples.files.length > 0) units.push({ folder: source, written: fences, fences: blocks, samples })
  }
  if (result.checked === 0) return result

  const settings: CheckSettings = {
    certainOnly: options.certainOnly ?? false,
    run: options.run ?? true,
    sandbox: options.sandbox ?? true,
  }
  const environment = readEnvironment(options)
  const cache = options.openCache?.('samples') ?? noCache
  const keys = units.map(({ fences, samples }) => {
    const input: PageInput = {
      ...environment.inputOf(samples.files.map(({ text }) => text)),
      ...settings,
      blocks: fences,
    }
    return hashOf(input)
  })
  const results = new Map(keys.map((key) => [key, cache.read<PageResult>(key)]))
  const modules = options.modules ?? []
  const modulesKey = hashOf(environment.inputOf([]))
  const areModulesChecked = modules.length === 0 || cache.read(modulesKey) !== undefined
  // Pages with the same samples are compiled once.
  const stale = [...results.keys()].filter((key) => results.get(key) === undefined)

  if (stale.length > 0 || !areModulesChecked) {
    const { compilePages } = await import('./compile-pages.ts')
    try {
      const compiled = await compilePages(
        stale.map((key) => units[keys.indexOf(key)]!),
        {
          ...settings,
          root,
          config: environment.config,
          modules: areModulesChecked ? [] : modules,
          render: options.render,
          isImportable: environment.isImportable,
        },
      )
      compiled.pages.forEach((page, index) => {
        const key = stale[index]!
        results.set(key, page)
        // Don't cache failures that may be temporary: a failed run, or an error in the configuration.
        const isLasting =
          compiled.others.length === 0 && page.messages.every(({ ruleId }) => ruleId !== 'sample-output')
        if (isLasting) cache.write(key, page)
      })
      result.messages.push(...compiled.others)
      if (compiled.others.length === 0) cache.write(modulesKey, {})
      cache.prune()
    } catch (error) {
      if (!(error instanceof CompilerFailure)) throw error
      result.messages.push(compilerMessage(error))
      return { ...result, checked: 0 }
    }
  }

  units.forEach(({ folder: source, written }, index) => {
    const { messages, hints } = results.get(keys[index]!)!
    result.messages.push(...messages.map((message) => withPosition(message, source, written)))
    if (Object.keys(hints.blocks).length > 0) result.types[source] = linkedTypes(hints, written, options.links)
  })
  return result
}

/** Removes the files of blocks that aren't marked with `twoslash`, except for data and setup that other blocks need. */
function withoutUnmarked(fence: CodeBlock): CodeBlock {
  return fence.twoslash || fence.prelude || !isSample(fence) ? fence : { ...fence, files: [] }
}

function withPosition(
  { fence, line, column, endLine, endColumn, ...message }: SampleMessage,
  file: string,
  fences: CodeBlock[],
): Message {
  const { isGenerated, source, ...place } = fences[fence]!
  if (isGenerated && !source) return { ...message, file: place.file ?? file, line: place.line, column: place.column }
  // Line 0 of an included file corresponds to a block's opening line.
  const start = message.file === undefined ? (source ?? place) : { file: message.file, line: 0, column: 1 }
  const shown = source && `This code is shown in \`${place.file ?? file}\`.`
  const note = [message.note, shown].filter(Boolean).join('\n')
  return {
    ...message,
    ...(note && { note }),
    file: start.file ?? file,
    line: start.line + line,
    column: start.column + column,
    ...(endLine !== undefined && { endLine: start.line + endLine }),
    ...(endColumn !== undefined && { endColumn: start.column + endColumn }),
  }
}

function linkedTypes(
  { types, exports, blocks }: PageHints,
  fences: CodeBlock[],
  links: Record<string, string> = {},
): PageTypes {
  const linked = exports.map(({ target, docs }): DocumentedExport => {
    const href = target && (links[target] ?? links[target.slice(target.indexOf('#') + 1)])
    return { ...(href && { href }), ...(docs !== undefined && { docs }) }
  })
  // Omit names that have nothing to show.
  const isShown = ([, , type, exported]: TypedName) =>
    type !== -1 || (exported !== undefined && Object.keys(linked[exported]!).length > 0)
  const byLine: PageTypes['blocks'] = {}
  for (const [fence, names] of Object.entries(blocks)) {
    if (fences[Number(fence)]!.file) continue
    const shown = names.filter(isShown)
    if (shown.length > 0) byLine[fences[Number(fence)]!.line] = shown
  }
  return { types, exports: linked, blocks: byLine }
}
