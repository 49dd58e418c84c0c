import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { printError, printUsageError } from './commands/print-error.ts'
import { templateNames } from './init/template-names.ts'
import { siteModuleError } from './modules/site-module-error.ts'
import { type BuildShard, parseShard } from './shard/select-shard.ts'
import { diskError } from './util/disk-error.ts'
import { SiteErrors } from './util/site-errors.ts'
import { UserError } from './util/user-error.ts'
import { visibleText, withoutCommands } from './util/visible-text.ts'

// Each command's module is loaded only when the command runs, so that `docs --help` responds immediately.
const program = new Command('docs')
  .description('Builds a static documentation site from a folder with `site.config.ts` and `content/`.')
  .version(__VERSION__)
  .exitOverride()
  .showSuggestionAfterError()
  .addHelpText(
    'after',
    examples({
      'docs init my-docs': 'create a site in the folder `my-docs`',
      'docs dev --open': 'serve the site, and open it in a browser',
      'docs check --strict': 'check the site, and treat warnings as errors',
      'docs build': 'write the site to `dist`',
    }),
  )
  .addHelpText(
    'after',
    '\nExit status: 0 success (there may be warnings), 1 errors in the site, 2 invalid command line or configuration, 70 a bug in Docs.',
  )

let exitCode = 0
/** Node's exit status if a top-level await never settles. */
const unsettled = 13
const run = (work: () => Promise<number>) =>
  work().then((code) => {
    exitCode = code
  })

program
  .command('init')
  .description('Create a site, or import one from another tool.')
  .argument('[dir]', 'folder of the new site (default: current folder)')
  .addOption(new Option('--template <name>', 'template of the new site (default: docs)').choices(templateNames))
  .addOption(
    new Option(
      '--from <folder>',
      'import a Docusaurus, VitePress, Starlight, MkDocs, or mdBook site from this folder',
    ).conflicts('template'),
  )
  .option(
    '--built <folder>',
    'with `--from`: take what only the old tool can render from this folder, which its build wrote',
  )
  .option('--dry-run', 'with `--from`: print what would be imported and what would be lost, without writing anything')
  .addOption(
    new Option('--format <format>', 'with `--from`: report format (default: pretty)').choices(['pretty', 'json']),
  )
  .option('--yes', 'with `--from`: run code of the old site, such as its configuration, without asking')
  .addOption(new Option('--no-run', 'with `--from`: run no code of the old site').conflicts('yes'))
  .addHelpText(
    'after',
    examples({
      'docs init my-docs': 'create a site in the folder `my-docs`',
      'docs init my-docs --template library': 'create a site that documents a library',
      'docs init new-docs --from website --dry-run': 'estimate how much of an existing site can be imported',
      'docs init new-docs --from website': 'import the site',
    }),
  )
  .action((dir, options) => run(async () => (await import('./commands/init.ts')).init(dir, options)))

program
  .command('dev')
  .description('Serve the site, update open pages on every save, and print problems.')
  .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
  .option('--port <n>', 'port (default: 3000, or the next free port)', port)
  .option('--host <ip>', 'address to listen on (default: 127.0.0.1; use 0.0.0.0 to listen on all addresses)')
  .option('--open', 'open the site in a browser')
  .addOption(new Option('--format <format>', 'output format (default: pretty)').choices(['pretty', 'json']))
  .addOption(lenient())
  .addHelpText(
    'after',
    examples({
      'docs dev --open': 'open the site in a browser',
      'docs dev --host 0.0.0.0': 'make the site available to other devices on the network',
      'docs dev --lenient': 'serve a site whose Markdown was written for a different tool',
    }),
  )
  .action(async (root, options) => {
    await run(async () => (await import('./commands/dev.ts')).devCommand(root, options))
    // End the process without waiting for background work. Remove the `exit` listener first, because it would report this exit as
    // premature.
    process.off('exit', endedBySite)
    process.exit(exitCode)
  })

