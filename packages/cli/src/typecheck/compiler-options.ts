import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Identifies a configuration: equal in every folder that the same site lies in. */
export function configKey(config: Record<string, unknown>, root: string): string {
  return JSON.stringify(config).replaceAll(JSON.stringify(root).slice(1, -1), '<root>')
}

/** How samples are compiled unless the site says otherwise. */
const defaults = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
}

/** What the check itself needs. */
const required = {
  noEmit: true,
  composite: false,
  incremental: false,
  declaration: false,
  skipLibCheck: true,
  moduleDetection: 'force',
}

/**
 * The configuration of the samples' program, without its files.
 *
 * @param tsconfig The site's own configuration, from its root: it takes the place of the defaults.
 */
export function compilerConfig(root: string, tsconfig: string | undefined): Record<string, unknown> {
  const paths = { 'samples/*': [join(root, 'content/_samples/*')] }
  if (tsconfig) return { extends: join(root, tsconfig), compilerOptions: { ...required, rootDir: '/', paths } }
  const types = isInstalled(root, '@types/node') ? ['node'] : []
  return { compilerOptions: { ...defaults, ...required, types, paths } }
}

/**
 * The same configuration with everything off that a project may have off, and without the names of browsers: code that means another
 * `Plugin`, `status` or `open` than the browser's doesn't use it by accident.
 */
export function lenientConfig(config: Record<string, unknown>): Record<string, unknown> {
  return { ...config, compilerOptions: { ...(config.compilerOptions as object), strict: false, lib: ['ES2023'] } }
}

const anyGlobals = [
  ...['console', 'window', 'document', 'performance', 'localStorage', 'sessionStorage', 'process'],
  ...['fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'structuredClone'],
]

/** Names that nearly all code means as browsers and Node do. What is done with them isn't judged. */
export const lenientGlobals = {
  path: 'any-globals.d.ts',
  text: anyGlobals.map((name) => `declare var ${name}: any\n`).join(''),
}

function isInstalled(root: string, name: string): boolean {
  for (let folder = root; ; folder = join(folder, '..')) {
    if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true
    if (folder === join(folder, '..')) return false
  }
}
