import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { memberPatterns } from './enclosing-package.ts'
import { documentedLibrary, type ExistingProject } from './existing-project.ts'
import { enterFolder, type StartCommands, startCommand } from './install-site.ts'
import { formatEntries, indented, missingEntries, missingPackages } from './missing-entries.ts'
import { commandsOf } from './package-manager.ts'
import { usesLocalFiles } from './packages-from-files.ts'
import type { TemplateName } from './template-names.ts'
import { hasOwnBuild, isWorkflow, localFilesWarning } from './workflow.ts'

export interface NewSite {
  /** Absolute path of the site. */
  root: string
  /** Paths in the text are relative to this folder. */
  cwd: string
  /** The files of the site, by their path relative to the site. */
  files: Record<string, string>
  /** The files that already existed and were kept. */
  existing: string[]
  template: TemplateName
  /** A second language. */
  locale?: string | undefined
  project: ExistingProject
}

/** Returns a path relative to the current folder. */
type ShownPath = (path: string) => string

const descriptions = {
  content: 'pages, components, and images',
  'site.config.ts': 'title, navigation, and all other settings',
  'AGENTS.md': 'instructions for coding agents',
}

/** Describes the most important files, what to add to files that were kept, and the commands that start the site. */
export function newSiteSummary(site: NewSite, isInstalled: boolean): string {
  const { root, cwd, files, existing, template, locale, project } = site
  const shownPath: ShownPath = (path) => relative(cwd, path)
  const folder = shownPath(root)
  const count = Object.keys(files).length - existing.length
  const created = Object.entries(descriptions)
    .filter(([path]) => !existing.includes(path))
    .map(([path, text]) => `  ${(path === 'content' ? 'content/' : path).padEnd(17)}${text}`)
  const sections = [
    `Created ${count} files in ${folder || 'this folder'} from the template \`${template}\`:`,
    created.join('\n'),
    ...(existing.length > 0
      ? [`Kept these existing files: ${existing.map((path) => shownPath(join(root, path))).join(', ')}`]
      : []),
    ...otherPages(root, shownPath, project),
    ...libraryNotes(template, project),
    ...workflowNotes(root, shownPath, Object.keys(files), existing, project),
    ...(project.outDir === 'dist'
      ? []
      : [
          `Your project already uses \`dist\`. To build the site, run \`${commandsOf(project.packageManager).exec} docs build --out-dir ${project.outDir}\`.`,
        ]),
    ...missingEntries(project, files).map(formatEntries),
    ...(locale === undefined
      ? []
      : [`To translate a page, such as \`content/index.md\`, run \`docs translations --create ${locale} index\`.`]),
    'To start the site, run:',
    indented([startCommand(startCommands(site), isInstalled)]),
  ]
  return `${sections.join('\n\n')}\n`
}

/** Names a page in the site's folder, or in a folder `docs` next to it, that isn't part of the new site. */
function otherPages(root: string, shownPath: ShownPath, { manifest }: ExistingProject): string[] {
  const isPackage = manifest !== undefined && basename(root) !== 'docs'
  // The other folders of a package contain its code and its tests.
  const page = pageIn(root, isPackage ? 1 : maxDepth) ?? pageIn(join(root, 'docs'), maxDepth)
  if (!page) return []
  return [
    `\`${shownPath(page)}\` isn’t part of the site. To publish the Markdown in this folder, move it to \`content\`. If another ` +
      'generator builds it, import its site into a new folder instead: `docs init <folder> --from <folder of the old site>`.',
  ]
}

/** How many folders deep to look for pages. */
const maxDepth = 3

/** Names of files and folders that contain no pages: those of the site itself, of packages, and of a project's own Markdown files. */
const notPages =
  /^(?:\.|(?:content|node_modules|dist|docs-dist|library)$|[A-Z\d_-]+\.md$|(?:readme|changelog|contributing|license)\.md$)/

/** Returns the absolute path of the first page in a folder, or `undefined` if it has none. Files come before folders. */
function pageIn(folder: string, depth: number): string | undefined {
  if (depth === 0 || !existsSync(folder)) return undefined
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notPages.test(name))
  const page = entries.find((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
  if (page) return join(folder, page.name)
  for (const entry of entries) {
    const found = entry.isDirectory() && pageIn(join(folder, entry.name), depth - 1)
    if (found) return found
  }
  return undefined
}

/** Explains where the API pages of the project's own library come from. */
function libraryNotes(template: TemplateName, project: ExistingProject): string[] {
  const library = template === 'library' ? documentedLibrary(project) : undefined
  if (!library) return []
  const pages = `The pages below \`/api\` are generated from the type declarations of \`${library.name}\``
  return [needsBuild(template, project) ? `${pages}, which don’t exist until you build it.` : `${pages}.`]
}

/** Whether the site can't be started until the library is built. */
function needsBuild(template: TemplateName, project: ExistingProject): boolean {
  return template === 'library' && documentedLibrary(project)?.declarations === 'unbuilt'
}

/** Says where the workflow is, and whether it can run yet. */
function workflowNotes(
  root: string,
  shownPath: ShownPath,
  paths: readonly string[],
  existing: readonly string[],
  project: ExistingProject,
): string[] {
  const workflow = paths.find(isWorkflow)!
  const shown = shownPath(join(root, workflow))
  if (existing.includes(workflow))
    return [
      `To check and publish this site, too, add it to \`${shown}\`. See the page “CI” in the documentation of Docs.`,
    ]
  const reason = workflow.startsWith('..') ? ', because GitHub reads workflows only from the root of a repository' : ''
  const place = `The workflow that checks and publishes the site was written to \`${shown}\`${reason}.`
  return [place, ...(usesLocalFiles(project) ? [localFilesWarning] : [])]
}

/** Returns the commands that start a new site in its folder. */
export function startCommands({ root, cwd, files, template, project }: NewSite): StartCommands {
  const { install, add, run, exec } = commandsOf(project.packageManager)
  const { manifest, parent, workspace } = project
  const builds = needsBuild(template, project)
  const enter = enterFolder(relative(cwd, root))
  if (!manifest && builds && parent && hasOwnBuild(parent.manifest)) {
    const build = [install, `${run} build`, ...enterFolder(relative(parent.folder, root))]
    // Installing a package of a workspace also installs its other packages.
    const steps = [...enterFolder(relative(cwd, parent.folder)), ...build, ...(workspace ? [] : [install])]
    return { enter, install: steps, start: `${run} dev` }
  }
  if (!manifest) return { enter, install: [...enter, install], start: `${run} dev` }
  // pnpm 10 and earlier ask to confirm that the root of a workspace is meant.
  const isWorkspace = project.packageManager.name === 'pnpm' && memberPatterns(root).length > 0
  const addHere = isWorkspace ? `${add} --workspace-root` : add
  const packages = missingPackages(project, files['package.json']!)
  const installed = [
    ...(packages.length > 0 ? [`${addHere} ${packages.join(' ')}`] : []),
    ...('library/package.json' in files ? [`${addHere} ./library`] : []),
    ...(builds && hasOwnBuild(manifest) ? [`${run} build`] : []),
  ]
  return { enter, install: [...enter, ...installed], start: `${exec} docs dev` }
}
