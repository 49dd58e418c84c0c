import { expect, test } from 'vitest'
import { usesWebFonts } from '../src/bundle/web-fonts.ts'

test('uses the web fonts only for languages whose letters they contain', () => {
  const using = (...locales: string[]) => locales.filter((locale) => usesWebFonts({ theme: {}, locale } as never))
  const covered = ['en', 'en-GB', 'de-CH', 'pl', 'pt-BR', 'tr', 'cy', 'sr-Latn', 'id', 'sw', 'no', 'tl']
  expect(using(...covered)).toEqual(covered)
  // `az` needs ə, `ha` needs ɓ, `eo` needs ĉ, and `yo` needs ẹ.
  expect(using('az', 'ha', 'eo', 'yo', 'vi', 'sr', 'ja', 'ar', 'zh-Latn')).toEqual([])
  expect(usesWebFonts({ theme: { fonts: true }, locale: 'az' } as never)).toBe(true)
})
