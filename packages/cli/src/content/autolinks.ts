import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { visit } from './visit.ts'

interface FromMarkdown {
  transforms?: ((tree: Root) => unknown)[]
}

/**
 * Literal addresses (`https://…`, `www.…`, `a@b.c`) in text become links after parsing, which looks at every text of every page with
 * three regular expressions. Most pages have no such text outside of code: those are left alone.
 */
export function lazyAutolinks(this: Processor): void {
  const data = this.data() as { fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[] }
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map((extension) =>
    Array.isArray(extension) ? extension.map(lazy) : lazy(extension),
  )
}

function lazy(extension: FromMarkdown): FromMarkdown {
  const { transforms } = extension
  if (!transforms) return extension
  return {
    ...extension,
    transforms: transforms.map((transform) => (tree: Root) => (mayHoldAddress(tree) ? transform(tree) : undefined)),
  }
}

function mayHoldAddress(tree: Root): boolean {
  let found = false
  visit(tree, 'text', ({ value }) => {
    found = value.includes('@') || value.includes('://') || /www\./i.test(value)
    return !found
  })
  return found
}
