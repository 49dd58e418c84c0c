/** Names of lock files, and the package manager that writes each of them. */
export const lockFiles = {
  'pnpm-lock.yaml': 'pnpm',
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
} as const

export type PackageManagerName = (typeof lockFiles)[keyof typeof lockFiles]
