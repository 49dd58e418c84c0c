import type { HostName } from '../model/host-files.ts'
import type { AddressForm } from '../util/page-address.ts'

/** What differs between hosts when they serve the same files. */
export interface HostBehavior {
  /** Whether the host follows the rules for headers and redirects that the build wrote for it. */
  followsRules: boolean
  /** Whether a redirect applies even if a file exists at its source. */
  redirectsFirst: boolean
  /** Whether the page `a/index.html` has the URL `/a/` or `/a`. The host redirects from the other one. */
  folderUrl: '/a/' | '/a'
  /** What the host sends for `/a/` if the page is the file `a.html`. */
  fileWithSlash: 'page' | 'redirect' | 'not found'
  /** Whether the host redirects `/a.html` and `/a/index.html` to the page's URL. */
  hidesExtensions: boolean
  /** Status of redirects from one form of a page's URL to the other. */
  redirectStatus: 301 | 308
  /** Whether a client that asks for Markdown gets it at the page's URL. */
  sendsMarkdown: boolean
  /** Whether the host sends the `404.html` of the folder that the URL is in, or always the one at the root. */
  notFoundPages: 'each folder' | 'root'
  /** The `Cache-Control` header of files without a rule. */
  caching: string
}

const revalidated = 'no-cache'

/**
 * Returns how a host behaves.
 *
 * @param name Default: a web server with the configuration that the build wrote for it.
 * @param trailingSlash As in the site's configuration.
 */
export function hostBehavior(name: HostName | undefined, trailingSlash: AddressForm['trailingSlash']): HostBehavior {
  const configured: HostBehavior = {
    followsRules: true,
    redirectsFirst: false,
    folderUrl: trailingSlash === true ? '/a/' : '/a',
    fileWithSlash: 'not found',
    hidesExtensions: false,
    redirectStatus: 308,
    sendsMarkdown: true,
    notFoundPages: 'each folder',
    caching: revalidated,
  }
  switch (name) {
    case 'github-pages':
      return {
        ...configured,
        followsRules: false,
        folderUrl: '/a/',
        redirectStatus: 301,
        sendsMarkdown: false,
        notFoundPages: 'root',
        caching: 'max-age=600',
      }
    case 'netlify':
      return {
        ...configured,
        folderUrl: '/a/',
        fileWithSlash: 'page',
        redirectStatus: 301,
        sendsMarkdown: false,
        notFoundPages: 'root',
      }
    case 'cloudflare-pages':
      return {
        ...configured,
        redirectsFirst: true,
        folderUrl: '/a/',
        fileWithSlash: 'redirect',
        hidesExtensions: true,
        sendsMarkdown: false,
      }
    case 'vercel':
      return {
        ...configured,
        redirectsFirst: true,
        fileWithSlash: 'redirect',
        hidesExtensions: true,
        notFoundPages: 'root',
      }
    default:
      return configured
  }
}
