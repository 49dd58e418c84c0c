import { nearest } from '@docs-engine/shared/nearest.ts'
import { packageName } from '@docs-engine/shared/package-name.ts'
import type { ModuleOptions } from '../compiler/module.ts'
import type { ExportProblem } from '../model/message.ts'
import type { Declaration } from './declaration-of.ts'
import { type PackageTypes, readPackageTypes } from './package-types.ts'

/** A request for an export of a package. */
export interface ExportRequest {
  name: string
  from: string
}

/** The declarations of an export, or the reason why there are none. */
export type FoundExport = { declarations: Declaration[] } | { problem: ExportProblem }

/** Looks up exports in the installed packages. Results are in the order of the requests. */
export async function findDeclarations(requests: ExportRequest[], options: ModuleOptions): Promise<FoundExport[]> {
  const modules = [...new Set(requests.map(({ from }) => from))]
  const lines = modules.map((from, index) => `import * as m${index} from ${JSON.stringify(from)}\n`)
  return readPackageTypes(lines.join(''), options, async (types) => {
    let offset = 0
    const exportsOf = new Map<string, PackageExports>()
    for (const [index, from] of modules.entries()) {
      exportsOf.set(from, await types.exportsAt(offset + 'import * as '.length))
      offset += lines[index]!.length
    }
    return Promise.all(requests.map((request) => foundExport(request, exportsOf.get(request.from))))
  })
}

type PackageExports = Awaited<ReturnType<PackageTypes['exportsAt']>>

async function foundExport({ name, from }: ExportRequest, exports: PackageExports): Promise<FoundExport> {
  if (!exports) {
    const reason = `No installed package provides \`${from}\`.`
    return { problem: { reason, note: `Install it: \`npm install --save-dev ${packageName(from) ?? from}\`.` } }
  }
  const declarations = (await exports.get(name)?.()) ?? []
  if (declarations.length > 0) return { declarations }
  const near = nearest(name, exports.keys())
  return {
    problem: {
      reason: `\`${from}\` has no export \`${name}\`.`,
      ...(near && { note: `Did you mean \`${near}\`?`, suggestion: near }),
    },
  }
}
