import { defaultLabels, type PluralLabel } from '@docs-engine/client/labels.ts'
import { expect, test } from 'vitest'
import { builtInLabels, englishLabels, labelLanguages } from '../src/config/built-in-labels.ts'
import { labelsSchema } from '../src/model/labels-schema.ts'

const names = Object.keys(defaultLabels)
/** The labels of all languages, with each plural form. */
const tables = await Promise.all(
  labelLanguages.map(async (locale) => ({ locale, labels: await builtInLabels(locale) })),
)
const texts = tables.flatMap(({ locale, labels }) =>
  Object.entries(labels).flatMap(([name, label]) =>
    (typeof label === 'string' ? [label] : Object.values(label as PluralLabel)).map((text) => ({ locale, name, text })),
  ),
)

/** Returns the plural categories of a language that numbers up to a thousand have. */
function categories(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))]
}

test('translates the labels into the languages that the documentation lists', () => {
  expect(labelLanguages.sort()).toEqual(
    ['de', 'es', 'fr', 'it', 'pt-BR', 'nl', 'pl', 'ru', 'tr', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'ar'].sort(),
  )
})

test.each(tables)(
  'translates every label into $locale, in the same order and with the same placeholders',
  ({ labels }) => {
    expect(Object.keys(labels)).toEqual(names)
    // The schema compares the placeholders.
    expect(labelsSchema.safeParse(labels).error?.issues ?? []).toEqual([])
  },
)

test.each(tables)('has a form for each plural category of $locale', ({ locale, labels }) => {
  const counted = names.filter((name) => typeof defaultLabels[name as 'showSetup'] === 'object')
  expect(counted.length).toBeGreaterThan(2)
  for (const name of counted) {
    const forms = Object.keys(labels[name as 'showSetup']!)
    expect([name, forms]).toEqual([name, expect.arrayContaining([...categories(locale), 'other'])])
    expect(new Intl.PluralRules(locale).resolvedOptions().pluralCategories).toEqual(expect.arrayContaining(forms))
  }
})

test('contains no empty labels, straight quotation marks, or three dots', () => {
  expect(texts.filter(({ text }) => text.trim() === '' || /["']|\.\.\./.test(text))).toEqual([])
})

test('separates French punctuation with non-breaking spaces', () => {
  const french = texts.filter(({ locale }) => locale === 'fr')
  expect(french.filter(({ text }) => /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/.test(text))).toEqual([])
})

test('uses the quotation marks of each language', () => {
  const marks: Record<string, string> = {
    de: '„“',
    pl: '„”',
    es: '«»',
    fr: '«»',
    ru: '«»',
    ar: '«»',
    nl: '‘’',
    ja: '「」',
    'zh-Hant': '「」',
  }
  for (const { locale, text } of texts) {
    const [open, close] = marks[locale] ?? '“”'
    // ’ is also the apostrophe.
    const used = text.match(/[„“”«»‘「」]/g) ?? []
    expect([text, used.filter((mark) => mark !== open && mark !== close)]).toEqual([text, []])
    expect([text, text.split(open!).length <= text.split(close!).length]).toEqual([text, true])
  }
})

test('has the same labels in all regions of a language', async () => {
  expect(await builtInLabels('de-AT')).toBe(await builtInLabels('de'))
  expect(await builtInLabels('pt')).toBe(await builtInLabels('pt-BR'))
  expect(await builtInLabels('zh')).toBe(await builtInLabels('zh-Hans'))
  expect(await builtInLabels('zh-TW')).toBe(await builtInLabels('zh-Hant'))
  expect(await builtInLabels('en-GB')).toEqual({})
  expect(await builtInLabels('sv')).toEqual({})
})

test('names the labels that are shown in English', async () => {
  const { search, ...others } = await builtInLabels('de')
  expect(englishLabels('de', others)).toEqual(['search'])
  expect(englishLabels('sv', { search: 'Sök' })).toEqual(names.filter((name) => name !== 'search'))
  expect(englishLabels('en-GB', {})).toEqual([])
})
