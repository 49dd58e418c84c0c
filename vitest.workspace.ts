import { defineConfig } from 'vitest/config'

// vitest 4 no longer reads this file by itself: the scripts name it with `--config`.
// CI's machines are shared and slow at times: there, and nowhere else, a test may try once more.
const retry = process.env.CI ? 1 : 0

const someInDev = ['boot', 'code', 'islands', 'loading', 'location', 'redirects', 'toc']
const allInDev = [...someInDev, 'color-mode', 'navigation', 'prefetch']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'cli',
          root: 'packages/cli',
          include: ['{src,tests}/**/*.test.{ts,tsx}'],
          retry,
          // What a browser shows may take its time on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'client',
          root: 'packages/client',
          include: ['{src,tests}/**/*.test.{ts,tsx}'],
          retry,
          // What a browser shows may take its time on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // The browser's side against `docs dev`. The files that take longest are run with DOCS_TEST_ALL=1.
          name: 'client-dev',
          root: 'packages/client',
          env: { DOCS_TEST_SERVER: 'dev' },
          include: (process.env.DOCS_TEST_ALL ? allInDev : someInDev).map((name) => `tests/browser/${name}.test.ts`),
          retry,
          // What a browser shows may take its time on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'content',
          root: 'content',
          include: ['_tests/**/*.test.{ts,tsx}'],
          retry,
          // What a browser shows may take its time on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
