import { describe, expect, test } from 'vitest'
import { problems, tempSite } from './support/temp-site.ts'

const page = { 'content/index.md': '# Home\n' }

test('reports a configuration that throws or exports nothing', async () => {
  const site = await tempSite({ ...page, 'site.config.ts': "throw new Error('no database')\n" })
  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:1:7-8  error  \`site.config.ts\` can’t be run: no database.  config
    1 error, 0 warnings"
  `)

  site.write({ 'site.config.ts': "export const title = 'x'\n" })
  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:1:1-2  error  \`site.config.ts\` has no default export.  config
      Write \`export default defineConfig({ … })\`.
    1 error, 0 warnings"
  `)
})

test.each([
  ['process.exit(0)', 'The site’s own code ended the command.'],
  ['export default new Promise(() => {})', 'The site’s own code ended the command.'],
  ["export default Promise.reject(new Error('no database'))", 'can’t be run: no database.'],
  ['throw Object.create(null)', 'can’t be run: an object.'],
  ['throw new Proxy({}, { getPrototypeOf() { throw 1 } })', 'can’t be run: a value that can’t be shown.'],
  ['module.exports = null', 'has no default export.'],
  ["export default { title: 'x', get navbar() { throw new Error('no menu') } }", 'can’t be read: no menu.'],
  [
    "const items = [{ label: 'x' }]\nitems.push(items)\nexport default { title: 'x', navbar: { items } }",
    '`navbar.items[1]` contains itself.',
  ],
  ["export default { title: 'x', theme: new Map() }", '`theme` is of the type `Map`.'],
  [
    "const deep = (n) => (n ? { items: [deep(n - 1)] } : 'x')\nexport default { title: deep(1000) }",
    '  error  `title` is nested too deeply.',
  ],
  ['export default { title: new Array(4e9) }', '  error  `title` has too many elements.'],
  [
    "const wide = (n) => (n ? Array(10).fill(wide(n - 1)) : 'x')\nexport default { title: 'x', internalHosts: wide(12) }",
    '`internalHosts[0]` is an array.',
  ],
  [
    "const wide = (n) => (n ? Array(10).fill(wide(n - 1)) : 'x')\nexport default { title: 'x', onBrokenAnchors: wide(12) }",
    '`onBrokenAnchors` is an array.',
  ],
])('reports a configuration with unusual values: %s', async (text, says) => {
  const site = await tempSite({ ...page, 'site.config.ts': `${text}\n` })
  const endsProcess = says === 'The site’s own code ended the command.'
  const { exitCode, stderr } = await (endsProcess ? site.docsProcess('build') : site.docs('build'))
  expect(stderr).toContain(says)
  expect(exitCode).toBe(2)
})

describe('an error after the configuration was loaded', () => {
  const endings = {
    'a rejected promise': `Promise.reject(new Error('no token'))`,
    'a rejected promise without an error': `Promise.reject('no token')`,
    'an async function': `;(async () => { await null; throw new Error('no token') })()`,
    'a timer that throws': `setTimeout(() => { throw new Error('no token') }, 0)`,
    'a promise that Node rejects': `fs.promises.readFile('/no token')`,
  }

  test.each(Object.entries(endings))('reports %s as a problem of the site, without a stack', async (_, code) => {
    const site = await tempSite({
      'content/index.md': '# Home\n',
      'site.config.ts': `import fs from 'node:fs'\nexport default { title: fs ? 'T' : '', samples: false }\n${code}\n`,
    })

    for (const command of ['build', 'check']) {
      const { exitCode, stderr } = await site.docsProcess(command)

      expect(exitCode).toBe(2)
      expect(stderr).toMatch(
        /^site\.config\.ts:(1:1|3:\d+) {2}error {2}`site\.config\.ts` failed after it was loaded: .*no token/,
      )
      expect(stderr).not.toMatch(/^\s+at |bug of/m)
    }
  })
})
