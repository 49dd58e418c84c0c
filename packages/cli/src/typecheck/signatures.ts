import { join } from 'node:path'
import type { Message } from '../model/message.ts'
import { UserError } from '../util/user-error.ts'
import type { SamplesOptions } from './check-samples.ts'
import { compilerMessage } from './compiler.ts'
import { compilerConfig, configKey } from './compiler-options.ts'
import { readEnvironment } from './environment.ts'
import type { ExportRequest } from './find-declarations.ts'
import { hashOf, openResultCache } from './result-cache.ts'

export interface Signatures {
  /** The declaration of each export that is there, formatted and highlighted, by `package#name`. */
  found: Map<string, string>
  /** What to say about each other one. */
  missing: Map<string, Pick<Message, 'reason' | 'note' | 'suggestion'>>
  /** Why nothing could be looked up. */
  messages: Message[]
}

/** The declarations of exports as the installed packages have them. Known ones are read from the cache. */
export async function signatures(requests: ExportRequest[], options: SamplesOptions): Promise<Signatures> {
  const result: Signatures = { found: new Map(), missing: new Map(), messages: [] }
  if (requests.length === 0) return result
  const root = options.root.replaceAll('\\', '/')
  const config = compilerConfig(root, options.tsconfig)
  const environment = readEnvironment(root, options.tsconfig)
  const cache = openResultCache(options.cacheDir && join(options.cacheDir, 'signatures'))
  const cacheKey = ({ name, from }: ExportRequest) =>
    hashOf([name, from, configKey(config, root), environment.key, environment.packagesOf([`from '${from}'`])])

  const unknown: ExportRequest[] = []
  for (const request of new Map(requests.map((request) => [keyOf(request), request])).values()) {
    const known = cache.read<string>(cacheKey(request))
    if (known === undefined) unknown.push(request)
    else result.found.set(keyOf(request), known)
  }
  if (unknown.length === 0) return result

  const { renderDeclarations: drawDeclarations } = await import('./render-declarations.ts')
  try {
    const drawn = await drawDeclarations(unknown, { root, config })
    for (const [index, request] of unknown.entries()) {
      const answer = drawn[index]!
      if ('problem' in answer) {
        result.missing.set(keyOf(request), answer.problem)
        continue
      }
      cache.write(cacheKey(request), answer.html)
      result.found.set(keyOf(request), answer.html)
    }
    cache.tidy()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    result.messages.push(compilerMessage(error))
  }
  return result
}

function keyOf({ name, from }: ExportRequest): string {
  return `${from}#${name}`
}
