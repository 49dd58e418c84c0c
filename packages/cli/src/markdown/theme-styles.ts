import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from '../util/client-folder.ts'

/** The theme's stylesheets that aren't part of the stylesheet of every page, by file name. */
const loaded = new Map<string, string>()

/** Returns the styles of the blog's pages. */
export function blogStyles(): string {
  return themeStyles('blog.css', 'pages')
}

/** Returns the styles of form controls in the text. Returns an empty list if the page can't contain any. */
export function formStyles(html: string): string[] {
  return mayHaveControls(html) ? [themeStyles('forms.css', 'text')] : []
}

/** Returns the styles of the cards, steps, and file trees that a page contains. */
export function boxStyles(html: string): string[] {
  return [
    ...(/<div class="card(?:-grid)?"/.test(html) ? [themeStyles('cards.css', 'text')] : []),
    ...(/<div class="(?:steps|file-tree)"/.test(html) ? [themeStyles('lists.css', 'text')] : []),
  ]
}

/** Returns the styles of added or removed text in code, and of lines with warnings. Returns an empty list if the code contains none. */
export function markedTextStyles(code: readonly string[]): string[] {
  return code.some((html) => /\bword (?:ins|del)"|class="line[^"]* warning\b/.test(html))
    ? [themeStyles('marked-text.css', 'text')]
    : []
}

/**
 * Returns whether a page contains form controls that forms.css applies to. A component that becomes interactive in the browser may render
 * some there.
 */
function mayHaveControls(html: string): boolean {
  return (
    html.includes(' data-island=') ||
    /<(?:button|input|select|textarea)\b(?![^>]*\s(?:class|role|data-set-language)=)(?![^>]*\stype="checkbox")/.test(
      html,
    )
  )
}

function themeStyles(file: string, layer: string): string {
  let styles = loaded.get(file)
  styles ??= readFileSync(join(clientFolder, 'src/theme/styles', file), 'utf8')
  loaded.set(file, styles)
  return `@layer ${layer}{${styles}}`
}
