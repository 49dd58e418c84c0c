import sharp from 'sharp'
import { expect } from 'vitest'
import { type TempSite, tempSite } from '../support/temp-site.ts'

/** The text of the site's configuration. */
export const config = (more = '') =>
  `export default { title: 'Test', tagline: 'A site', url: 'https://example.com', samples: false, ${more} }\n`

/** Builds a site without messages. `more` contains additional configuration keys. */
export async function built(files: Record<string, string | Uint8Array>, more = ''): Promise<TempSite> {
  const site = await tempSite(files, { config: config(more) })
  const { exitCode, stderr } = await site.docs('build')
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  return site
}

/** A PNG image. */
export function picture(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#abc', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .png()
    .toBuffer()
}
