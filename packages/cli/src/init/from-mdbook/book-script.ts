import { compileFunction } from 'node:vm'
import { InlineHandlers } from '../shared/inline-handlers.ts'
import { hasLastingEffects } from '../shared/lasting-effects.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'

const tag = 'moved-script-book'

/** A handler in a tag of HTML. */
const handler = /(<[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*?\s)(on[a-z]+)=("[^"]*"|'[^']*')/g

/**
 * The scripts that a book adds to its pages with `additional-js`, as far as event handlers in the text need them. The new site runs them each
 * time a page with such a handler is shown.
 */
export class BookScript {
  readonly #code: string
  readonly #handlers = new InlineHandlers()
  readonly #canRun: boolean

  constructor(code: string) {
    this.#code = code
    this.#canRun = !hasLastingEffects(code) && isScript(code)
  }

  /** Replaces event handlers in attributes, such as `onclick="open()"`, and reports those that the new site can't call. */
  convertHandlers(text: string, page: OldPage, site: OldSite): string {
    let isUsed = false
    const convert = (html: string) =>
      html.replace(handler, (_, before: string, name: string, quoted: string) => {
        const code = decoded(quoted.slice(1, -1))
        const attribute = this.#canCall(code) ? this.#handlers.attributeFor(name, code) : undefined
        if (attribute) {
          isUsed = true
          return `${before}${attribute[0]}=${quoted}`
        }
        const reason = `The handler in \`${name}\` isn’t called, because the Content Security Policy forbids it.`
        const todo = 'Write the interactive part as a component in `content/_components`, or remove it.'
        lose(page, site, { kind: 'component', name, reason, todo }, `${name}=${quoted}`)
        return before.trimEnd()
      })
    let converted = convert(text)
    // A tag can contain several handlers.
    for (let before = text; converted !== before; converted = convert(before)) before = converted
    return isUsed ? `${converted.trimEnd()}\n\n<div hidden><${tag}></${tag}></div>\n` : converted
  }

  /** Returns the script that pages of the new site load, or `undefined` if no page needs it. */
  file(): string | undefined {
    if (this.#handlers.isEmpty) return undefined
    return `function runBookScripts() {
${this.#code.trim()}
return ${this.#handlers.expression()}
}
customElements.define('${tag}', class extends HTMLElement {
  connectedCallback() {
    this.handlers = runBookScripts.call(window)
  }
})
${this.#handlers.listeners(`document.querySelector('${tag}')?.handlers`)}`
  }

  /** Whether the functions that a handler calls are part of the scripts. */
  #canCall(code: string): boolean {
    if (!this.#canRun) return false
    const called = [...code.matchAll(/(?<![\w$.])([A-Za-z_$][\w$]*)\s*\(/g)].map(([, name]) => name!)
    return called.every((name) =>
      new RegExp(`(?:function\\s+|\\b(?:const|let|var)\\s+)${name.replaceAll('$', '\\$')}\\b`).test(this.#code),
    )
  }
}

/** Whether code can be the body of a function. */
function isScript(code: string): boolean {
  try {
    compileFunction(code)
    return true
  } catch {
    return false
  }
}

function decoded(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
