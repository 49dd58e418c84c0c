import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { siteModuleError } from './modules/site-module-error.ts'
import { type BuildShard, readShard } from './shard/divide-pages.ts'
import { diskError } from './util/disk-error.ts'
import { SiteErrors } from './util/site-errors.ts'
import { UserError } from './util/user-error.ts'

// Each command is loaded when it runs, so that `docs --help` responds immediately.
const program = new Command('docs')
  .description('Turns a folder with site.config.ts and content/ into a static documentation site.')
  .version(__VERSION__)
  .exitOverride()
  .showSuggestionAfterError()

let exitCode = 0
/** Node's exit status if a top-level await never settles. */
const unsettled = 13
const run = (work: () => Promise<number>) =>
  work().then((code) => {
    exitCode = code
  })

program
  .command('build')
  .description('build the site; fails on broken links')
  .argument('[root]', 'folder with site.config.ts (default: the current one)')
  .option('--out-dir <dir>', 'output folder (default: <root>/dist)')
  .option('--base-url <path>', 'overrides `baseUrl`, as DOCS_BASE_URL does')
  .option('--no-cache', 'neither read nor write the cache')
  .option('--json', 'print the report as JSON')
  .option('--verbose', 'say where the time went and what the site consists of')
  .option('--strict', 'count warnings as errors')
  .addOption(lenient())
  .option('--shard <i>/<n>', 'build one of n parts of a large site, for `docs merge`', shard)
  .action((root, { shard, ...options }) =>
    run(async () =>
      shard
        ? (await import('./commands/build-shard.ts')).buildShard(root, shard, options)
        : (await import('./commands/build.ts')).build(root, options),
    ),
  )

program
  .command('merge')
  .description('write the site whose parts `docs build --shard` has built')
  .argument('<parts...>', 'folders of all parts')
  .option('--root <dir>', 'folder with site.config.ts (default: the current one)')
  .option('--out-dir <dir>', 'output folder (default: <root>/dist)')
  .option('--base-url <path>', 'overrides `baseUrl`, as DOCS_BASE_URL does')
  .option('--json', 'print the report as JSON')
  .option('--verbose', 'say where the time went and what the site consists of')
  .option('--strict', 'count warnings as errors')
  .addOption(lenient())
  .action((parts, options) => run(async () => (await import('./commands/merge.ts')).merge(parts, options)))

program
  .command('cache')
  .description('name the folder and the key of the cache, for the steps of a CI')
  .argument('[root]', 'folder with site.config.ts (default: the current one)')
  .action((root) => run(async () => (await import('./commands/cache.ts')).cacheKey(root)))

program
  .command('check')
  .description('check links, anchors and samples without building')
  .argument('[root]', 'folder with site.config.ts (default: the current one)')
  .addOption(new Option('--format <format>', 'how to report').choices(['pretty', 'json', 'sarif', 'github']))
  .option('--strict', 'count warnings as errors')
  .addOption(lenient())
  .option('--no-samples', 'do not compile the samples')
  .option('--external', 'ask other sites whether the addresses that are linked to are there')
  .option('--fix', 'write the suggestions that are certain into the sources')
  .option('--lock', 'keep all published addresses in urls.lock, and the share of compiled samples in samples.lock')
  .addOption(
    new Option('--accept', 'as --lock; forget the addresses that are gone, accept a smaller share').implies({
      lock: true,
    }),
  )
  .action((root, options) => run(async () => (await import('./commands/check.ts')).check(root, options)))

program
  .command('dev')
  .description('serve the site while it is being written')
  .argument('[root]', 'folder with site.config.ts (default: the current one)')
  .option('--port <n>', 'port (default: the first free one from 3000 on)', port)
  .option('--host <ip>', 'address to bind to (default: 127.0.0.1; all of them: 0.0.0.0)')
  .option('--open', 'open the site in the browser')
  .addOption(lenient())
  .action(async (root, options) => {
    await run(async () => (await import('./commands/dev.ts')).dev(root, options))
    // Ends the process without waiting for background work.
    process.off('exit', endedBySite)
    process.exit(exitCode)
  })

program
  .command('serve')
  .description('serve the built site as a static host would')
  .argument('[root]', 'folder with site.config.ts (default: the current one)')
  .option('--port <n>', 'port (default: the first free one from 3000 on)', port)
  .option('--host <ip>', 'address to bind to (default: 127.0.0.1)')
  .option('--out-dir <dir>', 'folder of the built site (default: <root>/dist)')
  .action((root, options) => run(async () => (await import('./commands/serve.ts')).serve(root, options)))

const search = program.command('search').description('the search index of the site')

search
  .command('push')
  .description('send the records to the hosted search of the configuration (key: DOCSEARCH_ADMIN_KEY)')
  .argument('[root]', 'folder with site.config.ts (default: the current one)')
  .option('--send', 'really send; without it nothing is')
  .option('--index-name <name>', 'another index than that of the configuration')
  .action((root, options) => run(async () => (await import('./commands/search.ts')).pushSearchIndex(root, options)))

search
  .command('index')
  .description('write the search index alone')
  .argument('[root]', 'folder with site.config.ts (default: the current one)')
  .requiredOption('--out-dir <dir>', 'output folder')
  .option('--no-cache', 'neither read nor write the cache')
  .action((root, options) => run(async () => (await import('./commands/search.ts')).writeSearchIndex(root, options)))

program
  .command('init')
  .description('make a small site to start from')
  .argument('[dir]', 'new folder (default: the current one)')
  .option('--from <folder>', 'move a Docusaurus site over; the folder with docusaurus.config.*')
  .action((dir, options) => run(async () => (await import('./commands/init.ts')).init(dir, options)))

function lenient(): Option {
  return new Option('--lenient', 'count errors as warnings, unless they keep a page from being built').conflicts(
    'strict',
  )
}

function shard(text: string): BuildShard {
  const parsed = readShard(text)
  if (!parsed) throw new InvalidArgumentError('Write which part, and of how many: `--shard 2/4`.')
  return parsed
}

function port(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return number
}

process.on('exit', endedBySite)
// `docs dev` has its own handler and continues running.
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
  process.stderr.write(
    'The site’s own code has ended the command.\n  Look for `process.exit` in `site.config.ts` and in components.\n',
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
    process.stderr.write(`${error.message}\n${error.hint ? `  ${error.hint}\n` : ''}`)
    return error.exitCode
  }
  if (error instanceof SiteErrors) {
    const { formatReport, makeReport, styleFor } = await import('./check/report/report.ts')
    const report = makeReport(error.messages, { pages: 0, links: 0, anchors: 0, samples: 0 })
    process.stderr.write(formatReport(report, error.root ?? process.cwd(), styleFor(process.stderr)))
    return error.exitCode
  }
  const [{ inspect }, { sourceStack }] = await Promise.all([import('node:util'), import('./runtime/source-stack.ts')])
  process.stderr.write(
    `This is a bug in \`docs\`, not in your site. Please report it with these lines:\n\n${sourceStack(inspect(error))}\n`,
  )
  return 70
}
