import type { RuleLevel, RuleName } from './rules.ts'

/** The rule levels that the site's configuration and the command line set. */
export interface Levels {
  /** The configured levels. All other rules have their default levels. */
  byRule: Partial<Record<RuleName, RuleLevel>>
  /** `--lenient`: reports errors as warnings, except for rules whose level is fixed. */
  isLenient: boolean
}
