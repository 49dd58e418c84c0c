import type { ExistingProject } from './existing-project.ts'

/**
 * Adapts the files of a template to the project that they are added to: the folder of the built site, and a separate TypeScript
 * configuration in `content` if the project has its own.
 */
export function fitFiles(files: Record<string, string>, project: ExistingProject): Record<string, string> {
  const { outDir } = project
  const fitted = { ...files }
  if (outDir !== 'dist') {
    const rules: Record<string, (text: string) => string> = {
      '.github/workflows/docs.yml': (text) =>
        text.replace('npx docs build', buildCommand('npx docs build', outDir)).replace('path: dist', `path: ${outDir}`),
      '.gitignore': (text) => text.replace('dist/', `${outDir}/`),
      'AGENTS.md': (text) =>
        text.replace('npx docs build', buildCommand('npx docs build', outDir)).replaceAll('`dist/`', `\`${outDir}/\``),
      'package.json': (text) =>
        text.replace(/"(docs (?:build|serve))"/g, (_, command: string) => `"${buildCommand(command, outDir)}"`),
    }
    for (const [path, adapt] of Object.entries(rules)) fitted[path] = adapt(fitted[path]!)
  }
  if (project.tsconfig) {
    fitted['content/tsconfig.json'] = fitted['tsconfig.json']!.replace("'tsconfig.json'", "'content/tsconfig.json'")
      .replace('npm run types', 'npx tsc -p content')
      .replace('["site.config.ts", "content"]', '["../site.config.ts", "."]')
    fitted['package.json'] = fitted['package.json']!.replace('"tsc"', '"tsc -p content"')
    fitted['AGENTS.md'] = fitted['AGENTS.md']!.replace('`npx tsc`', '`npx tsc -p content`')
  }
  return fitted
}

function buildCommand(command: string, outDir: string): string {
  return `${command} --out-dir ${outDir}`
}
