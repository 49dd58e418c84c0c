import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import * as client from '@docs-engine/client'
import { withEsbuild } from '@docs-engine/shared/esbuild.ts'
import { nearest } from '@docs-engine/shared/nearest.ts'
import { packageName } from '@docs-engine/shared/package-name.ts'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import type { Cache } from '../cache/cache.ts'
import type { ModuleStyles } from '../model/component.ts'
import * as config from '../model/define-config.ts'
import type { Message } from '../model/message.ts'
import type { RuleName } from '../model/rules.ts'
import { errorText } from '../util/error-text.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { compilerMessage } from './compiler-message.ts'
import { cssModules } from './css-modules.ts'
import { registerSiteModule } from './site-module-error.ts'
import { registerBundle, thrownAt } from './thrown-at.ts'
import { type BuildResult, whileUnchanged } from './while-unchanged.ts'

/**
 * Packages that the engine provides to a site's modules instead of resolving them from the site's `node_modules`, because two copies of
 * React don't work together.
 */
const providedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@docs-engine/cli': config,
  '@docs-engine/client': client,
}

/**
 * Bundles a module of the site (its configuration or a component) in memory, runs it, and returns its exports.
 *
 * @throws {SiteErrors} with the compiler's messages and their positions, or with the error that the module throws.
 */
export async function evaluateModule(path: string, options: ModuleOptions): Promise<EvaluatedModule> {
  const bundled = await bundleForNode(path, options)
  return { ...bundled, exports: runBundle(bundled.code, path, options) }
}

/** A module's exports, and the bundle they come from. */
export interface EvaluatedModule extends BundledCode {
  exports: Record<string, unknown>
}

/** A module and its imports as CommonJS code. */
interface BundledCode extends BundleWithStyles {
  /** Hash of the contents of all modules in the bundle, except the bundled module itself. */
  imports: string
}

export interface ModuleOptions {
  root: string
  /** The `ruleId` of messages about the module. */
  ruleId: RuleName
  exitCode?: 1 | 2
  cache?: Cache | undefined
}

/**
 * Bundles a module and its imports as CommonJS code. Packages that the engine provides aren't included. The result is
 * cached.
 *
 * @throws {SiteErrors} if the module can't be compiled.
 */
export function bundleForNode(path: string, options: ModuleOptions): Promise<BundledCode> {
  const { cache, root } = options
  // Modules in different folders may have the same name, so the name of the cache entry contains the path.
  const name = `module-${relative(root, path).replace(/[^\w.-]+/g, '-')}`
  return whileUnchanged({ cache: cache?.modules, root, name, key: path }, async () => {
    const { value, inputs } = await bundle(path, options)
    return { value: { ...value, imports: hashOfFiles(inputs.filter((input) => input !== path)) }, inputs }
  })
}

/** A bundled module, and the styles that it imports. */
export interface BundleWithStyles extends ModuleStyles {
  /** The code with its source map, so that `thrownAt` can find positions wherever the code runs. */
  code: string
}

/**
 * Bundles a module that a page imports. Unlike with `bundleForNode`, `@site/` refers to the site's root.
 *
 * @param path Path relative to the site's root, with or without its extension, or the name of a package.
 * @param isPackage Whether `path` is the name of a package.
 * @throws {SiteErrors} if the module can't be compiled.
 */
export function bundlePageModule(path: string, isPackage: boolean, options: ModuleOptions): Promise<BundleWithStyles> {
  const { cache, root } = options
  const name = `page-module-${path.replace(/[^\w.-]+/g, '-')}`
  return whileUnchanged({ cache: cache?.modules, root, name, key: path }, () =>
    bundle(isPackage ? path : resolve(root, path), options, true),
  )
}

