import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

const config = "export default { title: 'T', samples: {} }\n"

test('a block that contains the text after it, or the opening line of another block, is an error', async () => {
  const site = await tempSite({
    'site.config.ts': config,
    'content/index.md': '# Home\n\n```ts\nconst a = 1\n\n## Next\n',
    'content/b.md': '# B\n\n```ts\nconst a = 1\n\n```ts\nconst b = 1\n```\n',
  })
  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  const unclosed = messages.filter((m: { rule: string }) => m.rule === 'unclosed-fence')
  expect(unclosed.map((m: { file: string; severity: string }) => [m.file, m.severity])).toEqual([
    ['content/b.md', 'error'],
    ['content/index.md', 'error'],
  ])
})

/** Returns the messages of `docs check` about a page, as `line rule: message`. */
async function messagesAbout(page: string): Promise<string[]> {
  const site = await tempSite({ 'site.config.ts': config, 'content/index.md': `# Home\n\n${page}` })
  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  return messages.map((m: { line: number; rule: string; message: string }) => `${m.line} ${m.rule}: ${m.message}`)
}

test('a block that is not closed is one error, without compile errors of the text after it', async () => {
  expect(await messagesAbout('```ts\nconst a = 1\n\n## Next\n\nYou don’t need more.\n')).toEqual([
    '3 unclosed-fence: This code block isn’t closed, so it contains all text below it.',
  ])
  expect(await messagesAbout('```ts\nconst a = 1\n\n:::note[Careful]\n\nmore text\n\n:::\n')).toEqual([
    '3 unclosed-fence: This code block isn’t closed, so it contains all text below it.',
  ])
})

test('an `output` block that is not closed is not compared with the output', async () => {
  const sample = '```ts run\nconsole.log(1)\n```\n\n'
  expect(await messagesAbout(`${sample}\`\`\`output\n1\n\n:::note\n\nText.\n\n:::\n`)).toEqual([
    '7 unclosed-fence: This code block isn’t closed, so it contains all text below it.',
  ])
  expect(await messagesAbout(`${sample}\`\`\`output\n2\n\`\`\`\n`)).toEqual([
    '8 sample-output: The output of the sample differs from the page.',
  ])
})
