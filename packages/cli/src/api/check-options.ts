import { nearest } from '@docs-engine/shared/nearest.ts'
import type { BuildOptions, CheckOptions, DevOptions, ServeOptions } from '../model/api.ts'
import { UserError } from '../util/user-error.ts'

const site = { root: 1, baseUrl: 1 } as const
const server = { ...site, port: 1, host: 1, onWarning: 1 } as const

/** The options of each function of the API. */
const known = {
  build: { ...site, outDir: 1, print: 1, cache: 1, strict: 1, lenient: 1, onProgress: 1 } satisfies Record<
    keyof BuildOptions,
    1
  >,
  check: {
    ...site,
    strict: 1,
    lenient: 1,
    samples: 1,
    cache: 1,
    untrusted: 1,
    trusted: 1,
    codeRoot: 1,
    external: 1,
    fix: 1,
    lock: 1,
    accept: 1,
    onProgress: 1,
  } satisfies Record<keyof CheckOptions, 1>,
  dev: { ...server, open: 1, lenient: 1, onMessages: 1 } satisfies Record<keyof DevOptions, 1>,
  serve: { ...server, as: 1, outDir: 1 } satisfies Record<keyof ServeOptions, 1>,
}

/**
 * Checks the names of options, because TypeScript doesn't check every script. Without this check, `build({ roott })` would build the site in
 * the current folder.
 *
 * @throws {UserError} If a function has no option with this name.
 */
export function checkOptions(name: keyof typeof known, options: object): void {
  const names = Object.keys(known[name])
  const unknown = Object.keys(options).find((key) => !names.includes(key))
  if (unknown === undefined) return
  const near = nearest(unknown, names)
  throw new UserError(
    `\`${name}\` has no option \`${unknown}\`.`,
    near ? `Did you mean \`${near}\`?` : `Its options: ${names.join(', ')}.`,
  )
}
