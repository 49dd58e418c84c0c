import { expect, test } from 'vitest'
import { shown, tempSite } from '../support/temp-site.ts'

test('creates a site that builds and passes the check without messages', async () => {
  const site = await tempSite({}, { config: null })

  expect(shown(await site.docs('init', 'my-docs'))).toMatchInlineSnapshot(`
    "exit 0
    Created a site in my-docs:
      site.config.ts
      content/index.md
      content/guide/getting-started.md
      content/guide/writing.md
      package.json
      .gitignore
      .github/workflows/docs.yml

    To preview it, run \`docs dev my-docs\`."
  `)
  expect(await site.docs('check', 'my-docs', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await site.docs('build', 'my-docs')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('my-docs/dist/index.html')).toContain('<h1>My docs</h1>')
})

test('overwrites no file', async () => {
  const site = await tempSite({ 'content/index.md': '# Mine\n' }, { config: null })

  expect(shown(await site.docs('init'))).toMatchInlineSnapshot(`
    "exit 2
    \`content/index.md\` already exists.
      Choose a new folder: \`docs init <folder>\`."
  `)
  expect(site.list()).toEqual(['content/index.md'])
})

test('keeps an existing package.json, and creates no workflow inside another repository', async () => {
  const site = await tempSite(
    { 'package.json': '{ "name": "mine" }', '.git/HEAD': 'ref: refs/heads/main\n' },
    { config: null },
  )

  expect(await site.docs('init')).toMatchObject({ exitCode: 0 })
  expect(site.read('package.json')).toBe('{ "name": "mine" }')
  expect(site.list('.github')).toEqual(['workflows/docs.yml'])

  expect(await site.docs('init', 'inner')).toMatchObject({ exitCode: 0 })
  expect(site.list('inner')).toContain('package.json')
  expect(site.list('inner')).not.toContain('.github/workflows/docs.yml')
})
