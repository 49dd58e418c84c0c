import type { Message } from '../../model/message.ts'

/** What something that could not be taken over belongs to. */
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
  /** Name of the component, the key, …: losses of the same name are counted together. */
  name: string
}

/** Collects what could not be taken over, and what was left out because it has no meaning here. */
export class MigrationWarnings {
  readonly list: MigrationWarning[] = []
  /** Words of fences and keys of front matter → how often each was left out. */
  readonly leftOut = new Map<string, number>()

  add(loss: Omit<MigrationWarning, 'ruleId' | 'fatal'> & { fatal?: boolean }): void {
    this.list.push({ ruleId: 'not-taken', fatal: false, ...loss })
  }

  leaveOut(what: string): void {
    this.leftOut.set(what, (this.leftOut.get(what) ?? 0) + 1)
  }
}
