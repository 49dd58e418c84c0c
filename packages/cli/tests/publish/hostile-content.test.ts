import { symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveFolder } from '../../src/server/serve-folder.ts'
import { tempSite } from '../support/temp-site.ts'

const config = "export default { title: 'T', url: 'https://docs.example.com', samples: false }\n"

test('feeds escape titles and tags', async () => {
  const site = await tempSite(
    {
      'content/index.md': '# Home\n',
      'content/blog/2026-01-02-a.md':
        '---\ntitle: Use <script> here\ndescription: About <b>\ntags: ["c<t>"]\n---\n\nText\n',
    },
    { config },
  )
  await site.docs('build')
  const atom = site.read('dist/blog/atom.xml')
  expect(atom).toContain('<title type="text"><![CDATA[Use <script> here]]>')
  expect(atom).toContain('<category label="c&lt;t>"')
  expect(site.read('dist/blog/rss.xml')).toContain('<description><![CDATA[About &lt;b&gt;')
})

test('control characters of a page don’t reach the terminal or the log', async () => {
  const site = await tempSite(
    {
      'content/index.md': '# Home\n\n\u001b]8;;https://evil.example\u0007[x](/nowhere\u009b\u202e\u2066)\n',
      'content/\u001b\u202ea.md': '# A\n\n```ts nocheck\na\n```\n\n[x](/nowhere)\n',
    },
    { config: "export default { title: 'T', samples: {} }\n" },
  )
  for (const format of ['pretty', 'github', 'json', 'sarif']) {
    const { stdout, stderr } = await site.docs('check', '--format', format)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: These are the characters that must not occur.
    expect(stdout + stderr).not.toMatch(/[\u001b\u0007\u009b\u202e\u2066]/)
  }
})

/** Returns the lines in which a GitHub runner or an Azure agent finds a command. */
function commandsIn(output: string): string[] {
  return output.split(/\r\n|\n|\r/).filter((line) => /^\s*::[\w-]+.*::|##(?:vso)?\[/.test(line))
}

test.each(['pretty', 'json', 'sarif'])('a page can’t send commands to a CI service: --format %s', async (format) => {
  const text = '::add-mask::a\n##[add-mask]b ##vso[task.setvariable variable=c]d'
  const site = await tempSite(
    {
      'content/index.md': `# Home\n\n[##[group]x](/nowhere "::error::") ##vso[task.complete]\n\n\`\`\`ts run\nconsole.log(${JSON.stringify(text)})\n\`\`\`\n`,
      'content/##[group]x.md': '# A\n\n[x](/##[endgroup])\n',
    },
    { config: "export default { title: 'Test' }\n" },
  )
  const { stdout, stderr } = await site.docs('check', '--format', format)
  expect(stdout + stderr).toContain('add-mask')
  expect(commandsIn(stdout + stderr)).toEqual([])
  if (format === 'json')
    expect(JSON.parse(stdout).messages).toContainEqual(expect.objectContaining({ note: expect.stringContaining(text) }))
})

test.each(['content/sub', 'versions/x', '.git/x'])('`--out-dir %s` is refused', async (folder) => {
  const site = await tempSite({ 'content/index.md': '# Home\n' }, { config })
  const { exitCode, stderr } = await site.docs('build', '--out-dir', folder)
  expect(exitCode).toBe(2)
  expect(stderr).toContain('can’t be the output folder')
})

test('a diagram with references that expand to billions of elements is shown without them', async () => {
  const levels = Array.from({ length: 30 }, (_, i) => `<g id="a${i + 1}"><use href="#a${i}"/><use href="#a${i}"/></g>`)
  const site = await tempSite(
    {
      'content/index.md': '# Home\n\n::diagram[x]{src="./a.svg"}\n',
      'content/a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><rect id="a0"/>${levels.join('')}</svg>`,
    },
    { config },
  )
  expect((await site.docs('build')).stderr).toContain('The diagram is shown without `<use>`.')
  expect(site.read('dist/index.html')).not.toContain('<use')
})

test('`docs serve` answers only under its own host names, and doesn’t follow links out of the folder', async () => {
  const site = await tempSite({ 'dist/index.html': 'Home', 'secret.txt': 'secret' }, { config })
  symlinkSync(join(site.root, 'secret.txt'), join(site.root, 'dist/link.txt'))
  const server = await serveFolder(join(site.root, 'dist'), { baseUrl: '/' })
  const statusOf = (path: string, host?: string) =>
    new Promise((resolve, reject) => {
      request(`${server.url}${path}`, { headers: host ? { host } : {} }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end()
    })
  try {
    expect(await statusOf('')).toBe(200)
    expect(await statusOf('', 'evil.example')).toBe(403)
    expect(await statusOf('link.txt')).toBe(404)
  } finally {
    await server.close()
  }
})
