/** Derives a slug from a text as Python-Markdown does. */
export function pythonSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}

/** Derives a slug from a text as pymdownx does, which keeps non-ASCII letters and doesn't join spaces. */
export function unicodeSlug(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<[^>]*>/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
