import { type TempSite, tempSite } from '../../../cli/tests/support/temp-site.ts'

export interface Moved {
  site: TempSite
  /** The command's output and exit code. */
  shown: { exitCode: number | null; stdout: string; stderr: string }
  /** Returns the contents of a file in the new site. */
  read(path: string): string
}

const config = `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]] }\n`

/** Creates a Docusaurus site from the given files and imports it. By default, `docusaurus.config.js` is minimal. */
export async function moved(files: Record<string, string | Uint8Array>): Promise<Moved> {
  const site = await tempSite({}, { config: null })
  const all: Record<string, string | Uint8Array> = { 'docusaurus.config.js': config, ...files }
  site.write(Object.fromEntries(Object.entries(all).map(([path, text]) => [`old/${path}`, text])))
  const shown = await site.docs('init', 'new', '--from', 'old', '--yes')
  return { site, shown, read: (path) => site.read(`new/${path}`) }
}

/** Imports a single page, and returns its new text. */
export async function movedPage(text: string, others: Record<string, string | Uint8Array> = {}): Promise<string> {
  const { site, shown } = await moved({ 'docs/page.md': `---\ntitle: Page\n---\n\n${text}`, ...others })
  const path = site.list('new/content/docs').find((name) => /(^|\/)page\.mdx?$/.test(name))!
  const page = site.read(`new/content/docs/${path}`).replace(/^---\ntitle: Page\n---\n\n/, '')
  return shown.stderr ? `${page}\n=== messages ===\n${shown.stderr}` : page
}
