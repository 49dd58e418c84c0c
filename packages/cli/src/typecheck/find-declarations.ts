import { packageName } from '../code/imported-packages.ts'
import type { Message } from '../model/message.ts'
import { nearest } from '../util/nearest.ts'
import { type Declaration, readPackageTypes } from './package-types.ts'

/** A request for an export of a package. */
export interface ExportRequest {
  name: string
  from: string
}

/** The declarations of an export, or the reason why there are none. */
export type FoundExport = { declarations: Declaration[] } | { problem: Pick<Message, 'reason' | 'note' | 'suggestion'> }

/** Looks up exports in the installed packages. Results are in the order of the requests. */
export async function findDeclarations(
  requests: ExportRequest[],
  options: { root: string; config: Record<string, unknown> },
): Promise<FoundExport[]> {
  const modules = [...new Set(requests.map(({ from }) => from))]
  const lines = modules.map((from, index) => `import * as m${index} from ${JSON.stringify(from)}\n`)
  return readPackageTypes(lines.join(''), options, (types) => {
    let offset = 0
    const exportsOf = new Map(
      modules.map((from, index) => {
        const found = types.exportsAt(offset + 'import * as '.length)
        offset += lines[index]!.length
        return [from, found]
      }),
    )
    return requests.map((request) => foundExport(request, exportsOf.get(request.from)))
  })
}

function foundExport(
  { name, from }: ExportRequest,
  exports: Map<string, () => Declaration[]> | undefined,
): FoundExport {
  if (!exports) {
    const reason = `No installed package provides \`${from}\`.`
    return { problem: { reason, note: `Install it: \`npm install --save-dev ${packageName(from) ?? from}\`.` } }
  }
  const declarations = exports.get(name)?.() ?? []
  if (declarations.length > 0) return { declarations }
  const near = nearest(name, exports.keys())
  return {
    problem: {
      reason: `\`${from}\` has no export \`${name}\`.`,
      ...(near && { note: `Did you mean \`${near}\`?`, suggestion: near }),
    },
  }
}
