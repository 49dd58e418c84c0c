import type { HostName } from './host-files.ts'
import type { Report, ReportedMessage } from './report.ts'
import type { RuleName } from './rules.ts'
import type { SampleShare } from './sample-coverage.ts'

/** Options shared by all API functions. */
export interface SiteOptions {
  /** The folder that contains `site.config.ts`. Default: the current folder. */
  root?: string | undefined
  /** Overrides `baseUrl` from the configuration. Unlike the commands, the functions don't read `DOCS_BASE_URL`. */
  baseUrl?: string | undefined
}

/** Options for `build`. */
export interface BuildOptions extends SiteOptions {
  /** The output folder. Its contents are replaced. Default: `dist` in the site's folder. */
  outDir?: string | undefined
  /** Whether to write a document for each sidebar to `print/`, with the text of all its pages, to save as a PDF. Default: `false`. */
  print?: boolean | undefined
  /** `false` ignores the cache and doesn't update it. Default: `true`. */
  cache?: boolean | undefined
  /** Whether to report warnings as errors, so that they prevent the site from being built. Default: `false`. */
  strict?: boolean | undefined
  /** Whether to report errors as warnings, except those that make a page impossible to build. Default: `false`. */
  lenient?: boolean | undefined
  /** Called with the name of each step as it begins, for a progress display. */
  onProgress?: ((step: string) => void) | undefined
}

/** The result of `build`: the object that `docs build --json` prints. */
export interface BuildResult extends Report, Partial<BuiltOutput> {
  /** URL of the site's home page, from `url` and `baseUrl` in the configuration. */
  url: string
  /** Absolute path of the output folder. */
  outDir: string
  /** Duration of the build, in milliseconds. */
  ms: number
  /** Number of pages that were read from the cache. */
  cached: number
  /** Duration of each stage, in milliseconds. Stages run in parallel, so the sum can be greater than `ms`. */
  stages: Record<string, number>
}

/** The output of a build. */
export interface BuiltOutput {
  /** Number of files in the output folder. */
  files: number
  /** Total size of these files, in bytes. */
  bytes: number
  /** Number and size of the files by kind, such as `HTML` or `page data`. */
  kinds: Record<string, FilesOfKind>
  /** Number of files that are the same as in the previous output. */
  unchanged: number
  /** Total size of the files that the service worker precaches, in bytes before compression. */
  precached: number
}

export interface FilesOfKind {
  files: number
  /** Total size, in bytes. */
  bytes: number
}

/** Options for `check`. */
export interface CheckOptions extends SiteOptions {
  /** Whether to report warnings as errors. Default: `false`. */
  strict?: boolean | undefined
  /** Whether to report errors as warnings, except those that make a page impossible to build. Default: `false`. */
  lenient?: boolean | undefined
  /** `false` skips the code samples and the props of components. Default: `true`. */
  samples?: boolean | undefined
  /** `false` ignores the cache and doesn't update it. Default: `true`. */
  cache?: boolean | undefined
  /** Whether to check only the content, without running any code from the folder. Requires `trusted`. Default: `false`. */
  untrusted?: boolean | undefined
  /** With `untrusted`: a Git ref, or a folder, from which the configuration, plugins, and components are loaded. */
  trusted?: string | undefined
  /**
   * The folder from which modules are loaded, if it isn't the root. The option `untrusted` sets it for the process that checks the content.
   * @internal
   */
  codeRoot?: string | undefined
  /** Whether to request the links to other sites. Default: `false`. */
  external?: boolean | undefined
  /** Whether to apply safe fixes to the sources. The report contains what remains. Default: `false`. */
  fix?: boolean | undefined
  /** Whether to update `urls.lock`. Default: `false`. */
  lock?: boolean | undefined
  /** Like `lock`, but also accepts removed URLs. Default: `false`. */
  accept?: boolean | undefined
  /** Called with a description of the current work, for a progress display. */
  onProgress?: ((step: string) => void) | undefined
}

/** The result of `check`: the object that `docs check --format json` prints. */
export interface CheckResult extends Report {
  /** Number of links to other sites, by state. Set if the option `external` is on. `cached` links were requested by an earlier check. */
  external?: Record<'ok' | 'moved' | 'broken' | 'unknown' | 'cached', number>
  /** The fixes that were applied. Set if the option `fix` is on. */
  fixed?: AppliedFix[]
  /** Names of the lock files that were updated. */
  locked?: string[]
  /** How many of the site's samples are compiled. */
  sampleShare?: SampleShare
  /** The tasks that an import left to the author. Missing if the site wasn't imported, or if all tasks are done. */
  imported?: ImportNotes
}

/** The open points of the list that `docs init --from` writes. */
export interface ImportNotes {
  /** Path from the site's root. */
  file: string
  /** Number of points that aren't checked off. */
  open: number
  /** The first of them, as Markdown. It usually affects the most pages. */
  next: string
}

/** A fix that was written to a source. */
export interface AppliedFix {
  /** Path from the site's root. */
  file: string
  line: number
  column: number
  /** The rule that reported the link. */
  rule: RuleName
  /** The link before the fix. */
  from: string
  /** The link after the fix. */
  to: string
}

/** Options that `serve` and `dev` share. */
export interface ServerOptions extends SiteOptions {
  /** Port to listen on. 0 selects any free port. Default: the first free port, starting with 3000. */
  port?: number | undefined
  /** Address to listen on. `0.0.0.0` stands for all addresses of this machine. Default: `127.0.0.1`. */
  host?: string | undefined
  /** Called with problems of the server itself, such as a file that can't be read. */
  onWarning?: ((text: string) => void) | undefined
}

/** Options for `serve`. */
export interface ServeOptions extends ServerOptions {
  /** The host to behave like. Default: a web server with the generated configuration. */
  as?: HostName | undefined
  /** The base URL to serve the site at. Default: the base URL that the site was built for. */
  baseUrl?: string | undefined
  /** The folder of the built site. Default: `dist` in the site's folder. */
  outDir?: string | undefined
}

/** Options for `dev`. */
export interface DevOptions extends ServerOptions {
  /** Whether to open the site in the default browser. Default: `false`. */
  open?: boolean | undefined
  /** Whether to report errors as warnings, except those that make a page impossible to build. Default: `false`. */
  lenient?: boolean | undefined
  /**
   * Called with all current messages about the site and its open pages whenever they may have changed. `isSettled` is `true` if the
   * whole site, including its code samples, has been checked since the last change.
   */
  onMessages?: ((messages: ReportedMessage[], isSettled: boolean) => void) | undefined
}

/** A running server. */
export interface SiteServer {
  /** URL of the site, including the base URL: `http://127.0.0.1:3000/docs/`. */
  url: string
  /** Stops the server and closes all connections. */
  close(): Promise<void>
}

/** A running development server. */
export interface DevServer extends SiteServer {
  /**
   * All URLs of the site. If `host` is `0.0.0.0` or `::`, there is one URL per address of this machine. Otherwise, the only URL is `url`.
   */
  urls: string[]
  /**
   * Reports an exception to `onMessages` as a bug, in addition to the current messages. Call this function from a listener for
   * `uncaughtException` or `unhandledRejection` if an exception in a component shouldn't end your process.
   */
  onException(error: unknown): void
}