program
  .command('build')
  .description('Build the site. Fails if there are errors, such as broken links.')
  .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
  .option(
    '--out-dir <dir>',
    'output folder (default: `<root>/dist`, or a folder in `<root>/.docs/parts` with `--shard`)',
  )
  .option('--base-url <path>', 'path of the site on its host, such as `/docs/` (default: `DOCS_BASE_URL` or `baseUrl`)')
  .option('--no-cache', 'don’t read or update the cache')
  .option('--json', 'print the report as JSON')
  .option('--verbose', 'also print the duration of each stage and the size of each kind of file')
  .option('--strict', 'treat warnings as errors')
  .addOption(lenient())
  .option('--shard <i>/<n>', 'build only part i of n of a large site, to be combined with `docs merge`', shard)
  .addHelpText(
    'after',
    examples({
      'docs build website': 'build the site in the folder `website`',
      'docs build --base-url /docs/': 'build a site whose URLs start with `/docs/`',
    }),
  )
  .action((root, { shard, ...options }) =>
    run(async () =>
      shard
        ? (await import('./commands/build-shard.ts')).buildShard(root, shard, options)
        : (await import('./commands/build.ts')).buildCommand(root, options),
    ),
  )

program
  .command('check')
  .description('Check links, anchors, and code samples without writing the site.')
  .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
  .addOption(
    new Option('--format <format>', 'report format (default: pretty, or github in GitHub Actions)').choices([
      'pretty',
      'json',
      'sarif',
      'github',
    ]),
  )
  .option('--strict', 'treat warnings as errors')
  .addOption(lenient())
  .option('--no-samples', 'don’t check code samples or the props of components')
  .option('--untrusted', 'check content from a stranger without running its code (requires `--trusted`)')
  .option('--trusted <ref>', 'with `--untrusted`: Git ref or folder with the trusted configuration and components')
  .addOption(new Option('--code-root <dir>').hideHelp())
  .option('--no-cache', 'don’t read or update the cache')
  .option('--external', 'also check links to other sites')
  .option('--agents', 'also check how well AI agents can read the built site (requires the package `afdocs`)')
  .option('--out-dir <dir>', 'with `--agents`: folder of the built site (default: `<root>/dist`)')
  .option('--fix', 'apply unambiguous fixes to the source files')
  .option('--lock', 'update `urls.lock` (published URLs) and `samples.lock` (share of compiled samples)')
  .addOption(
    new Option(
      '--accept',
      'like `--lock`, but also accept removed URLs and a smaller share of compiled samples',
    ).implies({
      lock: true,
    }),
  )
  .addHelpText(
    'after',
    examples({
      'docs check --fix': 'fix links if the fix is unambiguous',
      'docs check --external': 'also check links to other sites',
      'docs check --format json > report.json': 'write the report to a file as JSON',
    }),
  )
  .action((root, options) => run(async () => (await import('./commands/check.ts')).checkCommand(root, options)))

program
  .command('serve')
  .description('Serve the built site as a static host would, at the base URL that it was built for.')
  .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
  .option('--port <n>', 'port (default: 3000, or the next free port)', port)
  .option('--host <ip>', 'address to listen on (default: 127.0.0.1; use 0.0.0.0 to listen on all addresses)')
  .option('--out-dir <dir>', 'folder of the built site (default: `<root>/dist`)')
  .action((root, options) => run(async () => (await import('./commands/serve.ts')).serveCommand(root, options)))

program
  .command('explain')
  .description('Explain what causes the messages of a rule, and how to fix the problem.')
  .argument('[rule]', 'name at the end of a message, such as `broken-link` (default: list all rules)')
  .addHelpText(
    'after',
    examples({
      'docs explain broken-link': 'explain messages that end with `broken-link`',
    }),
  )
  .action((rule) => run(async () => (await import('./commands/explain.ts')).explainRule(rule)))

program
  .command('version')
  .description('Freeze a version by copying the pages to `versions/<name>/`.')
  .argument('<name>', 'name of the version, which becomes part of its URLs')
  .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
  .addHelpText('after', examples({ 'docs version 2.0': 'keep the current pages as version 2.0' }))
  .action((name, root) => run(async () => (await import('./commands/version.ts')).freezeVersion(name, root)))

const search = program.command('search').description('Write the search index, or upload it to a hosted service.')

search
  .command('push')
  .description(
    'Print the search records for the hosted service, or upload them with `--send` and the admin key in `DOCSEARCH_ADMIN_KEY`.',
  )
  .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
  .option('--send', 'upload the records (default: only print what would be uploaded)')
  .option('--index-name <name>', 'index to write to (default: `search.indexName`)')
  .action((root, options) => run(async () => (await import('./commands/search.ts')).pushSearchIndex(root, options)))

search
  .command('index')
  .description('Write the search index without building the site.')
  .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
  .requiredOption('--out-dir <dir>', 'folder for the index (required)')
  .option('--no-cache', 'don’t read or update the cache')
  .action((root, options) => run(async () => (await import('./commands/search.ts')).writeSearchIndex(root, options)))

