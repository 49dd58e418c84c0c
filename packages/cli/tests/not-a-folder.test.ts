import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shown, tempSite } from './support/temp-site.ts'

const site = () => tempSite({ 'content/index.md': '# Home\n', 'file.md': '# File\n' })

// Each path is below a file, because this is the harder case: the path itself doesn't exist, but reading it fails differently.
const path = 'file.md/below'

test.each([
  'build',
  'build --json',
  'build --shard 1/2',
  'check',
  'dev',
  'serve',
  'cache',
  'version 1.0',
  'search push',
  'search index --out-dir index',
])('`docs %s` with a file as the site’s folder is a usage error', async (command) => {
  const { docs, list } = await site()

  const { exitCode, stdout, stderr } = await docs(...command.split(' '), path)

  expect(exitCode).toBe(2)
  expect(stdout + stderr).toContain('`<root>/file.md` is a file, not a folder.')
  expect(stdout + stderr).toContain('Pass the folder that contains `site.config.ts`.')
  expect(list()).toEqual(['content/index.md', 'file.md', 'site.config.ts'])
})

test.each([
  ['build --out-dir', 'Choose another folder: `--out-dir <folder>`.'],
  ['build --shard 1/2 --out-dir', 'Choose another folder: `--out-dir <folder>`.'],
  ['search index --out-dir', 'Choose another folder: `--out-dir <folder>`.'],
  ['serve --out-dir', 'Specify the folder of the built site with `--out-dir`.'],
  ['init', 'Choose a new folder: `docs init <folder>`.'],
  ['init --from content', 'Choose a new folder: `docs init <new folder> --from <folder>`.'],
  ['init new --from', 'Pass the folder of the site to import: `docs init <new folder> --from <folder>`.'],
])('`docs %s` with a file as the folder is a usage error', async (command, hint) => {
  const { docs } = await site()

  expect(shown(await docs(...command.split(' '), path))).toBe(
    `exit 2\nerror  \`<root>/file.md\` is a file, not a folder.\n\n  ${hint}`,
  )
})

test('a file in place of a folder of the site isn’t a bug of Docs', async () => {
  const { docs, write } = await site()
  write({ 'content/_components': 'x' })
  expect(await docs('check')).toMatchObject({ exitCode: 0 })

  write({ content: null })
  write({ content: 'x' })
  expect(shown(await docs('version', '1.0'))).toContain('exit 2\nerror  `<root>/content` is a file, not a folder.')
  expect(shown(await docs('init'))).toContain('exit 2\nerror  `<root>/content` is a file, not a folder.')
  expect(await docs('check')).toMatchObject({ exitCode: 2 })

  write({ 'site.config.ts': null, 'site.config.ts/file': '' })
  expect(shown(await docs('check'))).toContain('exit 2\nerror  No `site.config.ts` in')
})

// The permissions don't apply to the superuser.
test.runIf(process.getuid?.() !== 0)('names a folder that can’t be read', async () => {
  const { docs, root } = await site()
  chmodSync(join(root, 'content'), 0)
  expect(shown(await docs('check'))).toContain('`content` can’t be read (EACCES).')

  chmodSync(join(root, 'content'), 0o700)
  chmodSync(root, 0o300)
  expect(shown(await docs('check', root))).toBe(
    'exit 2\nerror  `<root>` can’t be read (EACCES).\n\n  Check its permissions.',
  )
  chmodSync(root, 0o700)
})
