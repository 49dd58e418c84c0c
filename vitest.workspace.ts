import { defineConfig } from 'vitest/config'

// vitest 4 no longer reads this file by itself: the scripts name it with `--config`.
export default defineConfig({
  test: {
    // CI's machines are shared and slow at times: what drives a browser or a dev server may try once more there, nowhere else.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'cli',
          root: 'packages/cli',
          include: ['{src,tests}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'client',
          root: 'packages/client',
          include: ['{src,tests}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'content',
          root: 'content',
          include: ['_tests/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
