import type { OldSite } from '../../model/old-site.ts'

/**
 * Returns the pages whose text a hook of MkDocs may change. The hook isn't run, because that needs Python. Only functions whose effect is
 * visible in their source are limited to some pages: those that return early for all pages but one, and those that replace a fixed text.
 *
 * @param source The source of the hook. If it's `undefined`, the hook may change all pages.
 */
export function pagesChangedByHook(source: string | undefined, site: OldSite): string[] | 'all' {
  if (source === undefined) return 'all'
  const bodies = pageFunctions(source)
  // Functions that are imported or defined in another way can't be seen.
  if (bodies.length !== [...source.matchAll(pageFunctionNames)].length) return 'all'
  const pages = new Set<string>()
  for (const body of bodies) {
    const only = onlyPage.exec(body)?.[1]
    const replaced = replacedTexts(body)
    if (only === undefined && replaced === undefined) return 'all'
    for (const page of site.pages) {
      const isAffected =
        only === undefined ? replaced!.some((text) => page.block.body.includes(text)) : page.source === only
      if (isAffected) pages.add(page.shown)
    }
  }
  return [...pages]
}

/** A function that starts with `if page.file.src_uri != "a.md": return`, which may follow comments and assignments of texts. */
const onlyPage =
  /^(?:[ \t]*(?:#.*|\w+[ \t]*=[ \t]*"[^"\n]*"[ \t]*)?\n)*[ \t]*if[ \t]+page\.file\.src_(?:uri|path)[ \t]*!=[ \t]*["']([^"']+)["'][ \t]*:\s*return\b/

const pageFunctionNames = /\bon_(?:page_(?:markdown|content|read_source)|pre_page|post_page)\b/g

/** Returns the source of a hook without one of its functions. */
export function withoutFunction(source: string, name: string): string {
  const pattern = new RegExp(
    `^(?:async )?def ${name}\\b[\\s\\S]*?(?=^(?:async |def |class |@|[A-Za-z_]\\w*[ \\t]*[=:(])|$(?![\\s\\S]))`,
    'gm',
  )
  return source.replace(pattern, '')
}

/** Returns the bodies of the functions that MkDocs calls for each page. */
function pageFunctions(source: string): string[] {
  const functions = source.matchAll(
    /^(?:async )?def on_(?:page_(?:markdown|content|read_source)|pre_page|post_page)\b[^:]*\([\s\S]*?\)(?:\s*->[^:\n]+)?:[ \t]*(?:#.*)?\n((?:[ \t]+.*\n|[ \t]*#.*\n|[ \t]*\n|\)+.*\n)*)/gm,
  )
  return [...functions].map(([, body]) => body!)
}

/**
 * Returns the texts that a function replaces if it does nothing else: each `return` gives back the text, as it is or after `replace` with a
 * fixed text.
 */
function replacedTexts(body: string): string[] | undefined {
  const returned = [...body.matchAll(/^[ \t]*return\b[ \t]*(.*)$/gm)].map(([, value]) => value!.trim())
  const isAssigned = /\b(?:page|config|files|markdown|html|output)(?:\.[\w.]+|\[[^\]]*\])?[ \t]*[+|]?=(?!=)/.test(body)
  const texts: string[] = []
  for (const value of returned) {
    if (value === '' || /^(?:markdown|html|output)$/.test(value)) continue
    const [, text] = /^(?:markdown|html|output)\.replace\(\s*["']([^"'\\]+)["']\s*,/.exec(value) ?? []
    if (text === undefined) return undefined
    texts.push(text)
  }
  return isAssigned ? undefined : texts
}
