import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CheckResult } from 'afdocs'
import type { AgentCheckResult } from '../../model/api.ts'
import type { Message } from '../../model/message.ts'
import { serveFolder } from '../../server/serve-folder.ts'
import { UserError } from '../../util/user-error.ts'
import { acceptShortPages } from './accept-short-pages.ts'

export interface AgentCheckOptions {
  /** The site's root folder, from which the package `afdocs` is loaded. */
  root: string
  /** Folder of the built site. */
  outDir: string
  /** Origin of the published site, such as `https://docs.example.com`. */
  origin: string
  baseUrl: string
  trailingSlash: boolean | 'auto'
  /** Called before each check with its number and the number of all checks. */
  onProgress?: ((number: number, all: number) => void) | undefined
}

export interface AgentCheck {
  messages: Message[]
  result: AgentCheckResult
}

/** Checks of `afdocs` that test the host rather than the site. A server on this machine can't represent the host. */
const hostChecks = [
  'auth-gate-detection',
  'auth-alternative-access',
  'bot-protection-interference',
  'cache-header-hygiene',
]

/** Number of pages that a message lists. */
const maxListedPages = 5

/**
 * Serves a built site on this machine, and checks with `afdocs` how well AI agents can read it.
 *
 * @throws {UserError} If `afdocs` isn't installed.
 */
export async function checkAgents(options: AgentCheckOptions): Promise<AgentCheck> {
  const { root, outDir, origin, baseUrl, trailingSlash, onProgress } = options
  const { runChecks, computeScore } = loadAfdocs(root)
  const server = await serveFolder(outDir, { baseUrl, trailingSlash, port: 0 })
  try {
    const report = await runChecks(server.url, {
      // The links in `llms.txt` and in the Markdown copies contain the origin of the published site.
      canonicalOrigin: new URL(baseUrl, origin).href,
      // Check the same pages each time. The default is a random selection.
      samplingStrategy: 'deterministic',
      skipCheckIds: hostChecks,
      requestDelay: 0,
      onProgress: ({ phase, index, total }) => {
        if (phase === 'start') onProgress?.(index, total)
      },
    })
    const { overall, grade, resolutions, diagnostics } = computeScore(report)
    const local = new URL(server.url).origin
    const results = report.results.filter(({ id }) => !hostChecks.includes(id)).map(acceptShortPages)
    return {
      messages: results.flatMap((result) => messageFor(result, resolutions[result.id], local) ?? []),
      result: {
        score: overall,
        grade,
        isRated: !diagnostics.some(({ id }) => id === 'single-page-sample'),
        pages: report.testedPages ?? 0,
        checks: results.map(({ id, status, message }) => ({ id, status, message: withoutOrigin(message, local) })),
      },
    }
  } finally {
    await server.close()
  }
}

function loadAfdocs(root: string): typeof import('afdocs') {
  const fromSite = createRequire(join(root, 'package.json'))
  try {
    fromSite.resolve('afdocs')
  } catch {
    throw new UserError(
      '`docs check --agents` needs the package `afdocs`, which isn’t installed.',
      'Run `npm install --save-dev afdocs`. It requires Node.js 22 or later.',
    )
  }
  return fromSite('afdocs')
}

function messageFor(result: CheckResult, resolution = '', local: string): Message | undefined {
  const { id, status, message } = result
  if (status === 'pass' || status === 'skip') return undefined
  const pages = affectedPages(result)
  const listed = pages.slice(0, maxListedPages).map((url) => `\`${withoutOrigin(url, local)}\``)
  const rest = pages.length - listed.length
  const list = listed.length > 0 && `Pages: ${listed.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`
  const note = [advice(withoutOrigin(resolution, local), message), list].filter(Boolean).join('\n')
  return {
    ruleId: 'agents',
    // A check with the status `error` could not be completed, which says nothing about the site.
    fatal: status === 'fail',
    reason: `\`${id}\`: ${withoutOrigin(message, local)}.`,
    ...(note && { note }),
  }
}

/**
 * Returns the sentences of a resolution that explain how to improve the site. Leaves out sentences about options of the `afdocs` command,
 * and sentences that only repeat the message.
 */
function advice(resolution: string, message: string): string {
  const wordsOf = (text: string) => text.toLowerCase().match(/\w+/g) ?? []
  const known = new Set(wordsOf(message))
  const isRepeated = (sentence: string) => {
    const words = wordsOf(sentence)
    return words.filter((word) => known.has(word)).length >= words.length * 0.8
  }
  return resolution
    .replace(/, or adjust [^.]*--[^.]*/g, '')
    .split(/(?<=\.)\s+(?=[A-Z])/)
    .filter((sentence) => !/--[a-z]|lower the threshold/.test(sentence) && !isRepeated(sentence))
    .join(' ')
}

/** Returns the URLs of the pages that fail a check. Most checks list their pages, but some only count them. */
function affectedPages({ details }: CheckResult): string[] {
  const pages = details?.pageResults
  if (!Array.isArray(pages)) return []
  return pages.filter(({ status }) => status === 'warn' || status === 'fail').map(({ url }) => url)
}

/** Shortens the URLs of the local server to paths, because the server's port differs between runs. */
function withoutOrigin(text: string, local: string): string {
  return text.replaceAll(local, '')
}
