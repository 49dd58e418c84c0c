import { highlight } from '../code/highlight/highlight.ts'
import type { Message } from '../model/message.ts'
import { declarationText } from './declaration-text.ts'
import { type ExportRequest, findDeclarations } from './find-declarations.ts'

/** The highlighted declaration of an export, or the reason why there is none. */
export type RenderedExport = { html: string } | { problem: Pick<Message, 'reason' | 'note' | 'suggestion'> }

/** Looks up exports and renders their declarations. Results are in the order of the requests. */
export async function renderDeclarations(
  requests: ExportRequest[],
  options: { root: string; config: Record<string, unknown> },
): Promise<RenderedExport[]> {
  const rendered: RenderedExport[] = []
  for (const found of await findDeclarations(requests, options)) {
    rendered.push(
      'problem' in found ? found : { html: await highlight(await declarationText(found.declarations), 'ts') },
    )
  }
  return rendered
}
