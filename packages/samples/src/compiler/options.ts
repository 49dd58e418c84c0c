import { join } from 'node:path'
import { findUp } from '@docs-engine/shared/find-up.ts'

/** Returns a cache key for a configuration. The key doesn't depend on where the site is located on disk. */
export function configKey(config: Record<string, unknown>, root: string): string {
  return JSON.stringify(config).replaceAll(JSON.stringify(root).slice(1, -1), '<root>')
}

/** Compiler options for a site that doesn't specify a `tsconfig`. */
const defaults = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
}

/** Compiler options that override the site's `tsconfig`, because checking samples depends on them. */
const required = {
  noEmit: true,
  composite: false,
  incremental: false,
  declaration: false,
  skipLibCheck: true,
  moduleDetection: 'force',
}

/**
 * Returns the configuration for compiling samples, without the list of files.
 *
 * @param tsconfig Path of the site's own configuration, relative to its root. It replaces the defaults.
 */
export function compilerConfig(root: string, tsconfig: string | undefined): Record<string, unknown> {
  const paths = { 'samples/*': [join(root, 'content/_samples/*')] }
  if (tsconfig) return { extends: join(root, tsconfig), compilerOptions: { ...required, rootDir: '/', paths } }
  const types = isInstalled(root, '@types/node') ? ['node'] : []
  return { compilerOptions: { ...defaults, ...required, types, paths } }
}

/**
 * Returns the configuration with all strict checks turned off and without the types of browser globals, so that code
 * with its own `Plugin`, `status`, or `open` doesn't refer to the browser's globals by accident.
 */
export function lenientConfig(config: Record<string, unknown>): Record<string, unknown> {
  return { ...config, compilerOptions: { ...(config.compilerOptions as object), strict: false, lib: ['ES2023'] } }
}

/** Returns the configuration for programs that contain JavaScript. Its types are known, but its type errors aren't reported. */
export function withJavaScript(config: Record<string, unknown>): Record<string, unknown> {
  return { ...config, compilerOptions: { ...(config.compilerOptions as object), allowJs: true, checkJs: false } }
}

const anyGlobals = [
  ...['console', 'window', 'document', 'performance', 'localStorage', 'sessionStorage', 'process'],
  ...['fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'structuredClone'],
]

/** Declares common globals of browsers and Node as `any`, so that their use isn't checked. */
export const lenientGlobals = {
  path: 'any-globals.d.ts',
  text: anyGlobals.map((name) => `declare var ${name}: any\n`).join(''),
}

function isInstalled(root: string, name: string): boolean {
  return findUp(join('node_modules', name, 'package.json'), root) !== undefined
}
