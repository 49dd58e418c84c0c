import { win32 } from 'node:path'
import { expect, test } from 'vitest'
import { relativePath } from '../../shared/src/relative-path.ts'
import { withoutPaths } from '../../shared/src/shown-path.ts'
import { requestPath } from '../src/server/request-path.ts'

test.each([
  ['C:\\site', 'C:\\site\\content\\api\\a.md', 'content/api/a.md'],
  ['C:\\site\\', 'c:\\Site\\content\\a.md', 'content/a.md'],
  ['C:\\site', 'C:\\other\\a.md', '../other/a.md'],
  ['\\\\server\\share\\site', '\\\\server\\share\\site\\a.md', 'a.md'],
])('the path from %s to %s has forward slashes on Windows', (folder, file, path) => {
  expect(relativePath(folder, file, win32)).toBe(path)
})

test.each([
  ['Cannot find C:\\site\\content\\a.md.', 'Cannot find content\\a.md.'],
  ['file:///C:/site/node_modules/.pnpm/a@1/node_modules/a/b.js:1', 'node_modules/a/b.js:1'],
  ['import("C:/site/content/_samples/own").Own', 'import("samples/own").Own'],
  ['import("C:/site/lib/own").Own', 'import("lib/own").Own'],
  ['import("C:/site/node_modules/a/dist/b").B', 'import("a/dist/b").B'],
  ['import("C:/elsewhere/own").Own', 'import("../elsewhere/own").Own'],
  ['import("D:/elsewhere/own").Own', 'import("../../D:/elsewhere/own").Own'],
])('%s is shown without the path of a site on Windows', (text, shown) => {
  expect(withoutPaths(text, 'C:\\site')).toBe(shown)
})

test.each(['/..%5C..%5Csecret.txt', '/%5C%5Cserver%5Cshare', '/a\\..\\..\\b', '/C:%5Csecret.txt', '/%2e%2e%5Ca'])(
  'a request for %s, which leads elsewhere on Windows, is rejected',
  (url) => {
    expect(requestPath(url, '/')).toBeUndefined()
  },
)
