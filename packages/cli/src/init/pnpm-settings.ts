/**
 * Returns the lines of `pnpm-workspace.yaml` that a site needs.
 *
 * @param local The packages of Docs that are installed from files, as `packagesFromFiles` returns them.
 */
export function pnpmSettings(local: Record<string, string>): string[] {
  const { '@docs-engine/client': client } = local
  return [
    // pnpm would look for this dependency of another package in the registry.
    ...(client === undefined ? [] : ['overrides:', `  '@docs-engine/client': ${client}`]),
    // Without a decision, pnpm 11 and later report an error. esbuild doesn't need its script, because npm packages contain its program.
    'allowBuilds:',
    '  esbuild: false',
  ]
}
