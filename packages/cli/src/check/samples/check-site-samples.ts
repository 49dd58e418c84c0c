import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkProps,
  checkSamples,
  installedPackages,
  type SamplePage,
  type SamplesOptions,
  signatures,
} from '@docs-engine/samples'
import type { Cache } from '../../cache/cache.ts'
import { hintRenderer } from '../../code/hints/hint-renderer.ts'
import { readConfigSource } from '../../config/config-source.ts'
import { valuePosition } from '../../config/key-position.ts'
import type { ParsedContent } from '../../markdown/parse-pages.ts'
import type { ArtifactStore } from '../../model/artifact-store.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { currentVersion, editionOf, translatedSource } from '../../model/edition.ts'
import { fileWarning, type Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import { positionIn } from '../../util/position-at.ts'
import { readListed } from '../../util/read-listed.ts'
import { samplesSite } from './samples-site.ts'

/** Returns the result for the samples of an untrusted site, which aren't compiled: the compiler would read other files. */
export function uncheckedSamples({ pages }: Pick<ParsedContent, 'pages'>): SiteSamples {
  const messages = pages.flatMap(({ source, samples }): Message[] => {
    const reason = samples === 1 ? 'A code sample wasn’t compiled.' : `${samples} code samples weren’t compiled.`
    return samples > 0 ? [{ ruleId: 'not-checked', fatal: null, file: source, reason }] : []
  })
  return { checked: 0, skipped: [], messages, signatures: new Map(), types: {} }
}

/**
 * Compiles and runs the samples of all pages, as configured, checks the props that pages pass to components, and looks up the declarations
 * of exports that pages show.
 */
export async function checkSiteSamples(
  { pages, artifacts }: Pick<ParsedContent, 'pages' | 'artifacts'>,
  { root, config, cache }: { root: string; config: SiteConfig; cache: Cache },
): Promise<SiteSamples> {
  const result: SiteSamples = { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} }
  const settings = config.samples || {}
  // Skip samples of older versions, because they were written for package versions other than the installed ones.
  const { isIncluded, messages: ofPatterns } = await includedPages(settings.include, pages, root)
  result.messages.push(...ofPatterns)
  const isCurrent = (page: Page) => editionOf(page).version === currentVersion
  const hasSamples = samplesToCheck(root, config)
  const withSamples = pages.filter((page) => hasSamples(page) && isCurrent(page) && isIncluded(page))
  const withSignatures = pages.filter(({ slots }) => slots.some(({ kind }) => kind === 'signature'))
  const withComponents = config.samples === false ? [] : pages.filter((page) => page.componentUses && isIncluded(page))
  if (withSamples.length + withSignatures.length + withComponents.length === 0) return result

  const options: SamplesOptions = {
    ...samplesSite(root, config, cache),
    render: hintRenderer,
    certainOnly: config.samples === undefined,
    markedOnly: settings.only === 'twoslash',
    run: settings.run,
    sandbox: settings.sandbox,
    links: readLinks(root, settings.links, result.messages),
  }
  // Start checking the props now, so that the compiler processes both at the same time.
  const checkedProps = withComponents.length > 0 ? propMessages(withComponents, options) : Promise.resolve([])
  // `await` throws the same rejection below, so avoid an unhandled rejection if the samples throw first.
  checkedProps.catch(() => {})
  if (withSamples.length > 0) {
    const checked = await checkSamples(samplesOf(withSamples, artifacts), options)
    const messages = options.certainOnly ? asWarnings(checked.messages) : checked.messages
    Object.assign(result, checked, { messages: [...result.messages, ...messages] })
  }
  // Both checks report a compiler that can't be started.
  const isNew = ({ reason }: Message) => result.messages.every((message) => message.reason !== reason)
  result.messages.push(
    ...(await checkedProps).filter((message) => message.ruleId === 'component-props' || isNew(message)),
  )
  if (withSignatures.length > 0) await addSignatures(result, withSignatures, options)
  return result
}

async function propMessages(pages: Page[], options: SamplesOptions): Promise<Message[]> {
  const messages = await checkProps(
    pages.map(({ source, componentUses }) => ({ source, uses: componentUses! })),
    options,
  )
  return options.certainOnly ? asWarnings(messages) : messages
}

/**
 * Turns type errors into warnings, for a site that doesn't configure `samples`. The first warning explains how to compile
 * all samples, or none at all.
 */
