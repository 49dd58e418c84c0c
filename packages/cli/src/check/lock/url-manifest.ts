import type { Message } from '../../model/message.ts'
import type { Site } from '../../model/site.ts'
import { isNotFound } from '../../plan/generated-paths.ts'
import { ownAnchors } from '../../plan/links/anchors.ts'
import { readLockFile, writeLockFile } from './lock-file.ts'

/** Name of the file in the site's root folder that records the published URLs. */
export const urlManifestFile = 'urls.lock'

const header = `# Every URL that this site has published. \`docs check\` fails if one of them disappears.
# Written by \`docs check --lock\`. To remove URLs that no longer exist, run \`docs check --lock --accept\`.
`

/** Published pages, by path, with their anchors. */
export type UrlManifest = Map<string, UrlEntry>

export interface UrlEntry {
  /** The entry's line in the file; 0 for an entry that isn't in the file yet. */
  line: number
  /** Anchor → line in the file. */
  anchors: Map<string, number>
}

/** Returns the URLs and anchors of the current site. Leaves out pages that aren't translated yet and show the original's text. */
export function publishedUrls({ realPages }: Site): UrlManifest {
  const manifest: UrlManifest = new Map()
  for (const [path, page] of realPages) {
    if (isNotFound(path, page) || page.original !== undefined) continue
    manifest.set(path, { line: 0, anchors: new Map(ownAnchors(page).map((anchor) => [anchor, 0])) })
  }
  return manifest
}

/** Reads `urls.lock`. Returns `undefined` if the file is missing. Adds a message for each line that isn't a path or an anchor. */
export function readUrlManifest(root: string): { manifest: UrlManifest; messages: Message[] } | undefined {
  const text = readLockFile(root, urlManifestFile)
  if (text === undefined) return undefined
  const manifest: UrlManifest = new Map()
  const messages: Message[] = []
  let entry: UrlEntry | undefined
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const address = line.trim()
    if (address === '' || line.startsWith('# ')) continue
    if (address.startsWith('/')) {
      entry = { line: i + 1, anchors: new Map() }
      manifest.set(address, entry)
    } else if (address.startsWith('#') && entry) {
      entry.anchors.set(address.slice(1), i + 1)
    } else {
      messages.push({
        ruleId: 'config',
        file: urlManifestFile,
        line: i + 1,
        column: 1,
        fatal: true,
        reason: `\`${address}\` isn’t a valid URL path.`,
        note: 'Restore the committed file, or delete it and run `docs check --lock`.',
      })
    }
  }
  return { manifest, messages }
}

/** Formats the manifest as text. Entries are sorted, so that branches that add pages rarely cause merge conflicts. */
export function formatUrlManifest(manifest: UrlManifest): string {
  const lines = [...manifest]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, { anchors }]) => [path, ...[...anchors.keys()].sort().map((anchor) => `  #${anchor}`)])
  return `${header}${lines.join('\n')}\n`
}

/** @returns Whether the file changed. */
export function writeUrlManifest(root: string, manifest: UrlManifest): boolean {
  return writeLockFile(root, urlManifestFile, formatUrlManifest(manifest))
}

/** Returns the entries of both manifests. */
export function mergeUrlManifests(a: UrlManifest, b: UrlManifest): UrlManifest {
  const manifest: UrlManifest = new Map()
  for (const [path, { line, anchors }] of [...a, ...b])
    manifest.set(path, { line, anchors: new Map([...(manifest.get(path)?.anchors ?? []), ...anchors]) })
  return manifest
}
