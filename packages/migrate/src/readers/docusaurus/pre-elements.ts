import type { NewFile } from '../../model/migrated-site.ts'
import { type Options, toRecord } from '../../util/values.ts'
import { usesMdx1 } from './mdx1.ts'
import type { OriginalSite } from './original-site.ts'

/** Colors of the theme for code that Docusaurus uses by default. */
const defaults: Options = { color: '#bfc7d5', backgroundColor: '#292d3e' }

/**
 * Returns the styles for the `<pre>` elements that pages contain as HTML. MDX 1 shows them as code blocks, so links in them may have colors
 * that are only readable on the background of the old site's code. Returns `undefined` if no page contains such an element.
 */
export function preStyles(site: OriginalSite, newFiles: ReadonlyMap<string, NewFile>): string | undefined {
  const isUsed = [...newFiles].some(([path, file]) => path.endsWith('.md') && 'text' in file && /<pre>/.test(file.text))
  if (!isUsed || !usesMdx1(site)) return undefined
  const { theme, darkTheme = theme } = toRecord(site.themeConfig.prism)
  const [light, dark] = [plainColors(theme), plainColors(darkTheme)]
  const both = (name: string) => `light-dark(${light[name]}, ${dark[name]})`
  return `/* Docusaurus 2 shows <pre> elements as code blocks. */
pre:where(.prose :not([class], .code *)) {
  padding: 1rem 1.125rem;
  color: ${both('color')};
  background: ${both('backgroundColor')};
  border-radius: var(--radius-m);
}
`
}

/** The colors of text and background in a theme of Prism. */
function plainColors(theme: unknown): Options {
  const { plain, default: exported } = toRecord(theme)
  return { ...defaults, ...toRecord(plain ?? toRecord(exported).plain) }
}
