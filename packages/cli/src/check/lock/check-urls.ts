import { nearest } from '@docs-engine/shared/nearest.ts'
import { editionIn, editionOfPath, editionsOf, pathIn, pathWithin } from '../../model/edition.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { isFilePath } from '../../plan/links/link-targets.ts'
import { nearestPath, routesBeside } from '../../plan/links/nearest-path.ts'
import { pageWithAnchors } from '../../plan/links/renamed-page.ts'
import { followRedirects, planRedirects } from '../../plan/redirects/redirects.ts'
import {
  mergeUrlManifests,
  publishedUrls,
  readUrlManifest,
  type UrlEntry,
  type UrlManifest,
  urlManifestFile,
  writeUrlManifest,
} from './url-manifest.ts'

interface UrlManifestCheck {
  messages: Message[]
  isWritten: boolean
}

/**
 * Compares the site's URLs with `urls.lock`, if the file exists. A missing URL or anchor is an error.
 *
 * @param options `update`: record new URLs (`--lock`). `accept`: remove missing URLs and anchors from the file (`--accept`).
 */
export function checkUrlManifest(
  site: Site,
  { update, accept }: { update: boolean; accept: boolean },
): UrlManifestCheck {
  const recorded = readUrlManifest(site.root)
  if (!recorded && !update) return { messages: [], isWritten: false }
  const previous: UrlManifest = recorded?.manifest ?? new Map()
  const { messages, remaining } = checkUrls(previous, site)
  // Don't overwrite a file with invalid lines, because the entries on these lines would be lost.
  const isValid = !recorded || recorded.messages.length === 0
  const updated = mergeUrlManifests(accept ? remaining : previous, publishedUrls(site))
  const isWritten = update && isValid && writeUrlManifest(site.root, updated)
  return { messages: [...(recorded?.messages ?? []), ...(update && accept ? [] : messages)], isWritten }
}

interface UrlCheck {
  messages: Message[]
  /** The manifest without missing URLs and anchors. */
  remaining: UrlManifest
}

/** Checks that each published URL is still a page or file, or is redirected, and that each published anchor still exists. */
function checkUrls(manifest: UrlManifest, site: Site): UrlCheck {
  const result: UrlCheck = { messages: [], remaining: new Map() }
  const targets = { redirects: planRedirects(site.config), routes: site.routes }
  for (const [path, entry] of manifest) {
    const page = site.routes.get(path)?.page
    if (page) {
      const anchors = new Map([...entry.anchors].filter(([anchor]) => page.anchors.includes(anchor)))
      result.remaining.set(path, { ...entry, anchors })
      for (const [anchor, line] of entry.anchors)
        if (!anchors.has(anchor)) result.messages.push(vanishedAnchor(path, anchor, line, page))
    } else if (isServed(path, site) || followRedirects(path, targets)?.isLoop === false) {
      result.remaining.set(path, entry)
    } else {
      result.messages.push(vanishedPage(path, entry, site))
    }
  }
  return result
}

function isServed(path: string, { files, realPages }: Site): boolean {
  return isFilePath(path, { files, routes: realPages }) || files.publicFiles.has(`${path}/index.html`)
}

/**
 * Suggests the new place of the page if the configuration has moved its version, or else the page of the same version and language that has the
 * same anchors or the nearest path. The same page of another version isn't a replacement.
 */
function vanishedPage(path: string, { line, anchors }: UrlEntry, { routes, config }: Site): Message {
  const usual = editionOfPath(path, editionsOf({ ...config, versions: config.versions.map(({ name }) => ({ name })) }))
  const moved = pathIn(editionIn(config, usual.version, usual.locale), pathWithin(usual, path))
  const others = routesBeside(path, routes.keys(), config)
  const near = routes.has(moved)
    ? moved
    : (pageWithAnchors(
        anchors.keys(),
        others.map((other) => [other, routes.get(other)?.page] as const),
      ) ?? nearestPath(path, others, true))
  return {
    ruleId: 'vanished-page',
    fatal: true,
    file: urlManifestFile,
    line,
    column: 1,
    endLine: line,
    endColumn: 1 + path.length,
    url: path,
    reason: `\`${path}\` was published but no longer exists.`,
    note:
      `Add \`{ from: '${path}', to: '${near ?? '/…'}' }\` to \`redirects\` in \`site.config.ts\`.\n` +
      'If you removed it on purpose, run `docs check --lock --accept`.',
    ...(near && { suggestion: near }),
  }
}

function vanishedAnchor(path: string, anchor: string, line: number, { anchors, source }: Page): Message {
  const near = nearest(anchor, anchors)
  return {
    ruleId: 'vanished-anchor',
    fatal: true,
    file: urlManifestFile,
    line,
    column: 3,
    endLine: line,
    endColumn: 4 + anchor.length,
    url: `${path}#${anchor}`,
    reason: `\`${path}#${anchor}\` was published but no longer exists.`,
    note:
      `Keep the old name as an alias of its heading in \`${source}\`: \`## Heading {#${near ?? 'new-name'} aka=${anchor}}\`.\n` +
      'If you removed it on purpose, run `docs check --lock --accept`.',
    ...(near && { suggestion: `${path}#${near}` }),
  }
}
