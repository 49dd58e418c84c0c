import { join } from 'node:path'
import type { Message } from '../model/message.ts'
import { packageName } from '../util/package-name.ts'
import { UserError } from '../util/user-error.ts'
import type { SamplesOptions } from './check-samples.ts'
import { compilerMessage } from './compiler.ts'
import { compilerConfig, configKey } from './compiler-options.ts'
import { readEnvironment } from './environment.ts'
import type { ExportRequest } from './find-declarations.ts'
import { hashOf, openResultCache } from './result-cache.ts'

export interface Signatures {
  /** Highlighted declarations of the exports that were found, by `package#name`. */
  found: Map<string, string>
  /** Reasons why the other exports have no declaration, by `package#name`. */
  missing: Map<string, Pick<Message, 'reason' | 'note' | 'suggestion'>>
  /** Messages that explain why nothing could be looked up. */
  messages: Message[]
}

/** Returns the declarations of exports in the installed packages. Cached results are reused. */
export async function signatures(requests: ExportRequest[], options: SamplesOptions): Promise<Signatures> {
  const result: Signatures = { found: new Map(), missing: new Map(), messages: [] }
  if (requests.length === 0) return result
  const root = options.root.replaceAll('\\', '/')
  const config = compilerConfig(root, options.tsconfig)
  const environment = readEnvironment(root, options.tsconfig)
  const cache = openResultCache(options.cacheDir && join(options.cacheDir, 'signatures'))
  const cacheKey = ({ name, from }: ExportRequest) =>
    hashOf(['2', name, from, configKey(config, root), environment.key, environment.packagesOf([`from '${from}'`])])

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

  const { renderDeclarations } = await import('./render-declarations.ts')
  try {
    const rendered = await renderDeclarations(unknown, { root, config })
    for (const [index, request] of unknown.entries()) {
      const answer = rendered[index]!
      if ('problem' in answer) {
        result.missing.set(keyOf(request), answer.problem)
        continue
      }
      cache.write(cacheKey(request), answer.html)
      result.found.set(keyOf(request), answer.html)
    }
    cache.prune()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    result.messages.push(compilerMessage(error))
  }
  return result
}

function keyOf({ name, from }: ExportRequest): string {
  return `${from}#${name}`
}
