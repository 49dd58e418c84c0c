import type { SiteConfig } from '../model/config-schema.ts'
import type { Levels } from '../model/levels.ts'
import type { Message } from '../model/message.ts'
import { type RuleName, ruleNames, ruleOf } from '../model/rules.ts'

type LevelConfig = Pick<
  SiteConfig,
  'rules' | 'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks' | 'onDuplicateRoutes'
>

/** Maps the values of the `on…` keys, such as `onBrokenLinks`, to rule levels. */
const levelOfWord = { throw: 'error', warn: 'warn', ignore: 'off' } as const

/** Reads the levels from a configuration. `rules` takes precedence over the `on…` keys, such as `onBrokenLinks`. */
export function readLevels(config: LevelConfig, isLenient = false): Levels {
  const byRule: Levels['byRule'] = {}
  const setWord = (rule: RuleName, word: keyof typeof levelOfWord) => {
    const level = levelOfWord[word]
    // Ignore a value that equals the rule's default, because setting the level would also change the rule's less serious messages. The
    // author may not even have written the value: defaults have already been added to the configuration.
    if (level !== ruleOf(rule).levels[0]) byRule[rule] = level
  }
  setWord('broken-link', config.onBrokenLinks)
  setWord('broken-anchor', config.onBrokenAnchors)
  setWord('broken-markdown-link', config.onBrokenMarkdownLinks)
  setWord('duplicate-route', config.onDuplicateRoutes)
  for (const rule of ruleNames) {
    const level = config.rules[rule] ?? (ruleOf(rule).levels[0] === 'off' ? 'off' : undefined)
    if (level) byRule[rule] = level
  }
  return { byRule, isLenient }
}

/** Returns the messages with their configured levels, without the messages of rules that are `off`. The function is idempotent. */
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
