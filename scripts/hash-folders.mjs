// Prints a hash of the text files in the given folders, to compare builds on different systems: node scripts/hash-folders.mjs dist
// The hash of each file goes to the standard error, to find the files that differ.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const isText = /\.(?:css|html|js|json|md|svg|txt|xml)$/
const total = createHash('sha256')
for (const folder of process.argv.slice(2)) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  for (const path of files.filter((path) => isText.test(path)).sort()) {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
    total.update(`${path} ${hash}\n`)
    console.error(`${hash} ${folder}/${path}`)
  }
}
console.log(total.digest('hex'))
