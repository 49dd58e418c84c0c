import { createElement, type ReactNode } from 'react'
import type { MagicComment } from './code-fence.ts'
import { extractMagicComments } from './code-fence.ts'
import type { MarkdownNode } from './markdown-node.ts'

type Props = Record<string, unknown> & { children?: ReactNode }

/** The code block that is being rendered. The old site's components read it with Docusaurus hooks. */
let current: Record<string, unknown> = {}

/** Calls `run`, in which the hooks return the metadata of a code block. */
export function withCodeBlock<Result>(props: Record<string, unknown>, run: () => Result): Result {
  current = codeBlockHooks.createCodeBlockMetadata(props)
  return run()
}

/** Returns the properties that Docusaurus passes to the component of a code block. */
export function codeBlockProps(
  { lang, meta, value = '' }: MarkdownNode,
  magicComments: readonly MagicComment[],
): Record<string, unknown> {
  return {
    ...(lang && { className: `language-${lang}` }),
    ...(meta && { metastring: meta }),
    children: `${value}\n`,
    magicComments,
  }
}

/** The hooks and functions that replacements of Docusaurus's code blocks use. */
export const codeBlockHooks = {
  CodeBlockContextProvider: ({ metadata, children }: Props) => {
    current = metadata as Record<string, unknown>
    return children
  },
  useCodeBlockContext: () => ({ metadata: current, wordWrap: {} }),
  useCodeWordWrap: () => ({}),
  createCodeBlockMetadata: (options: Record<string, unknown>): Record<string, unknown> => {
    const meta = String(options.metastring ?? '')
    const language = options.language ?? /language-([\w-]+)/.exec(String(options.className ?? ''))?.[1]
    const magic = (options.magicComments ?? []) as MagicComment[]
    const code = String(options.code ?? options.children ?? '').replace(/\r?\n$/, '')
    const { value, classes } = extractMagicComments(code, magic)
    return {
      code: value,
      codeInput: code,
      language: language ?? options.defaultLanguage ?? 'text',
      title: /\btitle=(["'])(.*?)\1/.exec(meta)?.[2] ?? options.title,
      lineClassNames: classes,
      className: options.className,
    }
  },
}

const main = (value: unknown) => ({ __esModule: true, default: value })
const code = main(() => createElement('docs-code'))
const nothing = main(() => null)
const box = main(({ children }: Props) => children)

/** Docusaurus's own parts of a code block. Only the code itself matters, because the import writes the title and the buttons. */
export const codeBlockParts: Record<string, unknown> = {
  '@theme-original/CodeBlock': code,
  '@theme-original/CodeBlock/Content/String': code,
  '@theme-original/CodeBlock/Content/Element': code,
  '@theme-original/CodeBlock/Layout': code,
  '@theme/CodeBlock/Content/String': code,
  '@theme/CodeBlock/Content/Element': code,
  '@theme/CodeBlock/Layout': code,
  '@theme/CodeBlock/Content': code,
  '@theme/CodeBlock/Container': box,
  '@theme/CodeBlock/Title': nothing,
  '@theme/CodeBlock/Buttons': nothing,
}
