import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onePixel } from './support/one-pixel.ts'
import { tempSite } from './support/temp-site.ts'

const noise = sharp({
  create: { width: 64, height: 48, channels: 3, background: '#abc', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
})
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>\n'

/** One complete image of each type. */
const images: Record<string, Buffer> = {
  png: await noise.clone().png().toBuffer(),
  jpg: await noise.clone().jpeg({ progressive: true }).toBuffer(),
  gif: await noise.clone().gif().toBuffer(),
  webp: await noise.clone().webp().toBuffer(),
  avif: await noise.clone().avif({ effort: 0 }).toBuffer(),
  svg: Buffer.from(svg),
}

/** Returns the messages about a site's images, without the note, which is the same for all. */
async function imageMessages(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const site = await tempSite({ 'content/index.md': '# Home\n', ...files })
  const { stdout, exitCode } = await site.docs('check', '--format', 'json')
  const { messages } = JSON.parse(stdout) as { messages: { severity: string; rule: string; message: string }[] }
  expect(exitCode).toBe(0)
  return messages.map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`)
}

test('accepts complete images, whatever their name says, and metadata after the end', async () => {
  const thumbnail = await noise
    .clone()
    .withExif({ IFD0: { Copyright: 'Jane' } })
    .jpeg()
    .toBuffer()
  const files = Object.entries(images).map(([type, image]) => [`content/a.${type}`, image])
  expect(
    await imageMessages({
      ...Object.fromEntries(files),
      'content/thumbnail.JPG': thumbnail,
      'content/webp.png': images.webp!,
      'content/more.png': Buffer.concat([onePixel, Buffer.from('more')]),
      'content/padded.gif': Buffer.concat([images.gif!, Buffer.alloc(3)]),
      'content/empty.svg': '<svg/>',
      'content/prefixed.svg': '<?xml version="1.0"?><s:svg xmlns:s="http://www.w3.org/2000/svg"></s:svg >',
    }),
  ).toEqual([])
})

test('warns about large images', async () => {
  const large = Buffer.concat([images.gif!, Buffer.alloc(2_100_000)])
  expect(await imageMessages({ 'content/large.gif': large })).toEqual([
    'warning large-image: `content/large.gif` has a size of <size>.',
  ])
})

test.each(Object.keys(images))('warns about damaged images: %s', async (type) => {
  const image = images[type]!
  const half = image.subarray(0, image.length / 2)
  expect(
    await imageMessages({
      [`content/empty.${type}`]: '',
      [`content/_public/fake.${type}`]: 'Not an image.',
      [`content/half.${type}`]: half,
    }),
  ).toEqual([
    `warning broken-asset: \`content/_public/fake.${type}\` isn’t an image that browsers can show.`,
    `warning broken-asset: \`content/empty.${type}\` is empty.`,
    `warning broken-asset: \`content/half.${type}\` is incomplete: its end is missing.`,
  ])
})
