// Replaces `@theme/CodeBlock` in components. On pages, Docs has a component with this name.
import type { ReactNode } from 'react'

interface CodeBlockProps {
  children?: ReactNode
  title?: ReactNode
  language?: string
  className?: string
  metastring?: string
  showLineNumbers?: boolean | number
}

export default function CodeBlock({ children, title }: CodeBlockProps) {
  return (
    <>
      {title && <p>{title}</p>}
      {/* Readers who use a keyboard have to be able to scroll long lines. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </>
  )
}
