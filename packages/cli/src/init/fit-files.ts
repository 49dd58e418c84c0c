import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { workspaceFile } from './enclosing-package.ts'
import { documentedLibrary, type ExistingProject } from './existing-project.ts'
import { folderDependency, withCommands } from './package-manager.ts'
import { packagesFromFiles, withPackagesFromFiles } from './packages-from-files.ts'
import { pnpmSettings } from './pnpm-settings.ts'
import { withBasePath, withProjectLinks } from './project-links.ts'
import { listedPackages } from './read-json.ts'
import { fitWorkflow } from './workflow.ts'

/**
 * Adapts the files of a template to the project that they are added to: its package manager and its library, the folder of the built site,
 * and a separate TypeScript configuration in `content` if the project has its own.
 */
export function fitFiles(files: Record<string, string>, project: ExistingProject): Record<string, string> {
  const { outDir } = project
  const library = documentedLibrary(project)
  const fitted = { ...files }
  // An imported site has its own configuration, and no workflow if the old site's repository may have one.
  const edit = (path: string, change: (text: string) => string) => {
    if (path in fitted) fitted[path] = change(fitted[path]!)
  }
  if (outDir !== 'dist') {
    edit('.github/workflows/docs.yml', (text) =>
      text.replace('npx docs build', buildCommand('npx docs build', outDir)).replace('path: dist', `path: ${outDir}`),
    )
    edit('.gitignore', (text) => text.replace('dist/', `${outDir}/`))
    edit('AGENTS.md', (text) =>
      text.replace('npx docs build', buildCommand('npx docs build', outDir)).replaceAll('`dist/`', `\`${outDir}/\``),
    )
    edit('package.json', (text) =>
      text.replace(/"(docs (?:build|serve))"/g, (_, command: string) => `"${buildCommand(command, outDir)}"`),
    )
  }
  if (project.manifest) edit('AGENTS.md', describeProject)
  if (library) {
    for (const path of Object.keys(fitted).filter((path) => path.endsWith('.md')))
      edit(path, (text) => text.replaceAll('npm install your-package', `npm install ${library.name}`))
    edit('AGENTS.md', (text) =>
      text.replace(
        '\nRun `npx docs check` after every change. ',
        '\nRun `npx docs check` after every change. If you changed the library, build it first, because samples use its latest build.\n',
      ),
    )
  }
  // TypeScript may add the types of Node to the project's own code, and an old version can't parse them.
  if (project.manifest && !listedPackages(project.manifest).includes('@types/node')) {
    edit('package.json', (text) => text.replace(/^ *"@types\/node": .*\n/m, ''))
    edit('tsconfig.json', (text) => text.replace(', "node"]', ']'))
  }
  if (project.tsconfig) {
    fitted['content/tsconfig.json'] = fitted['tsconfig.json']!.replace("'tsconfig.json'", "'content/tsconfig.json'")
      .replace('npm run types', 'npx tsc -p content')
      .replace('["site.config.ts", "content", "theme", "plugins"]', '["../site.config.ts", ".", "../theme"]')
    edit('package.json', (text) => text.replace('"tsc"', '"tsc -p content"'))
    edit('AGENTS.md', (text) => text.replace('`npx tsc`', '`npx tsc -p content`'))
  } else if (project.manifest) {
    edit('tsconfig.json', (text) => text.replace('npm run types', 'npm run docs:types'))
  }
  edit('site.config.ts', (text) => withProjectLinks(text, project))
  edit('.github/workflows/docs.yml', (text) => withBasePath(text, project))
  const local = packagesFromFiles(project.root)
  edit('package.json', (text) => withPackagesFromFiles(withLibrary(text, project), local, project.packageManager))
  if (project.packageManager.name === 'pnpm' && !project.workspace)
    fitted[workspaceFile] = `${pnpmSettings(local).join('\n')}\n`
  // Yarn can store its packages in the site's folder.
  if (project.packageManager.name === 'yarn' && project.gitignore === undefined)
    edit('.gitignore', (text) => `${text}.yarn/*\n!.yarn/releases\n!.yarn/patches\n.pnp.*\n`)
  // Yarn rejects a package inside another project unless it belongs to the project's workspace or has its own lock file.
  if (project.packageManager.name === 'yarn' && project.parent && !project.workspace) fitted['yarn.lock'] = ''
  for (const path of Object.keys(fitted)) edit(path, (text) => withCommands(text, project.packageManager))
  return fitWorkflow(fitted, project)
}

function buildCommand(command: string, outDir: string): string {
  return `${command} --out-dir ${outDir}`
}

/** Changes the introduction of `AGENTS.md` if the folder also contains other code. */
function describeProject(text: string): string {
  return text.replace(
    /^[\s\S]*?(?=\n## )/,
    '# Documentation\n\n' +
      'These instructions are about the documentation of this project: the pages in `content/`, and their settings in `site.config.ts`. `docs`\n' +
      '(the package `@docs-engine/cli`) turns them into a static site.\n',
  )
}

/** Adds the library that contains the site to the site's own `package.json`, so that pages can import it. */
function withLibrary(text: string, project: ExistingProject): string {
  const { root, parent, packageManager, workspace } = project
  const name = documentedLibrary(project)?.name
  if (!parent || name === undefined) return text
  const manifest = JSON.parse(text) as { dependencies?: Record<string, string> }
  const path = relativePath(root, parent.folder)
  const dependencies = {
    ...manifest.dependencies,
    [name]: folderDependency(packageManager, path, workspace !== undefined),
  }
  const { devDependencies, allowScripts, ...rest } = manifest as Record<string, unknown>
  return `${JSON.stringify({ ...rest, dependencies, devDependencies, allowScripts }, null, 2)}\n`
}
