import { compileFunction } from 'node:vm'
import type { UserConfig } from '@docs-engine/cli/internal'
import { hasLastingEffects } from '../foreign/lasting-effects.ts'
import type { NewFile } from '../model/migrated-site.ts'
import { lose, type OldPage, type OldSite } from '../model/old-site.ts'
import { InlineHandlers } from './inline-handlers.ts'
import { renameInScript } from './own-classes.ts'

const tag = 'moved-script'
const path = '/scripts/moved.js'

/** A handler in a tag of HTML. */
const handler = /(<[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*?\s)(on[a-z]+)=("[^"]*"|'[^']*')/g

/**
 * Event handlers in the text of pages, such as `onclick="open()"`, with the scripts of the old site that they need. The new site runs these
 * scripts each time a page with such a handler is shown.
 */
export class OldScript {
  readonly #code: string
  readonly #handlers = new InlineHandlers()
  readonly #canRun: boolean

  /** @param code The scripts that the old site adds to its pages. */
  constructor(code = '') {
    this.#code = renameInScript(code)
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

  /** Adds the script to the files of the new site if a page needs it. Returns the configuration with which pages load it. */
  addTo(files: Map<string, NewFile>, config: UserConfig): UserConfig {
    const text = this.#text()
    if (text === undefined) return config
    files.set(`content/_public${path}`, { text })
    const script = { tag: 'script' as const, attributes: { src: path, defer: true } }
    return { ...config, head: [...(config.head ?? []), script] }
  }

  #text(): string | undefined {
    if (this.#handlers.isEmpty) return undefined
    return `function runScripts() {
${this.#code.trim()}
return ${this.#handlers.expression()}
}
customElements.define('${tag}', class extends HTMLElement {
  connectedCallback() {
    this.handlers = runScripts.call(window)
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
