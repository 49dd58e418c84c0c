import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { imageSize } from 'image-size'
import type { Message } from '../model/message.ts'
import type { SiteFiles } from '../model/site-files.ts'
import { readOwnFile } from '../util/readable-file.ts'

/** Images above this size, in bytes, are reported. */
const maxSize = 2_000_000

/** Creates messages for images that browsers can't show completely (empty and damaged files, files in another format) and for large ones. */
export function imageMessages({ assets, publicFiles }: SiteFiles, root: string): Message[] {
  const images = [...assets.values(), ...publicFiles.values()].filter(({ absolutePath }) =>
    /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(absolutePath),
  )
  return images.flatMap(({ absolutePath }): Message[] => {
    const file = relativePath(root, absolutePath)
    const contents = readOwnFile(absolutePath, root)
    // A file that can't be read is reported elsewhere.
    if (typeof contents === 'string') return []
    const problem = imageProblem(file, contents)
    if (problem !== undefined) {
      const note = 'Export the image again. If the repository uses Git LFS, run `git lfs pull`.'
      return [{ ruleId: 'broken-asset', fatal: false, file, reason: `\`${file}\` ${problem}.`, note }]
    }
    if (contents.length <= maxSize) return []
    const size = `${(contents.length / 1e6).toFixed(1)} MB`
    const note = 'Scale it down to the size that it has on the page, or save it as WebP or AVIF.'
    return [{ ruleId: 'large-image', fatal: false, file, reason: `\`${file}\` has a size of ${size}.`, note }]
  })
}

/** Returns what is wrong with an image, or `undefined` if it looks complete. The pixels aren't decoded. */
function imageProblem(file: string, contents: Buffer): string | undefined {
  if (contents.length === 0) return 'is empty'
  const type = /\.svg$/i.test(file) ? contents.includes('svg') && 'svg' : rasterType(contents)
  if (!type) return 'isn’t an image that browsers can show'
  return isComplete[type]?.(contents) === false ? 'is incomplete: its end is missing' : undefined
}

/** Returns the type of an image, which can differ from the extension of its name. */
function rasterType(contents: Buffer): string | undefined {
  try {
    return imageSize(contents).type
  } catch {
    return undefined
  }
}

/** For each type of image, whether its end is there. */
const isComplete: Record<string, (contents: Buffer) => boolean> = {
  png: (contents) => contents.includes('IEND'),
  // The end marker comes after the last scan. A thumbnail in the metadata has an end marker of its own.
  jpg: (contents) => contents.lastIndexOf(Buffer.of(0xff, 0xd9)) > contents.lastIndexOf(Buffer.of(0xff, 0xda)),
  gif: (contents) => contents.findLast((byte) => byte !== 0) === 0x3b,
  webp: (contents) => contents.readUInt32LE(4) + 8 <= contents.length,
  avif: (contents) => boxesEnd(contents) <= contents.length,
  svg: (contents) => /<\/(?:\w+:)?svg\s*>|<(?:\w+:)?svg\b[^<>]*\/>/.test(contents.subarray(-10_000).toString()),
}

/** Returns where the last box of an AVIF file ends. */
function boxesEnd(contents: Buffer): number {
  let end = 0
  while (end + 8 <= contents.length) {
    const size = contents.readUInt32BE(end)
    // A box of size 0 extends to the end of the file, and one of size 1 has a 64-bit size, which no image needs.
    if (size < 8) return contents.length
    end += size
  }
  return end
}
