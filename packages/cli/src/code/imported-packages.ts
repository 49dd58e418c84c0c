import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CodeBlock } from '../model/code-block.ts'
import { isTypeScript } from './sample-files.ts'

/** `@reduxjs/toolkit/query` → `@reduxjs/toolkit`; undefined for a path. */
export function packageName(specifier: string): string | undefined {
  return /^(@[^/]+\/[^/]+|[^@./][^/]*)/.exec(specifier)?.[1]
}

export function importedPackages(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(([, specifier]) => {
    const name = packageName(specifier!)
    return name ? [name] : []
  })
}

/** The packages of each sample which would be compiled if they are installed; samples with the same ones count once. */
export function packagesOfSamples(fences: CodeBlock[]): string[][] {
  const found = new Map<string, string[]>()
  for (const fence of fences) {
    if (!isTypeScript(fence.lang) || fence.nocheck !== undefined || fence.files.length === 0) continue
    const names = [...new Set(packagesOf(fence))].sort()
    found.set(names.join(' '), names)
  }
  return [...found.values()]
}

/** Marks the samples which import a package that is not installed as not to be compiled. */
export function withoutMissingPackages(fences: CodeBlock[], isInstalled: (name: string) => boolean): CodeBlock[] {
  return fences.map((fence) => {
    const missing = packagesOf(fence).find((name) => !isInstalled(name))
    return missing ? { ...fence, nocheck: `\`${missing}\` is not installed` } : fence
  })
}

function packagesOf({ files }: CodeBlock): string[] {
  return files.flatMap(({ text }) => importedPackages(text))
}

/** Makes a function that says whether a package is installed for the modules of a folder. */
export function installedPackages(root: string): (name: string) => boolean {
  const folders = [...foldersUp(root)].map((up) => join(up, 'node_modules')).filter((folder) => existsSync(folder))
  const known = new Map<string, boolean>()
  return (name) => {
    const folder = name.startsWith('node:') ? '@types/node' : name
    const found = known.get(name) ?? folders.some((modules) => existsSync(join(modules, folder)))
    known.set(name, found)
    return found
  }
}

/** The folder and those it lies in. */
export function* foldersUp(root: string): Generator<string> {
  let folder = root
  while (true) {
    yield folder
    const parent = dirname(folder)
    if (parent === folder) return
    folder = parent
  }
}
