import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import { installedPackages } from '../code/imported-packages.ts'
import type { ParsedContent } from '../markdown/parse-pages.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { PageTypes } from '../model/page-types.ts'
import { currentVersion, versionOfSource } from '../model/versions.ts'
import { readListed } from '../util/read-listed.ts'
import type { SamplePage, SamplesOptions, SkippedSample } from './check-samples.ts'

export interface SiteSamples {
  checked: number
  /** Samples with `nocheck`. */
  skipped: SkippedSample[]
  messages: Message[]
  /** Highlighted declarations of exports, by `package#name`. */
  signatures: Map<string, string>
  /** Types of the names in a page's samples, by source. */
  types: Record<string, PageTypes>
}

/** Compiles and runs the samples of all pages, if the configuration wants it, and looks up the exports that are shown. */
export async function checkSiteSamples(
  { pages, artifacts: bodies }: Pick<ParsedContent, 'pages' | 'artifacts'>,
  { root, config, cache }: { root: string; config: SiteConfig; cache: Cache },
): Promise<SiteSamples> {
  const result: SiteSamples = { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} }
  const settings = config.samples || {}
  // Samples of other versions were written for other packages than those that are installed.
  const isCurrent = ({ source }: Page) => versionOfSource(source) === currentVersion
  const hasSamples = samplesToCheck(root, config)
  const withSamples = pages.filter((page) => hasSamples(page) && isCurrent(page))
  const withSignatures = pages.filter(({ slots }) => slots.some(({ kind }) => kind === 'signature'))
  if (withSamples.length + withSignatures.length === 0) return result

  const options: SamplesOptions = {
    root,
    tsconfig: settings.tsconfig,
    cacheDir: dirname(cache.folder),
    types: true,
    certainOnly: config.samples === undefined,
    links: readLinks(root, settings.links, result.messages),
  }
  if (withSamples.length > 0) {
    const { checkSamples } = await import('./check-samples.ts')
    const checked = await checkSamples(samplesOf(withSamples, bodies), options)
    const messages = options.certainOnly ? unasked(checked.messages) : checked.messages
    Object.assign(result, checked, { messages: [...result.messages, ...messages] })
  }
  if (withSignatures.length > 0) await addSignatures(result, withSignatures, options)
  return result
}

/** Messages to an author who hasn't configured `samples`: warnings, of which the first says how to get more or none of them. */
function unasked(messages: Message[]): Message[] {
  const hint =
    'Only certain mistakes are reported. To compile every sample, add `samples: {}` to `site.config.ts`; to compile none, `samples: false`.'
  const first = messages.find(({ ruleId }) => ruleId === 'sample-type')
  return messages.map((message) => {
    if (message.ruleId !== 'sample-type') return message
    const note = [message.note, message === first ? hint : undefined].filter(Boolean).join('\n')
    return { ...message, fatal: false, ...(note && { note }) }
  })
}

/** A site that has not asked for it compiles what it can: a page whose samples all need packages that are not there is not read. */
function samplesToCheck(root: string, { samples }: SiteConfig): (page: Page) => boolean {
  if (samples === false) return () => false
  if (samples !== undefined) return (page) => page.samples > 0
  const isInstalled = installedPackages(root)
  return (page) => page.samplePackages.some((names) => names.every(isInstalled))
}

/** Read one after another: most sites compile a part of them only. */
function* samplesOf(pages: Page[], bodies: ArtifactStore): Generator<SamplePage> {
  for (const { source, key } of pages) yield { source, fences: bodies.get(key).codeBlocks }
}

async function addSignatures(result: SiteSamples, pages: Page[], options: SamplesOptions): Promise<void> {
  const { signatures } = await import('./signatures.ts')
  const requests = pages.flatMap(({ source, slots }) =>
    slots.flatMap(({ kind, data }) =>
      kind === 'signature' ? [{ source, name: data.name ?? '', from: data.from ?? '' }] : [],
    ),
  )
  const { found, missing, messages } = await signatures(requests, options)
  // A compiler that cannot be started has been reported with the samples.
  if (result.messages.every(({ reason }) => reason !== messages[0]?.reason)) result.messages.push(...messages)
  result.signatures = found
  for (const { source, name, from } of requests) {
    const problem = missing.get(`${from}#${name}`)
    if (problem) {
      const place = placeIn(readListed(join(options.root, source), options.root).toString(), `::signature[${name}]`)
      result.messages.push({ ruleId: 'signature', fatal: true, file: source, ...place, ...problem })
    }
  }
}

/** Line and column of the first occurrence. */
function placeIn(text: string, part: string): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, text.indexOf(part))).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

function readLinks(root: string, path: string | undefined, messages: Message[]): Record<string, string> {
  if (path === undefined) return {}
  const wrong = (reason: string) => {
    const note = '`samples.links` names a JSON file: `{ "createSlice": "/api/createSlice" }`.'
    messages.push({ ruleId: 'config', file: path, fatal: true, reason, note })
    return {}
  }
  if (!existsSync(join(root, path))) return wrong(`There is no file \`${path}\`.`)
  try {
    const links: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'))
    if (typeof links === 'object' && links !== null && !Array.isArray(links)) return links as Record<string, string>
  } catch {
    // The parser's message has a place only for some faults.
  }
  return wrong(`\`${path}\` doesn't hold a JSON object.`)
}
