import { createHash } from 'node:crypto'
import type { Metafile } from 'esbuild'
import type { BundleOutput } from './bundle-output.ts'

/** Matches the hash in a name: `entry-ABCDEFGH.js`. esbuild's hashes have eight letters and digits. */
const hashedName = /-([A-Z0-9]{8})\.\w+$/

/**
 * Renames the files of a bundle so that their names depend only on their contents. esbuild's hashes also depend on the path from the site
 * to the engine, so the files of the same site would have different names in a different folder.
 */
export function withContentNames(
  outputs: BundleOutput[],
  metafile: Metafile,
): { outputs: BundleOutput[]; metafile: Metafile } {
  const texts = new Map<string, string>()
  for (const { path, contents } of outputs) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (hashedName.test(name)) texts.set(name, Buffer.from(contents).toString('latin1'))
  }
  if (texts.size === 0) return { outputs, metafile }

  const anyName = new RegExp([...texts.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const files = [...texts].map(([name, text]) => ({
    name,
    hash: hashOf([withHash(name, ''), text.replace(anyName, (other) => withHash(other, ''))]),
    imports: text.match(anyName) ?? [],
  }))
  // Files contain each other's names, possibly in cycles. Each round extends every hash to the files that are one import further away. With
  // n files, n - 1 rounds are enough for each name to depend on everything that its file imports, directly or through other files.
  let hashes = new Map(files.map(({ name, hash }) => [name, hash]))
  for (let round = 1; round < files.length; round++) {
    const previousHashes = hashes
    hashes = new Map(
      files.map(({ name, hash, imports }) => [
        name,
        hashOf([hash, ...imports.map((other) => previousHashes.get(other)!)]),
      ]),
    )
  }
  const rename = (text: string) => text.replace(anyName, (name) => withHash(name, hashes.get(name)!))
  return {
    outputs: outputs.map(({ path, contents }) => ({
      path: rename(path),
      contents: isText(path) ? Buffer.from(rename(Buffer.from(contents).toString('latin1')), 'latin1') : contents,
    })),
    metafile: { ...metafile, outputs: JSON.parse(rename(JSON.stringify(metafile.outputs))) },
  }
}

/** Replaces the hash in a file name: `entry-ABCDEFGH.js` → `entry-<hash>.js` */
function withHash(name: string, hash: string): string {
  return name.replace(hashedName, (end) => `-${hash}${end.slice(9)}`)
}

function hashOf(texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8).toUpperCase()
}

function isText(path: string): boolean {
  return /\.(?:js|css)$/.test(path)
}
