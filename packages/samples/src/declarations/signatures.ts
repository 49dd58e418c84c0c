import { hashOf } from '@docs-engine/shared/hash.ts'
import { packageName } from '@docs-engine/shared/package-name.ts'
import { compilerMessage } from '../compiler/compiler.ts'
import { CompilerFailure } from '../compiler/error.ts'
import { readEnvironment } from '../environment/environment.ts'
import type { ExportProblem, Message } from '../model/message.ts'
import type { Renderer } from '../model/renderer.ts'
import { noCache } from '../model/result-cache.ts'
import type { SiteOptions } from '../model/site.ts'
import type { ExportRequest } from './find-declarations.ts'

export interface Signatures {
  /** Highlighted declarations of the exports that were found, by `package#name`. */
  found: Map<string, string>
  /** Reasons why the other exports have no declaration, by `package#name`. */
  missing: Map<string, ExportProblem>
  /** Messages that explain why nothing could be looked up. */
  messages: Message[]
}

/** Returns the declarations of exports in the installed packages. Cached results are reused. */
export async function signatures(
  requests: ExportRequest[],
  options: SiteOptions & { render: Pick<Renderer, 'declaration'> },
): Promise<Signatures> {
  const result: Signatures = { found: new Map(), missing: new Map(), messages: [] }
  if (requests.length === 0) return result
  const root = options.root.replaceAll('\\', '/')
  const environment = readEnvironment(options)
  const cache = options.openCache?.('signatures') ?? noCache
  const cacheKey = ({ name, from }: ExportRequest) => hashOf({ name, from, ...environment.inputOf([`from '${from}'`]) })

  const unknown: ExportRequest[] = []
  for (const request of new Map(requests.map((request) => [keyOf(request), request])).values()) {
    if (packageName(request.from) === undefined) {
      const note = 'Use the name of an installed package, such as `from="@reduxjs/toolkit"`.'
      result.missing.set(keyOf(request), { reason: `\`${request.from}\` isn’t the name of a package.`, note })
      continue
    }
    const known = cache.read<string>(cacheKey(request))
    if (known === undefined) unknown.push(request)
    else result.found.set(keyOf(request), known)
  }
  if (unknown.length === 0) return result

  const [{ findDeclarations }, { declarationText }] = await Promise.all([
    import('./find-declarations.ts'),
    import('./declaration-text.ts'),
  ])
  try {
    const exports = await findDeclarations(unknown, { root, ...environment })
    for (const [index, request] of unknown.entries()) {
      const answer = exports[index]!
      if ('problem' in answer) {
        result.missing.set(keyOf(request), answer.problem)
        continue
      }
      const html = await options.render.declaration(await declarationText(answer.declarations))
      cache.write(cacheKey(request), html)
      result.found.set(keyOf(request), html)
    }
    cache.prune()
  } catch (error) {
    if (!(error instanceof CompilerFailure)) throw error
    result.messages.push(compilerMessage(error))
  }
  return result
}

function keyOf({ name, from }: ExportRequest): string {
  return `${from}#${name}`
}
