import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import * as z from 'zod'
import { checkPlaces, type ResolvedConfig, siteConfigSchema } from '../model/config-schema.ts'
import type { Message } from '../model/message.ts'
import { shownValue } from '../util/shown-value.ts'
import { describeExpected, expectedNote, pluginHint } from './describe-expected.ts'
import { keyPositions } from './key-position.ts'
import { schemaKeys } from './schema-keys.ts'
import { toPlainData } from './to-plain-data.ts'

/** The valid part of a configuration. */
interface ValidatedConfig {
  /** The configuration without its invalid keys, or `undefined` if too little of it is valid. */
  config: ResolvedConfig | undefined
  /** A message for each invalid key. */
  messages: Message[]
  /** The top-level keys that the messages are about. */
  invalidKeys: ReadonlySet<PropertyKey | undefined>
}

/**
 * Validates a configuration and adds the defaults.
 *
 * @param source Text of `site.config.ts`, which is used to find the positions of messages.
 */
export function validateConfig(value: unknown, source: string, file: string): ValidatedConfig {
  const positionOf = keyPositions(source)
  const { copy, problems } = toPlainData(value)
  const isReported = ({ path }: z.core.$ZodIssue) => problems.some(({ keyPath }) => keyName(keyPath) === keyName(path))
  const { data, error } = siteConfigSchema.superRefine(checkPlaces).safeParse(copy)
  const issues = withoutFollowUps(error?.issues ?? []).filter((issue) => !isReported(issue))
  const explained = [
    ...problems.map(({ reason, ...rest }) => ({ ...rest, reason: `\`${keyName(rest.keyPath)}\` ${reason}.` })),
    ...(problems.some(({ keyPath }) => keyPath.length === 0)
      ? []
      : issues.flatMap((issue) => explain(issue, copy, source))),
  ]
  return {
    config: data ?? validPart(copy),
    messages: explained.map(
      ({ keyPath, ...rest }): Message => ({ ...rest, ruleId: 'config', file, fatal: true, ...positionOf(keyPath) }),
    ),
    // A key that is misspelled leaves out the key that was meant.
    invalidKeys: new Set(
      explained.map(({ keyPath, suggestion }: Explained) => (keyPath.length === 1 && suggestion) || keyPath[0]),
    ),
  }
}

/**
 * Returns the valid part of an invalid configuration, or `undefined` if it can't be determined. An entry without one of its required
 * values is left out completely.
 *
 * @param copy Is changed.
 */
function validPart(copy: unknown): ResolvedConfig | undefined {
  // The title is the only required key. Nothing that is checked depends on it.
  const schemaWithoutTitle = siteConfigSchema.extend({ title: z.string().catch('') }).superRefine(checkPlaces)
  for (;;) {
    const { data, error } = schemaWithoutTitle.safeParse(copy)
    if (data) return data
    const paths = error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
    )
    // Remove later entries of a list first, because removing an entry changes the indexes of the ones after it.
    for (const path of paths.reverse()) {
      const present = valueAt(copy, path) === undefined ? path.slice(0, -1) : path
      if (present.length === 0) return undefined
      const holder = valueAt(copy, present.slice(0, -1)) as unknown[] & Record<PropertyKey, unknown>
      if (Array.isArray(holder)) holder.splice(present.at(-1) as number, 1)
      else delete holder[present.at(-1)!]
    }
  }
}

/** Leaves out the problem that an object has none of several keys if it has an unknown key, because that key is probably one of them. */
function withoutFollowUps(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const misspelled = new Set(issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [keyName(path)] : [])))
  return issues.filter(({ code, path }) => code !== 'custom' || !misspelled.has(keyName(path)))
}

type Explained = Pick<Message, 'reason' | 'note' | 'suggestion'> & { keyPath: PropertyKey[] }

