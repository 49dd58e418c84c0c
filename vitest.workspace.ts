import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isComplete } from './packages/cli/tests/support/amount.ts'
import { keepTemporaryFilesInMemory } from './packages/cli/tests/support/memory-folder.ts'
import { installedEngines } from './packages/client/tests/support/engines/installed-engines.ts'

// Vitest 4 doesn't find this file by itself, so pass it with `--config`, as the scripts in package.json do.
//
// The projects are tiers:
// - `unit`: tests that start no processes.
// - `cli`: tests that run the `docs` command.
// - `browser`: tests that open built pages in Chromium. `browser-dev` repeats some of them with pages of `docs dev`, `browser-firefox` and
//   `browser-webkit` in the other engines.
// - `migrate`: tests of `docs init --from`. They aren't part of `pnpm test`, because they only depend on a few files outside of
//   `packages/migrate`.
// - `stress`: tests with random input, large sites, or killed processes.
//
// Set `DOCS_TEST_ALL=1` to run the long form of every test.

const packages = 'packages/{cli,samples,client}/tests'

const unit = [
  'content/_tests/{api-behavior,page-rules,phrases,rtk-query-reference,tutorials}.test.ts',
  'packages/cli/tests/{built-in-labels,cache-keys,front-matter,imports,nearest,plugin-types,web-fonts,windows-paths}.test.ts',
  'packages/cli/tests/languages/fallback-pages.test.ts',
  'packages/cli/tests/links/{nearest-path,properties}.test.ts',
  'packages/cli/tests/markdown/{lazy-gfm,link-positions,markdown,rendered-html,reused-code-blocks}.test.ts',
  'packages/cli/tests/samples/{languages,parse-code-block,render-code-block}.test.ts',
  'packages/cli/tests/scale/artifact-store.test.ts',
  'packages/cli/tests/search/index-files.test.ts',
  'packages/client/tests/!(size).test.{ts,tsx}',
  'packages/samples/tests/{cache-keys,environment,js-variants,shown-type,strip-types}.test.ts',
  'packages/client/tests/search/{engine,hosted}.test.ts',
]

const browser = [
  'content/_tests/{api-examples,examples,rtk-query-hooks,rtk-query-islands,tutorial-islands}.test.ts',
  'packages/cli/tests/dev/{component-errors,edit,open-pages,problems}.test.ts',
  'packages/cli/tests/publish/{not-found,print}.test.ts',
  'packages/client/tests/{browser,looks,publish}/*.test.ts',
  'packages/client/tests/search/{dialog,page,versions}.test.ts',
]

/** Names of the tests in `packages/client/tests/browser` that also run against `docs dev`. */
const againstDev = ['islands', 'redirects']

/** Tests that also run in Firefox and WebKit, because they test what the code of the client does in a browser. */
const inAllEngines = ['browser/boot', 'browser/code', 'looks/drawer']

if (isComplete) {
  againstDev.push('boot', 'code', 'color-mode', 'encoded-paths', 'loading', 'location', 'navigation', 'prefetch', 'toc')
  const others = ['color-mode', 'islands', 'location', 'mermaid', 'not-found', 'type-hints']
  inAllEngines.push(...others.map((name) => `browser/${name}`))
}

const stress = [
  'packages/cli/tests/{bench,crash,fuzz}/*.test.ts',
  'packages/cli/tests/scale/!(artifact-store).test.ts',
  'packages/cli/tests/security/stranger.test.ts',
  'packages/cli/tests/dev/{large-site,memory}.test.ts',
  'packages/client/tests/{readers,security}/*.test.ts',
]

/**
 * Tests that only run with `DOCS_TEST_ALL=1`, because they are slow and few changes affect their results: the benchmarks, killed processes,
 * full disks, load, memory, and large sites. The packed packages have a job of their own in `ci.yml`.
 */
const slow = [
  'packages/cli/tests/bench/*.test.ts',
  'packages/cli/tests/crash/{full-disk,kills,moving-files}.test.ts',
  'packages/cli/tests/dev/memory.test.ts',
  'packages/cli/tests/pack.test.ts',
  'packages/cli/tests/scale/budgets.test.ts',
  'packages/client/tests/readers/{deploys,load,swaps}.test.ts',
]
const omitted = isComplete ? [] : slow

/**
 * Starts with the files that took longest in the last run, or with the largest files in a fresh clone. Keeps the files of a tier together,
 * because Vitest reuses a worker only for files of the same tier.
 */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => a.project.name.localeCompare(b.project.name))
  }
}

const shared = 'packages/client/tests/support/global-setup.ts'
const withDisplay = [shared, 'packages/client/tests/support/display-setup.ts']

function tier(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    // The engine's bundle and the bundles of sites define it.
    define: { __LANGUAGES__: 'true' },
    test: {
      name,
      // Files share workers, because starting a worker and loading all modules takes longer than many test files. Support modules
      // therefore must not register hooks, and tests have to restore global state that they change.
      isolate: false,
      // The timeouts are long, because a busy machine may be many times slower than an idle one. They only end tests that hang.
      expect: { poll: { timeout: 40_000 } },
      testTimeout: 240_000,
      hookTimeout: 600_000,
      ...test,
    },
  }
}

keepTemporaryFilesInMemory()

export default defineConfig({
  test: {
    // Tests often wait for browsers and servers, so one worker per core would leave cores idle.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    projects: [
      tier('unit', { include: unit, setupFiles: 'packages/cli/tests/support/no-processes.ts' }),
      tier('cli', {
        include: [`${packages}/**/*.test.{ts,tsx}`, 'content/_tests/*.test.ts'],
        exclude: [...unit, ...browser, ...stress, ...omitted],
        globalSetup: shared,
      }),
      tier('browser', { include: browser, globalSetup: shared }),
      tier('browser-dev', {
        env: { DOCS_TEST_SERVER: 'dev' },
        include: againstDev.map((name) => `packages/client/tests/browser/${name}.test.ts`),
        globalSetup: shared,
      }),
      tier('migrate', { include: ['packages/migrate/tests/**/*.test.ts'], globalSetup: shared }),
      ...installedEngines().map((engine) =>
        tier(`browser-${engine}`, {
          env: { DOCS_TEST_ENGINE: engine },
          include: inAllEngines.map((name) => `packages/client/tests/${name}.test.ts`),
          globalSetup: engine === 'webkit' ? withDisplay : shared,
        }),
      ),
      tier('stress', { include: stress, exclude: omitted, globalSetup: shared }),
    ],
  },
})
