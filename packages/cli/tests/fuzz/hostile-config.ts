import fc from 'fast-check'
import { siteConfigSchema } from '../../src/model/config-schema.ts'
import { words } from '../support/words.ts'
import { oddities, texts } from './odd-values.ts'

const known = Object.keys(siteConfigSchema.shape)
const nested = [
  ...words('default respectSystem switch minLevel maxLevel name label isLatest mainDoc sidebar title'),
  ...words('logo items to href src srcDark alt width height docs collapsed autogenerate groups'),
  ...words('copyright appId apiKey indexName hosts ga4 plausible umami websiteId endpoint from'),
  ...words('formats widths accent accentDark css components tsconfig links default-src img-src Link'),
]
const otherKeys = [...words('__proto__ constructor toString hasOwnProperty titel Title 0 then'), 'a b', '日本', '']

const key = fc.constantFrom(...known, ...nested, ...nested, ...otherKeys)
const text = fc.oneof(
  fc.constantFrom(...texts).map((value) => `'${value}'`),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((value) => JSON.stringify(value)),
)
const number = fc
  .oneof(fc.integer({ min: -2, max: 8 }), fc.double(), fc.maxSafeInteger())
  .map((value) => (Object.is(value, -0) ? '-0' : String(value)))

/** Generators of values with the right type, for most keys. */
const fitting: Record<string, fc.Arbitrary<string>> = {
  title: text,
  tagline: text,
  favicon: text,
  locale: text,
  dir: fc.constantFrom("'ltr'", "'rtl'"),
  url: fc.constantFrom(
    "'https://a.b'",
    "'http://localhost:3000'",
    "'https://a.b/c?d'",
    "'https://a.b/<i class=hostile>'",
  ),
  baseUrl: fc.constantFrom("'/'", "'/a/'", "'/a/b/'", "'/%41/'", "'/é/'"),
  colorMode: fc.constantFrom("{ default: 'dark', switch: false }", '{ respectSystem: false }'),
  toc: fc.constantFrom('{ minLevel: 3, maxLevel: 2 }', '{ maxLevel: 6 }', '{ minLevel: 6, maxLevel: 6 }'),
  versions: text.map(
    (name) => `[{ name: 'current', label: ${name} }, { name: ${name}, mainDoc: ${name}, sidebar: [${name}] }]`,
  ),
  navbar: fc
    .tuple(text, text)
    .map(
      ([a, b]) =>
        `{ title: ${a}, logo: { src: ${b}, alt: ${a} }, items: [{ label: ${a}, href: ${b} }, { label: ${a}, to: '/' + ${b} }] }`,
    ),
  sidebars: fc
    .tuple(text, text)
    .map(([a, b]) => `{ docs: [${a}, { autogenerate: ${b} }, { label: ${a}, to: ${b}, items: ['a', ${b}] }] }`),
  footer: fc
    .tuple(text, text)
    .map(
      ([a, b]) =>
        `{ groups: [{ title: ${a}, items: [{ label: ${b}, href: ${a} }, { label: ${a} }] }], copyright: ${b} }`,
    ),
  search: fc.tuple(text, text).map(([a, b]) => `{ appId: ${a}, apiKey: ${b}, indexName: ${a}, hosts: [${b}] }`),
  analytics: fc
    .tuple(text, text)
    .map(([a, b]) => `{ ga4: ${a}, plausible: ${b}, umami: { src: ${a}, websiteId: ${b} }, endpoint: ${b} }`),
  redirects: fc
    .tuple(text, text)
    .map(([a, b]) => `[{ from: '/' + ${a}, to: ${b} }, { from: '/x', to: '/y' }, { from: '/y', to: '/x' }]`),
  redirectPages: fc.constant('true'),
  csp: fc.tuple(text, text).map(([a, b]) => `{ 'connect-src': [${a}], [${b}]: [${a}] }`),
  socialCards: fc.constant('true'),
  images: fc.constantFrom('false', '{ formats: [], widths: [] }', '{ widths: [16, 99999999] }'),
  socialImage: text,
  editUrl: text,
  theme: fc
    .tuple(text, text)
    .map(([a, b]) => `{ accent: ${a}, accentDark: ${b}, css: [${a}], components: { Link: ${b} } }`),
  samples: fc.tuple(text, text).map(([a, b]) => `{ tsconfig: ${a}, links: ${b} }`),
  ignoreLinks: text.map((value) => `[${value}, ${value} + '*'.repeat(30)]`),
  onBrokenLinks: fc.constantFrom("'warn'", "'ignore'"),
}

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    { weight: 4, arbitrary: text },
    { weight: 1, arbitrary: number },
    { weight: 2, arbitrary: fc.constantFrom(...oddities) },
    { weight: 1, arbitrary: fc.array(tie('expression'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.tuple(key, tie('expression')), { maxLength: 4 })
        .map((pairs) => `{ ${pairs.map(([name, value]) => `[${JSON.stringify(name)}]: ${value}`).join(', ')} }`),
    },
  ),
}))

const entry = fc.constantFrom(...known).chain((name) => {
  const any = fc.tuple(fc.constant(name), expression)
  const fit = fitting[name]
  return fit ? fc.oneof(fc.tuple(fc.constant(name), fit), any) : any
})

const wholes: ((value: string) => string)[] = [
  (value) => `export default ${value}\n`,
  (value) => `export default ${value}\n`,
  (value) => `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig(${value})\n`,
  (value) => `\uFEFFconst config = ${value}\r\nexport { config as default }\r\n`,
  (value) => `module.exports = ${value}\n`,
  (value) => `export default Promise.resolve(${value})\n`,
  (value) => `export default Promise.reject(${value})\n`,
  (value) => `export default { then(done) { done(${value}) } }\n`,
  (value) => `export default { then(done, fail) { fail(${value}) } }\n`,
  (value) => `export default (() => { throw ${value} })()\n`,
  (value) => `const value = ${value}\nexport default { title: 'T', navbar: value, footer: value, ...value }\n`,
]

/** Generates a `site.config.ts` with any value for any key. */
export const anyConfig: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.tuple(expression, fc.constantFrom(...wholes)).map(([value, write]) => write(`(${value})`)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.array(fc.oneof(entry, fc.tuple(key, expression)), { maxLength: 5 }), fc.constantFrom(...wholes))
      .map(([pairs, write]) =>
        write(
          `{\n  title: 'Test',\n${pairs.map(([name, value]) => `  ${JSON.stringify(name)}: ${value},\n`).join('')}}`,
        ),
      ),
  },
)

/** Generates a `site.config.ts` whose values mostly have the expected types. */
export const fittingConfig: fc.Arbitrary<string> = fc
  .uniqueArray(fc.constantFrom(...Object.keys(fitting)), { maxLength: 6 })
  .chain((names) => fc.tuple(...names.map((name) => fitting[name]!.map((value) => `  ${name}: ${value},\n`))))
  .map((lines) => `export default {\n${['  title: "Test",\n', '  samples: false,\n', ...lines].join('')}}\n`)
