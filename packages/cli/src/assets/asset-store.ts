import { createHash } from 'node:crypto'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { OutputFile } from '../model/output-file.ts'
import { readListed } from '../util/read-listed.ts'

export interface Asset {
  /** Relative to the output folder: `assets/store-1a2b3c4d.png`. */
  path: string
  /** In CSS pixels; undefined unless it is an image whose size can be read. */
  width?: number
  height?: number
}

/** Gives each asset a name with its hash the first time a page uses it. */
export interface AssetStore {
  use(source: string): Asset
  /** The text of an SVG. */
  text(source: string): string
  /** The file which got this path; undefined if no page has used it. */
  sourceOf(path: string): string | undefined
  /** The files have changed: they are read again. Paths that were given out stay known, since a page with them may be open. */
  forget(): void
  files(): OutputFile[]
}

export function createAssetStore(root: string): AssetStore {
  const used = new Map<string, Asset & { contents: Uint8Array }>()
  const texts = new Map<string, string>()
  const sources = new Map<string, string>()
  return {
    use(source) {
      let asset = used.get(source)
      if (!asset) {
        const contents = readListed(join(root, source), root)
        const extension = extname(source)
        const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8)
        asset = { path: `assets/${basename(source, extension)}-${hash}${extension}`, contents, ...sizeOf(contents) }
        used.set(source, asset)
        sources.set(asset.path, source)
      }
      return asset
    },
    text(source) {
      let text = texts.get(source)
      if (text === undefined) {
        text = readListed(join(root, source), root).toString()
        texts.set(source, text)
      }
      return text
    },
    sourceOf: (path) => sources.get(path),
    forget() {
      used.clear()
      texts.clear()
    },
    files: () => [...used.values()].map(({ path, contents }) => ({ path, contents })),
  }
}

function sizeOf(contents: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation } = imageSize(contents)
    // From 5 on the camera was held upright, and browsers turn the image.
    const [across, down] = (orientation ?? 1) >= 5 ? [height, width] : [width, height]
    return { width: Math.round(across), height: Math.round(down) }
  } catch {
    return undefined
  }
}
