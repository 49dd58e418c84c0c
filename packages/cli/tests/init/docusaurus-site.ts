import { type TempSite, tempSite } from '../support/temp-site.ts'

export interface Moved {
  site: TempSite
  /** What the command printed, with its exit code. */
  shown: { exitCode: number | null; stdout: string; stderr: string }
  /** A file of the new site. */
  read(path: string): string
}

const config = `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]] }\n`

/** A Docusaurus site from a few strings, moved over. `docusaurus.config.js` is a plain one, unless it is given. */
export async function moved(files: Record<string, string>): Promise<Moved> {
  const site = await tempSite({}, { config: null })
  const all: Record<string, string> = { 'docusaurus.config.js': config, ...files }
  site.write(Object.fromEntries(Object.entries(all).map(([path, text]) => [`old/${path}`, text])))
  const shown = await site.docs('init', 'new', '--from', 'old')
  return { site, shown, read: (path) => site.read(`new/${path}`) }
}

/** One page of a plain site, moved over: its text here. */
export async function movedPage(text: string, others: Record<string, string> = {}): Promise<string> {
  const { read, shown } = await moved({ 'docs/page.md': `---\ntitle: Page\n---\n\n${text}`, ...others })
  const page = read('content/docs/page.md').replace(/^---\ntitle: Page\n---\n\n/, '')
  return shown.stderr ? `${page}\n=== messages ===\n${shown.stderr}` : page
}
