import type { SiteConfig } from '../model/config-schema.ts'
import type { Levels } from '../model/levels.ts'
import type { Message } from '../model/message.ts'
import { type RuleName, ruleNames, ruleOf } from '../model/rules.ts'

type LevelConfig = Pick<
  SiteConfig,
  'rules' | 'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks' | 'onDuplicateRoutes'
>

/** Levels by the values of `onBrokenLinks` and its siblings. */
const levelOfWord = { throw: 'error', warn: 'warn', ignore: 'off' } as const

/** Reads the levels from a configuration. `rules` takes precedence over `onBrokenLinks` and its siblings. */
export function readLevels(config: LevelConfig, isLenient = false): Levels {
  const byRule: Levels['byRule'] = {}
  const setWord = (rule: RuleName, word: keyof typeof levelOfWord) => {
    const level = levelOfWord[word]
    // The configuration can't tell the default from the same word written out. Less serious messages keep their level.
    if (level !== ruleOf(rule).levels[0]) byRule[rule] = level
  }
  setWord('broken-link', config.onBrokenLinks)
  setWord('broken-anchor', config.onBrokenAnchors)
  setWord('broken-markdown-link', config.onBrokenMarkdownLinks)
  setWord('duplicate-route', config.onDuplicateRoutes)
  for (const rule of ruleNames) {
    const level = config.rules[rule]
    if (level) byRule[rule] = level
  }
  return { byRule, isLenient }
}

/** Returns the messages at their configured levels, and removes the messages of rules that are `off`. The function is idempotent. */
export function applyLevels(messages: Message[], { byRule, isLenient }: Levels): Message[] {
  return messages.flatMap((message): Message[] => {
    const level = byRule[message.ruleId]
    if (level === 'off') return []
    const fatal = level ? fatalOf[level] : message.fatal
    const isLowered = isLenient && fatal === true && !ruleOf(message.ruleId).isFixed
    return [{ ...message, fatal: isLowered ? false : fatal }]
  })
}

const fatalOf = { error: true, warn: false, info: null } as const