function asWarnings(messages: Message[]): Message[] {
  const hint =
    'Only code that is wrong in any project is reported. To compile every sample, add `samples: {}` to `site.config.ts`. To compile none, add `samples: false`.'
  const first = messages.find(({ ruleId }) => ruleId === 'sample-type')
  return messages.map((message) => {
    if (message.ruleId !== 'sample-type') return message
    const note = [message.note, message === first ? hint : undefined].filter(Boolean).join('\n')
    return { ...message, fatal: false, ...(note && { note }) }
  })
}

/**
 * Creates a function that returns whether a page's samples are compiled. If a site doesn't configure `samples`, pages
 * whose samples all need missing packages are skipped.
 */
function samplesToCheck(root: string, { samples }: SiteConfig): (page: Page) => boolean {
  if (samples === false) return () => false
  if (samples !== undefined) return (page) => page.samples > 0
  const isInstalled = installedPackages(root)
  return (page) => page.samplePackages.some((names) => names.every(isInstalled))
}

/**
 * Returns whether a page, or the source of a translation, matches one of the patterns in `samples.include`. Reports patterns that match no
 * page.
 */
async function includedPages(
  include: readonly string[] | undefined,
  pages: readonly Page[],
  root: string,
): Promise<{ isIncluded: (page: Page) => boolean; messages: Message[] }> {
  if (!include) return { isIncluded: () => true, messages: [] }
  const { default: picomatch } = await import('picomatch')
  const matchers = include.map((pattern) => {
    const isMatch = picomatch(pattern.replace(/^(?:\.?\/)?(?:content\/)?/, ''))
    return ({ source }: Page) => isMatch(translatedSource(source).replace(/^content\//, ''))
  })
  const config = readConfigSource(root)
  const messages = include.flatMap((pattern, i): Message[] => {
    if (pages.some(matchers[i]!)) return []
    const note = 'Patterns are relative to `content`, such as `intro.md`, or `guide/**` for all pages in a folder.'
    const message = fileWarning('stale-ignore', config.file, `\`${pattern}\` matches no page.`, note)
    return [{ ...message, ...valuePosition(config.text, ['samples', 'include', i], pattern) }]
  })
  return { isIncluded: (page) => matchers.some((isMatch) => isMatch(page)), messages }
}

/** Reads the pages' code blocks one page at a time, so that they aren't all in memory at once. */
function* samplesOf(pages: Page[], artifacts: ArtifactStore): Generator<SamplePage> {
  for (const { source, key } of pages) yield { source, fences: artifacts.get(key).codeBlocks }
}

async function addSignatures(result: SiteSamples, pages: Page[], options: SamplesOptions): Promise<void> {
  const requests = pages.flatMap(({ source, slots }) =>
    slots.flatMap(({ kind, data }) =>
      kind === 'signature' ? [{ source, name: data.name ?? '', from: data.from ?? '' }] : [],
    ),
  )
  const { found, missing, messages } = await signatures(requests, options)
  // Skip messages that were already reported for the samples, such as the message that the compiler can't be started.
  if (result.messages.every(({ reason }) => reason !== messages[0]?.reason)) result.messages.push(...messages)
  result.signatures = found
  for (const { source, name, from } of requests) {
    const problem = missing.get(`${from}#${name}`)
    if (problem) {
      const place = positionIn(readListed(join(options.root, source), options.root).toString(), `::signature[${name}]`)
      result.messages.push({ ruleId: 'signature', fatal: true, file: source, ...place, ...problem })
    }
  }
}

function readLinks(root: string, path: string | undefined, messages: Message[]): Record<string, string> {
  if (path === undefined) return {}
  const wrong = (reason: string) => {
    const note = '`samples.links` must be the path of a JSON file: `{ "createSlice": "/api/createSlice" }`.'
    const { file, text } = readConfigSource(root)
    const place = valuePosition(text, ['samples', 'links'], path)
    messages.push({ ruleId: 'config', file, ...place, fatal: true, reason, note })
    return {}
  }
  if (!existsSync(join(root, path))) return wrong(`No file at \`${path}\`.`)
  try {
    const links: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'))
    if (typeof links === 'object' && links !== null && !Array.isArray(links)) return links as Record<string, string>
  } catch {
    // Don't use the exception's message, because `JSON.parse` doesn't report a position for every error.
  }
  return wrong(`\`${path}\` doesn’t contain a JSON object.`)
}