async function bundle(
  path: string,
  options: ModuleOptions,
  isPageModule = false,
): Promise<BuildResult<BundleWithStyles>> {
  const styles = new Map<string, string>()
  try {
    const result = await withEsbuild(({ build }) =>
      build({
        entryPoints: [path],
        bundle: true,
        write: false,
        metafile: true,
        format: 'cjs',
        platform: 'node',
        target: 'node20',
        conditions: ['production', 'module'],
        jsx: 'automatic',
        external: Object.keys(providedModules),
        define: { 'process.env.NODE_ENV': '"production"' },
        loader: { '.css': 'empty', '.svg': 'text' },
        absWorkingDir: options.root,
        logLevel: 'silent',
        // A package is bundled under its name, which isn't a path.
        ...(isAbsolute(path) && { sourcemap: 'inline', sourcesContent: false, outdir: dirname(path) }),
        ...(isPageModule && { alias: { '@site': options.root } }),
        plugins: [cssModules(options.root, (file, css) => styles.set(file, css))],
      }),
    )
    const inputs = Object.keys(result.metafile.inputs).map((input) => resolve(options.root, input))
    const stylesheets = Object.keys(result.metafile.inputs).filter((input) => /(?<!\.module)\.css$/.test(input))
    const css = [...styles].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
    return { value: { code: result.outputFiles[0]!.text, styles: stylesheets.sort(), css: css.join('') }, inputs }
  } catch (error) {
    throw new SiteErrors(compilerMessages(error, path, options), options.exitCode ?? 1)
  }
}

/** Returns a hash of the contents of files. Paths aren't included, so that the hash is the same wherever a package is installed. */
function hashOfFiles(paths: string[]): string {
  const hash = (contents: Buffer | string) => createHash('sha1').update(contents).digest('hex')
  return hash(
    paths
      .map((path) => hash(readFileSync(path)))
      .sort()
      .join(''),
  )
}

/**
 * Runs code from `bundleForNode` or `bundlePageModule` and returns its exports.
 *
 * @throws {SiteErrors} with the error that the module throws, and its position.
 */
export function runBundle(code: string, path: string, options: ModuleOptions): Record<string, unknown> {
  const fromSite = createRequire(path)
  registerSiteModule(path, relative(options.root, path))
  registerBundle(path, code)
  const module = { exports: {} as Record<string, unknown> }
  try {
    const run = compileFunction(code, ['require', 'module', 'exports', '__filename', '__dirname'], { filename: path })
    // Plugins find the files of their packages with `require.resolve`.
    const require = Object.assign((name: string) => providedModules[name] ?? fromSite(name), {
      resolve: fromSite.resolve,
    })
    run(require, module, module.exports, path, dirname(path))
    // Copy the exports within the `try` block, because a CommonJS module can export a getter that throws.
    return { ...module.exports }
  } catch (error) {
    throw new SiteErrors(
      [
        {
          ruleId: options.ruleId,
          file: relative(options.root, path),
          line: 1,
          column: 1,
          ...thrownAt(error, options.root),
          fatal: true,
          reason: `\`${relative(options.root, path)}\` can’t be run: ${errorText(error, options.root)}.`,
        },
      ],
      options.exitCode ?? 1,
    )
  }
}

/** Describes why a module that doesn't exist can't be bundled. A path that isn't absolute is the specifier of a package's module. */
function missingModule(path: string, root: string): Pick<Message, 'reason' | 'note'> {
  if (isAbsolute(path)) {
    const folder = dirname(path)
    const names = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.\w+$/, '')) : []
    const near = nearest(basename(path), names)
    const reason = `No file at \`${relative(root, path)}\`.`
    return { reason, ...(near && { note: `Did you mean \`${relative(root, join(folder, near))}\`?` }) }
  }
  return {
    reason: 'no installed package provides it.',
    note: `Install the package: \`npm install ${packageName(path) ?? path}\`.`,
  }
}

function compilerMessages(error: unknown, path: string, options: { root: string; ruleId: RuleName }): Message[] {
  const errors = (error as import('esbuild').BuildFailure).errors
  if (!Array.isArray(errors)) throw error
  return errors.map(({ text, location }) => ({
    ruleId: options.ruleId,
    file: location?.file ?? relative(options.root, path),
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    ...(location && { endLine: location.line, endColumn: location.column + 1 + location.length }),
    fatal: true,
    ...(location ? compilerMessage({ text }, options.root) : missingModule(path, options.root)),
  }))
}
