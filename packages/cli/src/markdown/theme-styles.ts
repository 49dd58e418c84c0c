import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedHtml } from '../components/rendered-html.ts'
import { clientFolder } from '../util/package-folder.ts'

/** The theme's stylesheets that aren't part of the stylesheet of every page, by file name. They are files of the engine. */
const loaded = new Map<string, string>()

/** Returns the styles of the blog's pages. */
export function blogStyles(): string {
  return themeStyles('blog.css', 'pages')
}

/** Returns the styles of landing pages. */
export function landingStyles(): string {
  return themeStyles('landing.css', 'pages')
}

/** Returns the styles of the documents that `docs build --print` generates. */
export function bookStyles(): string {
  return themeStyles('book.css', 'modes')
}

/** Returns the styles of form controls in the text. Returns an empty list if the page can't contain any. */
export function formStyles({ hasControls }: Pick<RenderedHtml, 'hasControls'>): string[] {
  return hasControls ? [themeStyles('forms.css', 'text')] : []
}

/** Returns the styles of the diagrams, cards, steps, and file trees that a page contains. */
export function boxStyles({ boxes, slots }: Pick<RenderedHtml, 'boxes' | 'slots'>): string[] {
  return [
    ...(boxes.has('diagram-box') || slots.some(({ kind }) => kind === 'diagram')
      ? [themeStyles('diagram.css', 'text')]
      : []),
    ...(boxes.has('card') || boxes.has('card-grid') ? [themeStyles('cards.css', 'text')] : []),
    ...(boxes.has('steps') || boxes.has('file-tree') ? [themeStyles('lists.css', 'text')] : []),
  ]
}

/** Returns the styles of added or removed text in code, and of lines with warnings. Returns an empty list if the code contains none. */
export function markedTextStyles(code: readonly string[]): string[] {
  return code.some((html) => /\bword (?:ins|del)"|class="line[^"]* warning\b/.test(html))
    ? [themeStyles('marked-text.css', 'text')]
    : []
}

function themeStyles(file: string, layer: string): string {
  let styles = loaded.get(file)
  styles ??= readFileSync(join(clientFolder, 'src/theme/styles', file), 'utf8')
  loaded.set(file, styles)
  return `@layer ${layer}{${styles}}`
}
