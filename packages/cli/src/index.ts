// The public API of `@docs-engine/cli`. Each function loads its part of the engine when it's called.

/// <reference path="./globals.d.ts" />
import { checkOptions } from './api/check-options.ts'
import type {
  BuildOptions,
  BuildResult,
  CheckOptions,
  CheckResult,
  DevOptions,
  DevServer,
  ServeOptions,
  SiteServer,
} from './model/api.ts'

export type {
  AppliedFix,
  BuildOptions,
  BuildResult,
  BuiltOutput,
  CheckOptions,
  CheckResult,
  DevOptions,
  DevServer,
  FilesOfKind,
  ImportNotes,
  ServeOptions,
  ServerOptions,
  SiteOptions,
  SiteServer,
} from './model/api.ts'
export * from './model/define-config.ts'
export type { Checked, Report, ReportedMessage, Severity } from './model/report.ts'
export type { SampleShare, SkippedSample } from './model/sample-coverage.ts'
export { SiteErrors } from './util/site-errors.ts'
export { UserError } from './util/user-error.ts'

/** Programs that use the API share the current folder and the environment with it. */
const surroundings = () => ({ cwd: process.cwd(), env: process.env })

/**
 * Builds a site, like `docs build`.
 *
 * If the site has errors, nothing is written, the previous output is left unchanged, and `files` and the other properties of `BuiltOutput`
 * are `undefined`. Builds in the same process run one after another.
 *
 * @returns The report, and a summary of the output.
 * @throws {UserError} If the folder doesn't contain a site.
 * @throws {SiteErrors} If an error stops the build, for example because the configuration is invalid or a component can't be bundled.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { buildSite } = await import('./api/build.ts')
  checkOptions('build', options)
  return buildSite({ ...options, ...surroundings() })
}

/**
 * Checks links, anchors, and samples, like `docs check`, without building the site.
 *
 * @returns The report. Errors in pages don't reject the promise, so check `errors`.
 * @throws {UserError} If the folder doesn't contain a site.
 * @throws {SiteErrors} If the site can't be read, for example because its configuration is invalid.
 */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  const { checkSite } = await import('./api/check.ts')
  checkOptions('check', options)
  return checkSite({ ...options, ...surroundings() })
}

/**
 * Starts the development server, like `docs dev`. Open pages are updated when files of the site change.
 *
 * @returns The server, when it accepts requests. A site that can't be read is reported to `onMessages` and shown in the browser.
 * @throws {UserError} If the folder doesn't contain a site, or if the server can't listen on the port and address.
 */
export async function dev(options: DevOptions = {}): Promise<DevServer> {
  const { startDev } = await import('./api/dev.ts')
  checkOptions('dev', options)
  return startDev({ ...options, ...surroundings() })
}

/**
 * Serves a built site as a static host would, like `docs serve`. The site can be built again while it's served.
 *
 * @returns The server, when it accepts requests.
 * @throws {UserError} If the site hasn't been built, or if the server can't listen on the port and address.
 * @throws {SiteErrors} If the configuration is invalid.
 */
export async function serve(options: ServeOptions = {}): Promise<SiteServer> {
  const { serveSite } = await import('./api/serve.ts')
  checkOptions('serve', options)
  return serveSite({ ...options, ...surroundings() })
}
