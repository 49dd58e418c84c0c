import { join } from 'node:path'
import { isFile } from '../../util/list-files.ts'

const protocol = 'pathname://'

/**
 * Collects links to paths on the host of the old site that the new site doesn't contain, such as a playground. They are excluded from the
 * link check.
 */
export class OutsideLinks {
  /** The links as they are written in the new site. */
  readonly urls = new Set<string>()

  /** @param baseUrl The old site's base URL, with slashes at both ends. */
  constructor(
    readonly baseUrl: string,
    readonly staticFolders: readonly string[],
  ) {}

  /**
   * Converts a URL with the protocol `pathname://`, which tells Docusaurus that a path isn't a page. Returns `undefined` for other URLs.
   */
  convert(url: string): string | undefined {
    if (!url.startsWith(protocol)) return undefined
    const written = url.slice(protocol.length)
    const path =
      this.baseUrl !== '/' && written.startsWith(this.baseUrl) ? written.slice(this.baseUrl.length - 1) : written
    if (!this.isStaticFile(path)) this.urls.add(path)
    return path
  }

  /** Whether a path without the base URL is a file in a static folder. */
  isStaticFile(path: string): boolean {
    const [wanted] = path.split(/[?#]/, 1)
    return this.staticFolders.some((folder) => ['', 'index.html'].some((name) => isFile(join(folder, wanted!, name))))
  }
}
