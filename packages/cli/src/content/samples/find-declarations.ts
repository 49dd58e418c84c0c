import { nearest } from '../../nearest.ts'
import type { Message } from '../../types.ts'
import type { Compiler, Declaration } from './compiler.ts'
import { packageName } from './environment.ts'

/** An export of a package. */
export interface ExportRequest {
  name: string
  from: string
}

/** Its declarations, or why there are none. */
export type FoundExport = { declarations: Declaration[] } | { problem: Pick<Message, 'reason' | 'note' | 'suggestion'> }

/** Looks exports up in the packages which are installed. Results are in the order of the requests. */
export async function findDeclarations(
  requests: ExportRequest[],
  compiler: Compiler,
  { root, config }: { root: string; config: Record<string, unknown> },
): Promise<FoundExport[]> {
  const modules = [...new Set(requests.map(({ from }) => from))]
  const path = `${root}/.docs/samples/exports.ts`
  const lines = modules.map((from, index) => `import * as m${index} from ${JSON.stringify(from)}\n`)
  const program = await compiler.open(new Map([[path, lines.join('')]]), [path], {
    configPath: `${root}/.docs/samples/tsconfig.exports.json`,
    config,
  })
  let offset = 0
  const exportsOf = new Map(
    modules.map((from, index) => {
      const found = program.exportsAt(path, offset + 'import * as '.length)
      offset += lines[index]!.length
      return [from, found]
    }),
  )
  return requests.map(({ name, from }) => {
    const found = exportsOf.get(from)
    if (!found) {
      const reason = `No package has the entry \`${from}\`.`
      return { problem: { reason, note: `Install it: \`npm install --save-dev ${packageName(from) ?? from}\`.` } }
    }
    const declarations = found.get(name)?.() ?? []
    if (declarations.length > 0) return { declarations }
    const near = nearest(name, found.keys())
    return {
      problem: {
        reason: `\`${from}\` has no export \`${name}\`.`,
        ...(near && { note: `Did you mean \`${near}\`?`, suggestion: near }),
      },
    }
  })
}
