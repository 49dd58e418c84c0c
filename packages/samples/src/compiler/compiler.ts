import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { UpdateSnapshotResponse } from 'typescript/unstable/proto'
import type { CompilerConfig } from '../model/environment-input.ts'
import type { Message } from '../model/message.ts'
import type { IsImportable } from '../model/site.ts'
import type { CompilerError, CompilerFailure } from './error.ts'
import { type CompilerFolder, createCompilerFolder } from './folder.ts'
import { configText } from './options.ts'
import { type CompilerProcess, startCompilerProcess } from './process.ts'
import { absolutePath, createProgram, type Program } from './program.ts'
import { readableFiles } from './readable-files.ts'

/**
 * TypeScript's native compiler, for checking samples. Its API is unstable, so its version is pinned.
 *
 * The compiler is a separate process. The process starts when the first program is created, and ends when `close` is
 * called.
 */
export interface Compiler {
  /**
   * Creates a program from files and everything that they import.
   *
   * @param files Texts by path. Paths are relative to a temporary folder, from which packages resolve as they do from
   *   the site's root.
   * @param roots The files to compile: paths from `files`, or absolute paths of other files.
   * @param config The compiler's configuration, without the list of files.
   * @throws {CompilerFailure} if the package with the compiler for this machine isn't installed.
   */
  open(files: ReadonlyMap<string, string>, roots: string[], config: CompilerConfig): Promise<Program>
  close(): void
}

const shared = new Map<string, { compiler: Compiler; users: number }>()

/**
 * Calls `work` with a compiler, and ends the compiler afterwards. Calls for the same site that run at the same time share a process.
 *
 * @param root The site's root.
 * @param isImportable Returns whether modules can import a file.
 */
export async function withCompiler<Result>(
  root: string,
  isImportable: IsImportable,
  work: (compiler: Compiler) => Promise<Result>,
): Promise<Result> {
  const entry = shared.get(root) ?? { compiler: createCompiler(root, isImportable), users: 0 }
  shared.set(root, entry)
  entry.users++
  try {
    return await work(entry.compiler)
  } finally {
    entry.users--
    if (entry.users === 0) {
      shared.delete(root)
      entry.compiler.close()
    }
  }
}

function createCompiler(root: string, isImportable: IsImportable): Compiler {
  let running: Running | undefined
  let programs = 0

  return {
    // Write the files and start the compiler synchronously, so that the compiler works while the caller continues.
    async open(files, roots, config) {
      running ??= startIn(root, isImportable)
      const { process, folder } = running
      const unwritten = [...files].flatMap(([path, text]) => writeSample(folder.path, path, text) ?? [])
      const compiled = roots.filter((path) => !unwritten.some(({ file }) => file === path))
      const configPath = `${folder.path}/tsconfig.${programs++}.json`
      const paths = compiled.map((path) => absolutePath(folder.path, path))
      writeFileSync(configPath, configText(config, root, paths))
      const { snapshot, projects } = await process.request<UpdateSnapshotResponse>('updateSnapshot', {
        openProjects: [configPath],
      })
      const project = projects.find(({ configFileName }) => configFileName === configPath)
      if (!project) throw new Error(`TypeScript opened no program for ${configPath}.`)
      const program = { snapshot, project: project.id }
      return createProgram((method, params) => process.request(method, { ...program, ...params }), {
        root,
        folder: folder.path,
        unwritten,
      })
    },
    close() {
      running?.process.end()
      running?.folder.remove()
      running = undefined
    },
  }
}

interface Running {
  process: CompilerProcess
  folder: CompilerFolder
}

function startIn(root: string, isImportable: IsImportable): Running {
  const folder = createCompilerFolder(root)
  try {
    return { folder, process: startCompilerProcess(root, readableFiles(folder.path, isImportable)) }
  } catch (error) {
    folder.remove()
    throw error
  }
}

/**
 * Writes a file. Returns an error if the file can't have this name, because it's too long or is also the name of a
 * folder.
 */
function writeSample(folder: string, path: string, text: string): CompilerError | undefined {
  try {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, text)
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!badNames.has(code)) throw error
    return { file: path, start: 0, end: 0, code: notFound, text: `The sample can’t have this name (${code}).` }
  }
}

const badNames = new Set(['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL', 'ENOENT'])
/** The compiler's code for a file that doesn't exist. */
const notFound = 6053

/** Returns the message for a compiler that fails or can't be started. */
export function compilerMessage({ message, hint }: CompilerFailure): Message {
  return { ruleId: 'sample-type', fatal: true, reason: message, note: hint }
}
