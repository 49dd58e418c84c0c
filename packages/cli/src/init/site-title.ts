import { basename } from 'node:path'
import type { ExistingProject } from './existing-project.ts'

/** Matches folder names that are too generic to become a site's title, such as `docs` and `docs-site`. */
const commonFolder = /^(?:(?:docs?|documentation|new|site|web|website|www)(?:[-_.]|$))+$/i

/**
 * Returns the title of a new site: the name of the package that it documents, as users know it (`@scope/my-library`), or else the name of
 * its folder as words (`my-docs` → `My docs`).
 */
export function siteTitle({ root, manifest, parent }: ExistingProject): string {
  const folder = basename(root)
  const name = manifest?.name ?? (commonFolder.test(folder) ? parent?.manifest.name : undefined)
  if (typeof name === 'string' && name.trim() !== '') return name.trim()
  const words = folder.replace(/[-_.]+/g, ' ').trim() || 'Docs'
  return words.charAt(0).toUpperCase() + words.slice(1)
}
