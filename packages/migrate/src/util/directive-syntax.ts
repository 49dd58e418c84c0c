import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Extension } from 'micromark-util-types'
import type { Processor } from 'unified'

/** A plugin of remark for `:::name` only. Other generators show `::name` and `:name` as text. */
export function containerDirectives(this: Processor): void {
  const colon = 58
  const flow = directive().flow![colon]
  const [container] = Array.isArray(flow) ? flow : [flow!]
  addDirectives(this, { flow: { [colon]: container! } })
}

/** A plugin of remark for all directives: `:name`, `::name`, and `:::name`. */
export function allDirectives(this: Processor): void {
  addDirectives(this, directive())
}

function addDirectives(processor: Processor, syntax: Extension): void {
  const data = processor.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}