program
  .command('cache')
  .description('Print the folder and the keys of the cache, for a cache step in CI.')
  .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
  .action((root) => run(async () => (await import('./commands/cache.ts')).cacheKey(root)))

program
  .command('merge')
  .description('Combine parts from `docs build --shard` into a site.')
  .argument('<parts...>', 'folders that contain the parts')
  .option('--root <dir>', 'folder with `site.config.ts` (default: current folder)')
  .option('--out-dir <dir>', 'output folder (default: `<root>/dist`)')
  .option('--base-url <path>', 'path of the site on its host, such as `/docs/` (default: `DOCS_BASE_URL` or `baseUrl`)')
  .option('--json', 'print the report as JSON')
  .option('--verbose', 'also print the duration of each stage and the size of each kind of file')
  .option('--strict', 'treat warnings as errors')
  .addOption(lenient())
  .addHelpText(
    'after',
    examples({
      'docs merge part-1 part-2 part-3 part-4': 'combine four parts, and write the site to `dist`',
    }),
  )
  .action((parts, options) => run(async () => (await import('./commands/merge.ts')).merge(parts, options)))

printUsageErrorsOf(program)

/** Prints usage errors of a command and its subcommands, each with the usage of the command that reports it. */
function printUsageErrorsOf(command: Command): void {
  command.configureOutput({
    outputError: (text) => printUsageError(text, command.createHelp().commandUsage(command)),
  })
  for (const subcommand of command.commands) printUsageErrorsOf(subcommand)
}

/** Formats commands and their descriptions as a section of the help. */
function examples(commands: Record<string, string>): string {
  const width = Math.max(...Object.keys(commands).map((command) => command.length)) + 2
  const lines = Object.entries(commands).map(([command, effect]) => `  ${command.padEnd(width)}${effect}`)
  return `\nExamples:\n${lines.join('\n')}`
}

function lenient(): Option {
  return new Option('--lenient', 'treat errors as warnings, unless a page can’t be built').conflicts('strict')
}

function shard(text: string): BuildShard {
  const parsed = parseShard(text)
  if (!parsed) throw new InvalidArgumentError('Expected a part and the number of parts, such as `--shard 2/4`.')
  return parsed
}

function port(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new InvalidArgumentError('Expected a number from 0 to 65535.')
  return number
}

// The reader of the output may stop reading, as `head` does. Continue without output, so that a build still writes the whole site.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
process.on('exit', endedBySite)
// `docs dev` has its own listener and continues running, so do nothing if there is another listener.
process.on('uncaughtException', async (thrown) => {
  if (process.listenerCount('uncaughtException') > 1) return
  process.off('exit', endedBySite)
  process.exit(await explain(siteModuleError(thrown) ?? thrown))
})
/** Resolves when the command has ended. */
export const ended = program
  .parseAsync()
  .catch(async (error) => {
    exitCode = await explain(error)
  })
  .then(() => {
    process.off('exit', endedBySite)
    process.exitCode = exitCode
  })

/**
 * Reports a command that ended early, because the site's code called `process.exit` or awaits a promise that never settles. Without this
 * check, it would look like a successful build.
 */
function endedBySite(code: number): void {
  const isSilent = code === 0 || code === unsettled
  if (!isSilent) return
  printError(
    'The site’s own code ended the command.',
    'Look for `process.exit`, or a promise that never settles, in `site.config.ts` and in your components.',
  )
  process.exitCode = 2
}

/**
 * Prints an exception and returns the exit status: 0 if there is no error (`--help`), 1 for errors in the site, 2 for wrong usage or
 * configuration, and 70 for a bug in the engine.
 */
async function explain(thrown: unknown): Promise<number> {
  const error = diskError(thrown) ?? siteModuleError(thrown, false) ?? thrown
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof UserError) {
    printError(error.message, error.hint)
    return error.exitCode
  }
  if (error instanceof SiteErrors) {
    const { explainHint, formatReport, styleFor } = await import('./check/report/report.ts')
    process.stderr.write(formatReport(error.report, error.root ?? process.cwd(), styleFor(process.stderr)))
    if (process.stderr.isTTY) process.stderr.write(explainHint(error.report))
    return error.exitCode
  }
  const [{ inspect }, { sourceStack }] = await Promise.all([import('node:util'), import('./runtime/source-stack.ts')])
  const stack = withoutCommands(visibleText(sourceStack(inspect(error))))
  process.stderr.write(`This is a bug in \`docs\`, not in your site. Please report it with these lines:\n\n${stack}\n`)
  return 70
}
