import type { RuleLevel, RuleName } from './rules.ts'

/** The levels a site's configuration and command line set. */
export interface Levels {
  /** The rules whose level isn't the default one. */
  byRule: Partial<Record<RuleName, RuleLevel>>
  /** `--lenient`: every error that can be lowered is a warning. */
  isLenient: boolean
}
