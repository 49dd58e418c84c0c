import { expect, test } from 'vitest'
import { config, files } from '../languages/site.ts'
import { devSite, until } from '../support/dev-site.ts'

test('an edit changes the page in all languages, as a new build does', async () => {
  const { dev, docs, write, read, list } = await devSite(files, { config: config() })
  const fetchText = async (path: string) => (await fetch(new URL(path, dev.url))).text()
  // This request is answered when all pages have been parsed.
  await until(async () => (await fetchText('/sitemap.xml')).includes('</urlset>'))
  const pages = ['/de/only', '/ar/guide', '/de/anleitung', '/de/api']
  for (const path of pages) await fetchText(`${path}/page.json`)

  write({
    'content/guide.md': files['content/guide.md'].replace('Install {#install aka=setup}', 'Set up {#set-up}'),
    'content/only.md': files['content/only.md'].replace('#install', '#set-up').replace('Plain', 'Changed'),
    'content/api/index.md': files['content/api/index.md'].replace('Back', 'Go back'),
    'translations/de/guide.md': files['translations/de/guide.md'].replace('Hallo', 'Moin').replace('#setup', '#set-up'),
  })
  await until(async () => (await fetchText('/de/only/page.json')).includes('Changed'))
  await until(async () => (await fetchText('/ar/guide/page.json')).includes('id=\\"set-up\\"'))
  await until(async () => (await fetchText('/de/api/page.json')).includes('Go back'))
  await until(async () => /Moin.*id=\\"set-up\\"/.test(await fetchText('/de/anleitung/page.json')))

  await docs('build', '--lenient')
  for (const file of list('dist').filter((path) => path.endsWith('/page.json'))) {
    const [built, served] = [read(`dist/${file}`), await fetchText(`/${file}`)].map((text) => JSON.parse(text))
    expect({ ...served, build: '' }, file).toEqual({ ...built, build: '' })
  }
})
