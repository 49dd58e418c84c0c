import { Fragment } from 'react'
import type { CodeBlockLook } from '../../page-data.ts'
import { labels, pageLocale } from '../../page-labels.tsx'
import { fillPlural } from '../../platform/fill-label.ts'

export interface CodeVariant {
  variant: 'ts' | 'js' | ''
  /** Title of this variant (`store.js`), if it differs from the title of the block. */
  title?: string
  /** Highlighted code. If lines are marked or numbered, each line is a `span.line` that includes its line break. */
  html: string
  /**
   * The lines that are hidden until the reader expands them. Each element's `data-at` is the number of lines in the variant's `html` above
   * it.
   */
  setup?: { lines: number; html: string }
}

export interface CodeBlockProps extends CodeBlockLook {
  lang: string
  title?: string
  /** A single variant, or the TypeScript and JavaScript variants of the same code. */
  code: CodeVariant[]
  kind?: 'signature' | 'output'
  /** Key of the block in the page's `types.json`. Only set if the block has type hints. */
  fence?: number
  /** Classes that a plugin gives to the block. */
  className?: string
}

/**
 * A code block with one or two language variants. CSS shows the variant in `<html data-code-language>`; without JavaScript, both are
 * shown.
 *
 * `data-markdown-ignore` tells tools for AI agents which elements the Markdown copy has in a different form: it contains the title in the
 * first line of the code block, and the code in a single language.
 */
export function CodeBlock({ lang, title, code, lineNumbers, wrap, kind, fence, className }: CodeBlockProps) {
  const hasVariants = code.length > 1
  const label = title ?? (kind === 'output' ? labels.output : undefined)
  return (
    <div
      className="code"
      data-lang={lang || undefined}
      data-kind={kind}
      data-fence={fence}
      data-twin={hasVariants ? '' : undefined}
      data-wrap={wrap ? '' : undefined}
      data-numbers={lineNumbers === undefined ? undefined : ''}
    >
      {/* The client makes this a toolbar, which is a single tab stop. */}
      <div className="code-tools">
        {(label || hasVariants) && (
          <div className="code-head">
            {label && <Title label={label} code={code} />}
            {hasVariants && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
              <span className="code-languages needs-js" role="group" aria-label={labels.codeLanguage}>
                <LanguageButton language="ts" label="TS" name="TypeScript" />
                <LanguageButton language="js" label="JS" name="JavaScript" />
              </span>
            )}
          </div>
        )}
        <button type="button" className="code-copy needs-js" data-copy="" aria-label={labels.copyCode} />
        {fence !== undefined && (
          <button
            type="button"
            className="code-types needs-js"
            // JavaScript variants have no type hints.
            data-variant={hasVariants ? 'ts' : undefined}
            data-types=""
            data-markdown-ignore=""
          >
            {labels.typeHintsHelp}
          </button>
        )}
      </div>
      {code.map(({ variant, html, setup }) => (
        <Fragment key={variant}>
          {setup && (
            <details className="code-setup" data-variant={variant || undefined}>
              <summary>{fillPlural(labels.showSetup, setup.lines, pageLocale())}</summary>
              <Code html={setup.html} />
            </details>
          )}
          <Code
            variant={variant}
            className={className}
            html={lineNumbers === undefined ? html : numbered(html, lineNumbers)}
          />
        </Fragment>
      ))}
    </div>
  )
}

function Code({
  variant,
  className,
  html,
}: {
  variant?: CodeVariant['variant']
  className?: string | undefined
  html: string
}) {
  return (
    <pre
      className={className}
      data-variant={variant || undefined}
      data-markdown-ignore={variant === 'js' ? '' : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the code.
      tabIndex={0}
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}

/** The title of the block. A variant with its own title shows that title instead. */
function Title({ label, code }: { label: string; code: CodeVariant[] }) {
  if (code.every((variant) => variant.title === undefined))
    return (
      <span className="code-title" data-markdown-ignore="">
        {label}
      </span>
    )
  return code.map((variant) => (
    <span
      key={variant.variant}
      className="code-title"
      data-variant={variant.variant || undefined}
      data-markdown-ignore=""
    >
      {variant.title ?? label}
    </span>
  ))
}

/** Adds line numbers as attributes. CSS shows the attributes, so that the numbers can't be selected or copied. */
function numbered(html: string, first: number): string {
  let number = first
  return html.replace(/<span class="line/g, (start) => `<span data-line="${number++}"${start.slice('<span'.length)}`)
}

/** A button that switches to a language. Screen readers announce “shown” after the button's name if the language is the current one. */
function LanguageButton({ language, label, name }: { language: 'ts' | 'js'; label: string; name: string }) {
  return (
    <button type="button" data-set-language={language}>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{name}</span>
      <span className="visually-hidden shown-mark">{labels.codeLanguageShown}</span>
    </button>
  )
}
