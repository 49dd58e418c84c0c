import type { Message } from '../../model/message.ts'

/** The category of a feature that could not be migrated. */
export type WarningKind =
  | 'page'
  | 'component'
  | 'expression'
  | 'attribute'
  | 'directive'
  | 'live code'
  | 'configuration'
  | 'sidebar'
  | 'redirect'

export interface MigrationWarning extends Message {
  kind: WarningKind
  /** The name of the component, key, and so on. Warnings with the same name are counted together. */
  name: string
}

/**
 * Collects warnings about features that could not be migrated, and counts options that were omitted because the engine has no use for them.
 */
export class MigrationWarnings {
  readonly list: MigrationWarning[] = []
  /** Omitted code block options and front matter keys → number of occurrences. */
  readonly omitted = new Map<string, number>()

  add(warning: Omit<MigrationWarning, 'ruleId' | 'fatal'> & { fatal?: boolean }): void {
    this.list.push({ ruleId: 'not-taken', fatal: false, ...warning })
  }

  omit(what: string): void {
    this.omitted.set(what, (this.omitted.get(what) ?? 0) + 1)
  }
}
