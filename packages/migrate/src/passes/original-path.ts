import type { OldSite } from '../model/old-site.ts'

/** Returns the path of a translated page in the new site. */
export function translationTarget(locale: string, target: string): string {
  return target.replace(/^(?:content\/)?/, `translations/${locale}/`)
}

/** Returns the path on the old site without its language: as the original of a translated page would link to it. */
export function originalPath(path: string, { translation }: Pick<OldSite, 'translation'>): string {
  if (!translation) return path
  const { locale, originalPrefix } = translation
  const isOwn = `${path}/`.toLowerCase().startsWith(`/${locale.toLowerCase()}/`)
  return isOwn ? originalPrefix + path.slice(locale.length + 1) || '/' : path
}
