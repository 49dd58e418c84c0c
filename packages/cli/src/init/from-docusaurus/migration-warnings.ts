import type { Message } from '../../model/message.ts'

/** The category of a feature that could not be migrated. */
export type WarningKind =
  | 'page'
  | 'component'
  | 'expression'
  | 'attribute'
  | 'directive'
  | 'live code'
  | 'code block'
  | 'plugin'
  | 'theme'
  | 'style'
  | 'configuration'
  | 'sidebar'
  | 'redirect'

export interface MigrationWarning extends Message {
  kind: WarningKind
  /** The name of the component, key, and so on. Warnings with the same name are counted together. */
  name: string
  /** The pages on which readers miss something, as paths in the original site. `all`: every page. */
  pages: readonly string[] | 'all'
}

/**
 * Collects warnings about features that could not be migrated, and counts options that were omitted because the engine has no use for them.
 */
export class MigrationWarnings {
  readonly list: MigrationWarning[] = []
  /** Omitted code block options and front matter keys → number of occurrences. */
  readonly omitted = new Map<string, number>()

  /** What was not migrated because the engine does the same → what the engine offers. */
  readonly covered = new Map<string, string>()

  /** Adds a warning. By default, it concerns the site but not the contents of a page. */
  add(warning: Omit<MigrationWarning, 'ruleId' | 'fatal' | 'pages'> & Partial<MigrationWarning>): void {
    this.list.push({ ruleId: 'not-taken', fatal: false, pages: [], ...warning })
  }

  cover(what: string, equivalent: string): void {
    this.covered.set(what, equivalent)
  }

  omit(what: string): void {
    this.omitted.set(what, (this.omitted.get(what) ?? 0) + 1)
  }
}
