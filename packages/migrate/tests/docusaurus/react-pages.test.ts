import { expect, test } from 'vitest'
import { onePixel } from '../../../cli/tests/support/one-pixel.ts'
import { buildImported, importedSite } from '../imported-site.ts'

const config = `module.exports = {
  title: 'Old',
  tagline: 'For tests',
  url: 'https://old.example',
  baseUrl: '/',
  presets: [['classic', {}]],
}\n`
const intro = '# Intro\n\nSee the [playground](/play), [help](/help), and [what moved](/moved).\n'
const layout = "import Layout from '@theme/Layout'\n"

test('imports a React page with its modules, images, and styles', async () => {
  const { site, report, causes } = await importedSite({
    'docusaurus.config.js': config,
    'docs/intro.md': intro,
    'src/pages/index.js': `${layout}export default () => <Layout><h1>Welcome</h1></Layout>\n`,
    'src/pages/moved.js': `import { Redirect } from '@docusaurus/router'\nexport default () => <Redirect to="/docs/intro" />\n`,
    'src/pages/help/index.jsx': `import Layout from '@theme/Layout'
import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Logo from '@site/static/logo.svg'
import { team } from '../../../team.json'
import styles from './help.module.css'
const icon = require('./icon.png').default

export default function Help() {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout title="Get help" description="Where to ask.">
      <h1 className={styles.big}>{siteConfig.tagline}</h1>
      <Logo role="img" /><img src={icon} alt="" />
      <Link to="/docs/intro">{team.join()}</Link>
    </Layout>
  )
}\n`,
    'src/pages/help/help.module.css': '.big { background: url(/logo.svg); color: red }\n',
    'src/pages/help/icon.png': onePixel,
    'team.json': '{ "team": ["Ada", "Bo"] }\n',
    'static/logo.svg': '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>\n',
    'src/pages/play.tsx': `${layout}import BrowserOnly from '@docusaurus/BrowserOnly'
export default function Play() {
  return <Layout title="Playground"><p>Version 2.1</p><BrowserOnly>{() => <b>{window.name}</b>}</BrowserOnly></Layout>
}\n`,
  })
  expect(causes.filter((cause) => cause.startsWith('page'))).toEqual([])
  expect(report).toMatchObject({ imported: 5, whole: 5 })

  expect(site.read('new/src/docusaurus/page.css')).toContain('.shell:has(.docusaurus-page)')
  expect(await buildImported(site)).not.toContain('error')
  const help = site.read('new/dist/help/index.html')
  expect(help).toMatch(/<title>Get help\b/)
  expect(help).toContain('content="Where to ask."')
  expect(help).toMatch(/<h1 class="[^"]+">For tests<\/h1><svg viewBox="0 0 1 1" role="img"><path d="M0 0h1"/)
  expect(help).toContain('<a href="/docs/intro">Ada,Bo</a>')
  expect(site.read(`new/dist${/src="(\/assets\/icon[^"]*)"/.exec(help)![1]}`)).toBe(onePixel.toString())
  expect(site.read('new/dist/index.html')).toContain('<h1>Welcome</h1>')
  const play = site.read('new/dist/play/index.html')
  expect(play).toContain('2.1')
  expect(play).not.toContain('<b>')
}, 60_000)

test('reports a React page that can’t work in the new site once, with the pages that link to it', async () => {
  const { report } = await importedSite({
    'docusaurus.config.js': config,
    'docs/intro.md': intro,
    'src/pages/play.js': `${layout}import data from '@site/generated.json'\nexport default () => <Layout>{data}</Layout>\n`,
    'src/pages/help.js': `${layout}export default () => <Layout>{process.env.VERSION}</Layout>\n`,
    'src/pages/moved.js': `${layout}import { start } from 'editor'\nexport default () => <Layout>{start()}</Layout>\n`,
  })
  expect(report.causes.filter(({ kind }) => kind === 'page').map(({ reason, pages }) => [reason, pages])).toEqual([
    [
      'The React page `/help` isn’t imported: it uses `process.env.VERSION`, which the old site’s configuration of webpack defines.',
      ['docs/intro.md'],
    ],
    [
      'The React page `/moved` isn’t imported: it needs the package `editor`, which isn’t installed.',
      ['docs/intro.md'],
    ],
    [
      'The React page `/play` isn’t imported: it imports `@site/generated.json`, which doesn’t exist.',
      ['docs/intro.md'],
    ],
  ])
}, 30_000)