function explain(issue: z.core.$ZodIssue, root: unknown, source: string): Explained[] {
  const at = issue.path
  const found = shownValue(valueAt(root, at))
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const known = schemaKeys(siteConfigSchema, at)
      const name = keyName([...at, key])
      if (known.includes(key)) {
        // The key is valid by itself, but not together with the entry's other keys.
        const others = Object.keys(valueAt(root, at) as object).filter((other) => other !== key)
        const note = `The other keys (${others.map((other) => `\`${other}\``).join(', ')}) belong to another form of this entry.`
        return { keyPath: [...at, key], reason: `\`${name}\` can’t be combined with the other keys.`, note }
      }
      const keys =
        at.length === 0 || at[0] === 'rules'
          ? 'The page “Reference” in the documentation of Docs lists all keys.'
          : `Known keys: ${known.join(', ')}.`
      const suggestion = didYouMean(nearest(key, known), keys)
      return { keyPath: [...at, key], reason: `Unknown key \`${name}\`.`, ...suggestion }
    })
  }
  if (issue.code === 'invalid_union') {
    // Report the problems of the alternative with the fewest unknown keys. If several alternatives have the same number,
    // choose the one whose problems are deepest.
    const branches = issue.errors.map((branch) => branch.map((i) => ({ ...i, path: [...at, ...i.path] })))
    const rank = (branch: (typeof branches)[number]) => [unknownKeys(branch, at), -deepest(branch), branch.length]
    const [best = []] = branches.sort((a, b) => compareAll(rank(a), rank(b)))
    const isUnknownKey = (i: { code: string }) => i.code === 'unrecognized_keys'
    // If a required key is misspelled, it's reported both as unknown and as missing. Only report the unknown key.
    const relevant = best.some(isUnknownKey)
      ? best.filter((i) => isUnknownKey(i) || !isMissing(i as z.core.$ZodIssue, root))
      : best
    const deep = relevant.filter((i) => i.path.length > at.length || isUnknownKey(i))
    if (deep.length > 0) return deep.flatMap((i) => explain(i as z.core.$ZodIssue, root, source))
  }
  if (issue.code === 'invalid_type' && valueAt(root, at) === undefined) {
    return [{ keyPath: at, reason: `\`${keyName(at)}\` is missing.`, note: `Expected ${describeExpected(issue)}.` }]
  }
  if (issue.code === 'invalid_key') {
    const note = `Expected ${describeExpected(issue.issues[0]!)}.`
    return [
      { keyPath: at, reason: `\`${keyName(at.slice(0, -1))}\` has the invalid key \`${String(at.at(-1))}\`.`, note },
    ]
  }
  const value = valueAt(root, at)
  const note = pluginHint(at, value, source) ?? expectedNote(issue, value)
  return [{ keyPath: at, reason: `\`${keyName(at)}\` is ${found}.`, note }]
}

/** Returns the number of keys that an alternative doesn't recognize, or infinity if it expects a different type. */
function unknownKeys(branch: { path: PropertyKey[]; code: string; keys?: string[] }[], at: PropertyKey[]): number {
  const isOtherType = ({ path, code }: (typeof branch)[number]) =>
    path.length === at.length && /^invalid_(?:type|value)$/.test(code)
  if (branch.some(isOtherType)) return Number.POSITIVE_INFINITY
  return branch.flatMap((i) => (i.path.length === at.length ? (i.keys ?? []) : [])).length
}

function isMissing({ code, path }: z.core.$ZodIssue, root: unknown): boolean {
  return code === 'invalid_type' && valueAt(root, path) === undefined
}

function compareAll(a: number[], b: number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

function deepest(issues: { path: PropertyKey[]; code: string }[]): number {
  return Math.max(0, ...issues.map((i) => i.path.length + (i.code === 'unrecognized_keys' ? 0.5 : 0)))
}

function valueAt(root: unknown, path: PropertyKey[]): unknown {
  let value = root
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

/** Formats the path of a key: `['navbar', 'items', 0, 'to']` → `navbar.items[0].to`. */
function keyName(path: PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'the configuration'
}
