import { join } from 'node:path'
import { findUp } from '@docs-engine/shared/find-up.ts'
import type { CompilerConfig } from '../model/environment-input.ts'

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
export function compilerConfig(root: string, tsconfig: string | undefined): CompilerConfig {
  const paths = { 'samples/*': ['content/_samples/*'] }
  if (tsconfig) return { extends: tsconfig, compilerOptions: { ...required, rootDir: '/', paths } }
  const types = isInstalled(root, '@types/node') ? ['node'] : []
  return { compilerOptions: { ...defaults, ...required, types, paths } }
}

/** Returns the text of a `tsconfig.json` for compiling files. */
export function configText({ extends: base, compilerOptions }: CompilerConfig, root: string, files: string[]): string {
  const paths = Object.entries(compilerOptions.paths).map(([name, targets]) => [
    name,
    targets.map((path) => join(root, path)),
  ])
  return JSON.stringify({
    ...(base !== undefined && { extends: join(root, base) }),
    compilerOptions: { ...compilerOptions, paths: Object.fromEntries(paths) },
    files,
    include: [],
  })
}

/**
 * Returns the configuration with all strict checks turned off and without the types of browser globals, so that code
 * with its own `Plugin`, `status`, or `open` doesn't refer to the browser's globals by accident.
 */
export function lenientConfig(config: CompilerConfig): CompilerConfig {
  return { ...config, compilerOptions: { ...config.compilerOptions, strict: false, lib: ['ES2023'] } }
}

/** Returns the configuration for programs that contain JavaScript. Its types are known, but its type errors aren't reported. */
export function withJavaScript(config: CompilerConfig): CompilerConfig {
  return { ...config, compilerOptions: { ...config.compilerOptions, allowJs: true, checkJs: false } }
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
