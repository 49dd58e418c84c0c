import { join, posix } from 'node:path'
import { inlineSvg } from '../markdown/html/inline-svg.ts'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { SiteFiles } from '../model/site-files.ts'
import type { Slot } from '../model/slot.ts'
import { positionIn } from '../util/position-at.ts'
import { readListed } from '../util/read-listed.ts'
import { describeReadProblem, readSteeredFile } from '../util/readable-file.ts'
import { diagramSource } from '../util/referenced-file.ts'
import { relativePath } from './links/link-request.ts'
import { didYouMean, isSameName } from './links/link-result.ts'
import { nearestPath } from './links/nearest-path.ts'

/** Creates messages for diagrams whose file doesn't exist, and for the parts of diagrams that can't be embedded in a page. */
export function diagramMessages(pages: Iterable<Page>, root: string, files: SiteFiles): Message[] {
  const messages: Message[] = []
  const checked = new Set<string>()
  for (const { slots, source } of pages) {
    for (const { kind, data } of slots) {
      if (kind !== 'diagram' || !data.src) continue
      const file = diagramSource(data, source, root)
      const bytes = readSteeredFile(join(root, file), root)
      if (typeof bytes === 'string') {
        const written = data.file ?? source
        const problem = bytes === 'missing' ? missingFile(data, file, written, files) : describeReadProblem(bytes, file)
        // A plugin that draws a diagram knows its line, because the name of the file isn't in the page.
        const place = data.line
          ? { line: Number(data.line), column: 1 }
          : positionIn(readListed(join(root, written), root).toString(), data.src)
        messages.push({ ruleId: 'broken-asset', fatal: true, file: written, ...place, ...problem })
      } else if (!checked.has(file)) messages.push(...removedParts(file, bytes.toString()))
      checked.add(file)
    }
  }
  return messages
}

function missingFile({ src = '', note }: Slot['data'], file: string, written: string, files: SiteFiles) {
  const reason = `No file at \`${file}\`.`
  if (note) return { reason, note }
  const near = nearestPath(file, files.assets.keys())
  const suggestion = src.startsWith('/')
    ? near?.replace(/^content/, '')
    : near && relativePath(posix.dirname(written), near)
  return { reason, ...didYouMean(suggestion, isSameName(near ?? '', file)) }
}

function removedParts(file: string, text: string): Message[] {
  const { html, removed, isTooDeep } = inlineSvg(text)
  if (html === '') {
    const reason = isTooDeep
      ? 'The elements of this file are nested too deeply, so no diagram is shown.'
      : 'The file contains no `<svg>` element, so no diagram is shown.'
    const note = 'Show other images with `![description](image.png)`.'
    return [{ ruleId: 'not-rendered', fatal: false, file, line: 1, column: 1, reason, note }]
  }
  return removed.map(({ name, line, column }) => ({
    ruleId: 'not-rendered',
    fatal: false,
    file,
    line,
    column,
    reason: `The diagram is shown without \`${name}\`.`,
    note: name.includes('style')
      ? 'Use attributes such as `fill` and `stroke` instead. Most drawing programs can export them.'
      : 'Draw this part with shapes and text, or show the file as an image: `![description](diagram.svg)`.',
  }))
}
