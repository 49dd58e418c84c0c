import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { plainContainer } from './plain-container.ts'

/**
 * Adds directive syntax to remark: `:name[label]{attributes}`, `::name`, `:::name`, and the containers of other
 * generators (`::: name A title`).
 *
 * Within a line of text, only `:kbd`, the directives of plugins, and names that start with a capital letter are directives, so that
 * `10:30[^1]` and `a:b[c](/d)` remain text.
 *
 * @param pluginNames Names of the directives that plugins render.
 */
export function remarkDirectives(this: Processor, pluginNames: readonly string[] = []): void {
  const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] }
  const syntax = directive()
  const inText = syntax.text![colon] as Construct
  const [container, leaf] = syntax.flow![colon] as [Construct, Construct]
  const extension: Extension = {
    flow: { [colon]: [container, plainContainer(container), leaf] },
    text: { [colon]: { ...inText, tokenize: onlyKnownNames(inText, new Set(['kbd', ...pluginNames])) } },
  }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}

const colon = 58

function onlyKnownNames({ tokenize }: Construct, names: ReadonlySet<string>): Construct['tokenize'] {
  const known = { tokenize: knownName(names), partial: true }
  return function (this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    return effects.check(known, tokenize.call(this, effects, ok, nok), nok)
  }
}

/** Matches the start of a directive within a line of text: `:kbd[`, `:Name[`, `:kbd{`, or `:Name{`. */
function knownName(names: ReadonlySet<string>): Construct['tokenize'] {
  return (effects, ok, nok) => {
    let name = ''
    return start

    function start(code: number | null): State | undefined {
      effects.enter('data')
      effects.consume(code)
      return letter
    }

    function letter(code: number | null): State | undefined {
      if (code !== null && code > 0 && /[\w-]/.test(String.fromCharCode(code))) {
        name += String.fromCharCode(code)
        effects.consume(code)
        return letter
      }
      effects.exit('data')
      const opens = code === 91 || code === 123
      return opens && (names.has(name) || /^[A-Z]/.test(name)) ? ok(code) : nok(code)
    }
  }
}
