import { createHash } from 'node:crypto'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { OutputFile } from '../model/output-file.ts'
import { readListed } from '../util/read-listed.ts'
import { readSteeredFile } from '../util/readable-file.ts'

export interface Asset {
  /** Path relative to the output folder, such as `assets/store-1a2b3c4d.png`. */
  path: string
  /** Size in CSS pixels. `undefined` unless the asset is an image whose size can be read. */
  width?: number
  height?: number
}

/** Assigns each asset an output path that contains its hash. */
export interface AssetStore {
  /** Returns the asset for a source path, and marks it as used. Throws if the file can't be read. */
  use(source: string): Asset
  /** Returns the contents of an SVG file, or '' if the file can't be included. The plan reports such a file. */
  text(source: string): string
  /** Returns the source path for an output path, or `undefined` if no page has used that asset. */
  sourceOf(path: string): string | undefined
  /**
   * Discards the files' contents, so that changed files are read again. `sourceOf` still resolves earlier output paths, because open pages
   * may request them.
   */
  invalidate(): void
  /** Returns the output files of all used assets. */
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
        const bytes = readSteeredFile(join(root, source), root)
        text = typeof bytes === 'string' ? '' : bytes.toString()
        texts.set(source, text)
      }
      return text
    },
    sourceOf: (path) => sources.get(path),
    invalidate() {
      used.clear()
      texts.clear()
    },
    files: () => [...used.values()].map(({ path, contents }) => ({ path, contents })),
  }
}

/** Returns the size at which browsers show an image, or `undefined` if the file isn't an image. */
export function sizeOf(contents: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation } = imageSize(contents)
    // Images with an EXIF orientation of 5 or higher are rotated by 90 degrees. Browsers apply the rotation, so swap width and height.
    const [displayWidth, displayHeight] = (orientation ?? 1) >= 5 ? [height, width] : [width, height]
    return { width: Math.round(displayWidth), height: Math.round(displayHeight) }
  } catch {
    return undefined
  }
}
