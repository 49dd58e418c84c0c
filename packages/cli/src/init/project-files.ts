import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the files that are needed to install and publish a site, by path. `docs init` doesn't overwrite existing files. */
export function projectFiles(root: string): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(
      {
        private: true,
        type: 'module',
        scripts: { dev: 'docs dev', check: 'docs check', build: 'docs build', serve: 'docs serve' },
        devDependencies: { '@docs-engine/cli': `^${__VERSION__}` },
      },
      null,
      2,
    )}\n`,
    '.gitignore': 'node_modules/\ndist/\n.docs/\n',
    // GitHub reads workflows only from the root of a repository, so skip the workflow if the site is in a subfolder of a repository.
    ...(!isInRepository(root) && { '.github/workflows/docs.yml': workflow }),
  }
}

function isInRepository(root: string): boolean {
  for (let at = dirname(root); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return true
    if (dirname(at) === at) return false
  }
}

const workflow = `# Checks each change, and publishes the main branch on GitHub Pages.
# In Settings → Pages, choose "GitHub Actions" as the source.
name: Docs
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
concurrency:
  group: docs-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          # The dates of pages come from the git history.
          fetch-depth: 0
      - uses: actions/setup-node@v5
        with:
          node-version: 22
      - uses: actions/cache@v4
        with:
          path: .docs/cache
          key: docs-\${{ github.sha }}
          restore-keys: docs-
      - run: npm install
      - run: npm run check
      - run: npm run build
        env:
          # If the site has its own domain, use / instead.
          DOCS_BASE_URL: /\${{ github.event.repository.name }}/
      - uses: actions/upload-pages-artifact@v3
        if: github.event_name == 'push'
        with:
          path: dist
  publish:
    if: github.event_name == 'push'
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v4
`
