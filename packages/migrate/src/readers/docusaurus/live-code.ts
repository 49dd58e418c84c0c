import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { textOf, toRecord } from '../../util/values.ts'
import type { CopiedComponents, CopiedModule } from './copied-components.ts'
import type { MarkdownNode } from './markdown-node.ts'
import type { OriginalSite } from './original-site.ts'
import { resolveModule } from './resolve-module.ts'

const name = 'LiveCode'
const editor = '_from/docusaurus/LiveEditor.jsx'

/** Collects the code blocks with the option `live`, which readers can edit, for a component that runs them with React Live. */
export class LiveCode {
  /** Why the samples can't run in the new site. */
  readonly reason: string | undefined
  readonly #samples: string[] = []
  readonly #scope: CopiedModule | undefined

  constructor(
    scope: CopiedModule | { reason: string } | undefined,
    /** Whether the result is above the code. */
    readonly isResultFirst: boolean,
  ) {
    if (scope && 'reason' in scope) this.reason = scope.reason
    else this.#scope = scope
  }

  /** Converts a code block to the component. */
  element(code: MarkdownNode, hasOwnRender: boolean): MarkdownNode {
    this.#samples.push(code.value ?? '')
    const attributes: Record<string, string> = hasOwnRender ? { noInline: 'true' } : {}
    return { type: 'containerDirective', name, attributes, children: [code] }
  }

  get isUsed(): boolean {
    return this.#samples.length > 0
  }

  /** The packages that the component imports. */
  get packages(): Record<string, string> {
    return this.isUsed ? { ...this.#scope?.packages, 'react-live': '^5.0.1' } : {}
  }

  /** What the Content Security Policy has to allow. */
  get csp(): Record<string, string[]> {
    if (!this.isUsed) return {}
    const texts = [...this.#samples, ...(this.#scope?.files ?? []).map((file) => readFileSync(file, 'utf8'))]
    // A link doesn't load anything.
    const urls = texts.flatMap((code) => [
      ...code.matchAll(/(?<!\bhref=\{?)["'`](https?:\/\/[\w.-]+(?::\d+)?)(?=[/"'`])/g),
    ])
    const origins = [...new Set(urls.map(([, origin]) => origin!))].sort()
    const loads = ['connect-src', 'font-src', 'img-src'].map((directive) => [directive, origins] as const)
    return { 'script-src': ["'unsafe-eval'"], ...(origins.length > 0 && Object.fromEntries(loads)) }
  }

  /** Returns the files of the component. */
  files(): Map<string, { text: string }> {
    if (!this.isUsed) return new Map()
    const folder = `content/_components/${posix.dirname(editor)}`
    const scope = this.#scope
      ? `import scope from '${posix.relative(folder, this.#scope.path)}'\n`
      : `import React from 'react'\n\n// The names that the code can use.\nconst scope = { React, ...React }\n`
    const [first, second] = this.isResultFirst ? [resultPart, codePart] : [codePart, resultPart]
    const editorText = `import { LiveEditor, LiveError, LivePreview, LiveProvider } from 'react-live'
${scope}
/** The stylesheet \`LiveCode.css\` contains the colors. */
const theme = { plain: {}, styles: [] }

export default function Editor({ code, noInline }) {
  return (
    <LiveProvider code={code} noInline={noInline} scope={scope} theme={theme}>
${first}
${second}
    </LiveProvider>
  )
}
`
    const imports = (this.#scope?.styles ?? []).map((path) => {
      const own = posix.relative('content/_components', path)
      return `@import '${path.startsWith('content/') ? `./${own}` : path}';\n`
    })
    return new Map([
      [`content/_components/${name}.tsx`, { text: component }],
      [
        `content/_components/${name}.css`,
        { text: [...imports, ...(imports.length > 0 ? ['\n'] : []), styles].join('') },
      ],
      [`content/_components/${editor}`, { text: editorText }],
    ])
  }
}

const codePart = `      <p className="live-code-label">Live editor</p>
      <div className="code live-code-editor">
        <LiveEditor aria-label="Code" />
      </div>`
const resultPart = `      <p className="live-code-label">Result</p>
      <div className="live-code-result">
        <LivePreview />
        <LiveError />
      </div>`

const component = `import { type ReactNode, useEffect, useRef, useState } from 'react'
import Editor from './${editor}'

/**
 * Shows code that readers can edit, and what it renders. Before the editor has loaded, and without JavaScript, readers see the code block in
 * \`children\`.
 */
export default function LiveCode({ noInline = false, children }: { noInline?: boolean; children: ReactNode }) {
  const original = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<string>()
  useEffect(() => setCode(original.current?.querySelector('pre code')?.textContent?.trimEnd()), [])
  return (
    <div className="live-code">
      <div ref={original} hidden={code !== undefined}>
        {children}
      </div>
      {code !== undefined && <Editor code={code} noInline={noInline} />}
    </div>
  )
}
`

const styles = `.live-code-label {
  margin: var(--space-4) 0 0;
  color: var(--color-muted);
  font-size: var(--text-s);
}

.live-code-editor,
.live-code-result {
  margin-block: var(--space-1) var(--space-4);
}

/* The editor inherits its font. */
.live-code-editor {
  font-family: var(--font-mono);
}

.live-code-editor pre {
  margin: 0;
  padding-inline: 1.125rem;
  white-space: pre-wrap;

  & .keyword {
    color: light-dark(oklch(0.48 0.18 300), oklch(0.79 0.12 300));
  }

  & .string,
  & .attr-value,
  & .regex {
    color: light-dark(oklch(0.46 0.11 155), oklch(0.83 0.11 155));
  }

  & .number,
  & .boolean,
  & .attr-name {
    color: light-dark(oklch(0.5 0.13 50), oklch(0.83 0.1 65));
  }

  & .comment {
    color: light-dark(oklch(0.52 0.02 290), oklch(0.67 0.02 290));
    font-style: italic;
  }

  & .function {
    color: light-dark(oklch(0.47 0.15 258), oklch(0.82 0.09 250));
  }

  & .tag,
  & .class-name {
    color: light-dark(oklch(0.46 0.09 205), oklch(0.84 0.08 195));
  }

  & .operator,
  & .punctuation {
    color: var(--color-muted);
  }

  & .plain-text {
    color: var(--color-text);
  }
}

.live-code-result {
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
}

.live-code-result pre {
  color: var(--color-bad);
  white-space: pre-wrap;
}
`

/** Returns `undefined` if the old site's code blocks aren't editable. */
export async function liveCodeOf(site: OriginalSite, components: CopiedComponents): Promise<LiveCode | undefined> {
  if (!site.plugins.some((plugin) => /theme-live-codeblock/.test(plugin.name))) return undefined
  const scope = resolveModule(join(site.folder, 'src/theme/ReactLiveScope'))
  const position = textOf(toRecord(site.themeConfig.liveCodeBlock).playgroundPosition)
  return new LiveCode(scope ? await components.module(scope, site.packages ?? {}) : undefined, position === 'top')
}
