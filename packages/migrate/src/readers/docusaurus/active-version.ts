import type { Document } from './documents.ts'

/** The version of the page that is being converted, as Docusaurus's hook `useActiveVersion` returns it. */
export class ActiveVersion {
  version: { name: string; label: string; isLast: boolean; path: string } | undefined

  /** Starts with another page. */
  setPage({ set }: Document): void {
    const { version, addressBase } = set
    this.version = version && {
      name: version.name,
      label: version.label,
      isLast: version.isLatest,
      path: `/${addressBase}`,
    }
  }
}
