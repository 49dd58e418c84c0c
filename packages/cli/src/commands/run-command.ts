import { Command, InvalidArgumentError, Option } from 'commander'
import { templateNames } from '../init/template-names.ts'
import type { CommandContext } from '../model/command.ts'
import { hostNames } from '../model/host-files.ts'
import { type BuildShard, parseShard } from '../shard/select-shard.ts'
import { printUsageError } from './print-error.ts'
import { reportFailure } from './report-failure.ts'

/**
 * Runs a command, and prints its errors.
 *
 * @param argv The arguments of `docs`: the name of the command, its arguments, and its options.
 * @returns The exit status: 0 if there is no error, 1 for errors in the site, 2 for wrong usage or configuration, and 70 for a bug in the
 *   engine.
 */
export async function runCommand(argv: readonly string[], context: CommandContext): Promise<number> {
  let exitCode = 0
  const program = createProgram(context, (status) => {
    exitCode = status
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return exitCode
  } catch (error) {
    return reportFailure(error, context)
  }
}

/** @param onEnd Called with the exit status of the command. */
function createProgram(context: CommandContext, onEnd: (status: number) => void): DocsCommand {
  const program = new DocsCommand('docs')
    .description('Builds a static documentation site from a folder with `site.config.ts` and `content/`.')
    .version(__VERSION__)
    .exitOverride()
    .showSuggestionAfterError()
    .examples({
      'docs init my-docs': 'create a site in the folder `my-docs`',
      'docs dev --open': 'serve the site, and open it in a browser',
      'docs check --strict': 'check the site, and treat warnings as errors',
      'docs build': 'write the site to `dist`',
    })
    .addHelpText(
      'after',
      '\nExit status: 0 success (there may be warnings), 1 errors in the site, 2 invalid command line or configuration, 70 a bug in Docs.',
    )
  const run: Run = (work) => work(context).then(onEnd)
  const commands = [
    addInit,
    addDev,
    addBuild,
    addCheck,
    addServe,
    addVersion,
    addTranslations,
    addSearch,
    addCache,
    addMerge,
  ]
  for (const add of commands) add(program, run)
  connectOutput(program, context)
  return program
}

/** A command whose subcommands can have examples, too. */
class DocsCommand extends Command {
  override createCommand(name: string): DocsCommand {
    return new DocsCommand(name)
  }

  /** Adds a section with commands and their descriptions to the help. */
  examples(commands: Record<string, string>): this {
    const width = Math.max(...Object.keys(commands).map((command) => command.length)) + 2
    const lines = Object.entries(commands).map(([command, effect]) => `  ${command.padEnd(width)}${effect}`)
    return this.addHelpText('after', `\nExamples:\n${lines.join('\n')}`)
  }
}

/** Runs a command. Each command's module is loaded only when the command runs, so that `docs --help` responds immediately. */
type Run = (work: (context: CommandContext) => Promise<number>) => Promise<void>

function addInit(program: DocsCommand, run: Run): void {
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
    .addOption(new Option('--locale <language>', 'add a language to the new site, such as `de`').conflicts('from'))
    .option('--install', 'also install the packages of the site')
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
    .examples({
      'docs init my-docs': 'create a site in the folder `my-docs`',
      'docs init my-docs --template library': 'create a site that documents a library',
      'docs init new-docs --from website --dry-run': 'estimate how much of an existing site can be imported',
      'docs init new-docs --from website': 'import the site',
    })
    .action((dir, options) => run(async (context) => (await import('./init.ts')).init(dir, options, context)))
}

function addDev(program: DocsCommand, run: Run): void {
  withServerOptions(program.command('dev'))
    .description('Serve the site, update open pages on every save, and print problems.')
    .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
    .option('--open', 'open the site in a browser')
    .addOption(new Option('--format <format>', 'output format (default: pretty)').choices(['pretty', 'json']))
    .addOption(lenient())
    .examples({
      'docs dev --open': 'open the site in a browser',
      'docs dev --host 0.0.0.0': 'make the site available to other devices on the network',
      'docs dev --lenient': 'serve a site whose Markdown was written for a different tool',
    })
    .action((root, options) => run(async (context) => (await import('./dev.ts')).devCommand(root, options, context)))
}

function addBuild(program: DocsCommand, run: Run): void {
  withBuildOptions(program.command('build'))
    .description('Build the site. Fails if there are errors, such as broken links.')
    .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
    .option(
      '--out-dir <dir>',
      'output folder (default: `<root>/dist`, or a folder in `<root>/.docs/parts` with `--shard`)',
    )
    .addOption(
      new Option(
        '--print',
        'also write `print/<sidebar>.html`, with all pages of a sidebar, to save as a PDF',
      ).conflicts('shard'),
    )
    .option('--no-cache', 'don’t read or update the cache')
    .option('--shard <i>/<n>', 'build only part i of n of a large site, to be combined with `docs merge`', shard)
    .examples({
      'docs build website': 'build the site in the folder `website`',
      'docs build --base-url /docs/': 'build a site whose URLs start with `/docs/`',
    })
    .action((root, { shard, ...options }) =>
      run(async (context) =>
        shard
          ? (await import('./build-shard.ts')).buildShard(root, shard, options, context)
          : (await import('./build.ts')).buildCommand(root, options, context),
      ),
    )
}

function addCheck(program: DocsCommand, run: Run): void {
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
    .option('--fix', 'apply unambiguous fixes to the source files')
    .option('--lock', 'update `urls.lock` (published URLs)')
    .addOption(new Option('--accept', 'like `--lock`, but also accept removed URLs').implies({ lock: true }))
    .examples({
      'docs check --fix': 'fix links if the fix is unambiguous',
      'docs check --external': 'also check links to other sites',
      'docs check --format json > report.json': 'write the report to a file as JSON',
    })
    .action((root, options) =>
      run(async (context) => (await import('./check.ts')).checkCommand(root, options, context)),
    )
}

function addServe(program: DocsCommand, run: Run): void {
  withServerOptions(program.command('serve'))
    .description('Serve the built site as a static host would, at the base URL that it was built for.')
    .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
    .option('--out-dir <dir>', 'folder of the built site (default: `<root>/dist`)')
    .addOption(
      new Option('--as <host>', 'behave like this host (default: a web server of your own)').choices(hostNames),
    )
    .examples({ 'docs serve --as github-pages': 'try the site as GitHub Pages would serve it' })
    .action((root, options) =>
      run(async (context) => (await import('./serve.ts')).serveCommand(root, options, context)),
    )
}

function addVersion(program: DocsCommand, run: Run): void {
  program
    .command('version')
    .description('Freeze a version by copying the pages to `versions/<name>/`.')
    .argument('<name>', 'name of the version, which becomes part of its URLs')
    .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
    .examples({ 'docs version 2.0': 'keep the current pages as version 2.0' })
    .action((name, root) => run(async (context) => (await import('./version.ts')).freezeVersion(name, root, context)))
}

function addTranslations(program: DocsCommand, run: Run): void {
  program
    .command('translations')
    .description('Print which pages are translated, missing, outdated, or orphaned in each language.')
    .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
    .option('--language <tags...>', 'print only these languages (default: all)')
    .addOption(new Option('--format <format>', 'output format (default: pretty)').choices(['pretty', 'json']))
    .option('--accept <files...>', 'record that translations, such as `translations/de/guide.md`, are up to date')
    .addOption(new Option('--create <words...>', 'a language, and pages to copy to its folder').conflicts('accept'))
    .examples({
      'docs translations': 'print the state of all translations',
      'docs translations --language fr': 'print the state of the translations into French',
      'docs translations --create de guide': 'copy `content/guide.md` to `translations/de`, to be translated',
      'docs translations --accept translations/de/guide.md': 'record that a translation is up to date',
    })
    .action((root, options) =>
      run(async (context) => (await import('./translations.ts')).translationsCommand(root, options, context)),
    )
}

function addSearch(program: DocsCommand, run: Run): void {
  const search = program.command('search').description('Write the search index, or upload it to a hosted service.')

  search
    .command('push')
    .description(
      'Print the search records for the hosted service, or upload them with `--send` and the admin key in `DOCSEARCH_ADMIN_KEY`.',
    )
    .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
    .option('--send', 'upload the records (default: only print what would be uploaded)')
    .option('--index-name <name>', 'index to write to (default: `search.indexName`)')
    .action((root, options) =>
      run(async (context) => (await import('./search.ts')).pushSearchIndex(root, options, context)),
    )

  search
    .command('index')
    .description('Write the search index without building the site.')
    .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
    .requiredOption('--out-dir <dir>', 'folder for the index (required)')
    .option('--no-cache', 'don’t read or update the cache')
    .action((root, options) =>
      run(async (context) => (await import('./search.ts')).writeSearchIndex(root, options, context)),
    )
}

function addCache(program: DocsCommand, run: Run): void {
  program
    .command('cache')
    .description('Print the folder and the keys of the cache, for a cache step in CI.')
    .argument('[root]', 'folder with `site.config.ts` (default: current folder)')
    .action((root) => run(async (context) => (await import('./cache.ts')).cacheKey(root, context)))
}

function addMerge(program: DocsCommand, run: Run): void {
  withBuildOptions(program.command('merge'))
    .description('Combine parts from `docs build --shard` into a site.')
    .argument('<parts...>', 'folders that contain the parts')
    .option('--root <dir>', 'folder with `site.config.ts` (default: current folder)')
    .option('--out-dir <dir>', 'output folder (default: `<root>/dist`)')
    .examples({
      'docs merge part-1 part-2 part-3 part-4': 'combine four parts, and write the site to `dist`',
    })
    .action((parts, options) => run(async (context) => (await import('./merge.ts')).merge(parts, options, context)))
}

/** Adds the options that `dev` and `serve` share. */
function withServerOptions(command: DocsCommand): DocsCommand {
  return command
    .option('--port <n>', 'port (default: 3000, or the next free port)', port)
    .option('--host <ip>', 'address to listen on (default: 127.0.0.1; use 0.0.0.0 to listen on all addresses)')
}

/** Adds the options that `build` and `merge` share. */
function withBuildOptions(command: DocsCommand): DocsCommand {
  return command
    .option(
      '--base-url <path>',
      'path of the site on its host, such as `/docs/` (default: `DOCS_BASE_URL` or `baseUrl`)',
    )
    .option('--json', 'print the report as JSON')
    .option('--verbose', 'also print the duration of each stage and the size of each kind of file')
    .option('--strict', 'treat warnings as errors')
    .addOption(lenient())
}

/**
 * Makes a command and its subcommands write to the streams of `context`. Usage errors contain the usage of the command that reports them.
 */
function connectOutput(command: Command, context: CommandContext): void {
  command.configureOutput({
    writeOut: (text) => context.stdout.write(text),
    writeErr: (text) => context.stderr.write(text),
    outputError: (text) => printUsageError(context, text, command.createHelp().commandUsage(command)),
  })
  for (const subcommand of command.commands) connectOutput(subcommand, context)
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
