import type { PageTypes } from '@docs-engine/samples/model'
import type { SiteConfig } from '../model/config-schema.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Route, Site } from '../model/site.ts'
import { typesPath } from '../plan/generated-paths.ts'
import { pageAddress } from '../util/page-address.ts'

/** Returns the file that contains the types of the names in a page's samples. The browser loads it when a reader points at code. */
export function typesFile({ path, page }: Route, { types, config }: Site): OutputFile | undefined {
  const pageTypes = types[page.original ?? page.source]
  return (
    pageTypes && {
      path: typesPath(path).slice(1),
      contents: JSON.stringify(withAddresses(pageTypes, config)),
    }
  )
}

function withAddresses(types: PageTypes, config: SiteConfig): PageTypes {
  const exports = types.exports.map(({ href, ...rest }) => (href ? { ...rest, href: pageAddress(href, config) } : rest))
  return { ...types, exports }
}
