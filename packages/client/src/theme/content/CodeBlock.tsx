export interface CodeVariant {
  variant: 'ts' | 'js' | ''
  /** Where this form has a title of its own (`store.js`). */
  title?: string
  /** Highlighted code. Where lines are marked or numbered each one is a `span.line` which holds its line break. */
  html: string
}

export interface CodeBlockProps {
  lang: string
  title?: string
  /** One entry, or the TypeScript and the JavaScript form of the same code. */
  code: CodeVariant[]
  /** Number of the first line. */
  lineNumbers?: number
  wrap?: boolean
  kind?: 'signature' | 'output'
  /** Names the block in the page's `types.json`, where its types are known. */
  fence?: number
}

/** Which of two forms is shown is decided by CSS on `<html data-code-language>`; without JavaScript both are. */
export function CodeBlock({ lang, title, code, lineNumbers, wrap, kind, fence }: CodeBlockProps) {
  const isTwin = code.length > 1
  const label = title ?? (kind === 'output' ? 'Output' : undefined)
  return (
    <div
      className="code"
      data-lang={lang || undefined}
      data-kind={kind}
      data-fence={fence}
      data-twin={isTwin ? '' : undefined}
      data-wrap={wrap ? '' : undefined}
      data-numbers={lineNumbers === undefined ? undefined : ''}
    >
      {(label || isTwin) && (
        <div className="code-head">
          {label && <Title label={label} code={code} />}
          {isTwin && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
            <span className="code-languages needs-js" role="group" aria-label="Language">
              <LanguageButton language="ts" label="TS" name="TypeScript" />
              <LanguageButton language="js" label="JS" name="JavaScript" />
            </span>
          )}
        </div>
      )}
      <button type="button" className="code-copy needs-js" data-copy="" aria-label="Copy code" />
      {code.map(({ variant, html }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard.
        <pre key={variant} data-variant={variant || undefined} tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: lineNumbers === undefined ? html : numbered(html, lineNumbers) }} />
        </pre>
      ))}
    </div>
  )
}

/** A form with a title of its own shows it; the others have that of the block. */
function Title({ label, code }: { label: string; code: CodeVariant[] }) {
  if (code.every((form) => form.title === undefined)) return <span className="code-title">{label}</span>
  return code.map((form) => (
    <span key={form.variant} className="code-title" data-variant={form.variant || undefined}>
      {form.title ?? label}
    </span>
  ))
}

/** The numbers are attributes, drawn by CSS, so that nobody selects or copies them. */
function numbered(html: string, first: number): string {
  let number = first
  return html.replace(/<span class="line/g, (start) => `<span data-line="${number++}"${start.slice('<span'.length)}`)
}

/** The name is read out with “shown” while `<html data-code-language>` is this language. */
function LanguageButton({ language, label, name }: { language: 'ts' | 'js'; label: string; name: string }) {
  return (
    <button type="button" data-set-language={language}>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{name}</span>
      <span className="visually-hidden shown-mark">, shown</span>
    </button>
  )
}
