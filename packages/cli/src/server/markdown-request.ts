import type { IncomingMessage } from 'node:http'

/**
 * Returns whether a request for a page asks for its Markdown copy: the `Accept` header contains `text/markdown`, and doesn't list
 * `text/html` before it. Quality values (`;q=0.5`) are ignored, because the generated rules for web servers can't compare them either.
 */
export function wantsMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const [, before] = /^(.*?)text\/markdown/i.exec(headers.accept ?? '') ?? []
  return before !== undefined && !/text\/html/i.test(before)
}
