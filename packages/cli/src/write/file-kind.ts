const kinds: [kind: string, paths: RegExp][] = [
  ['page chunks', /(^|\/)page\.json$/],
  ['types of samples', /(^|\/)types\.json$/],
  ['pages', /\.html$/],
  ['search', /^search\/|(^|\/)search\.json$/],
  ['Markdown', /\.md$|^llms(-full)?\.txt$/],
  ['scripts', /\.m?js$/],
  ['styles', /\.css$/],
  ['images', /\.(avif|gif|ico|jpe?g|png|svg|webp)$/],
  ['fonts', /\.(otf|ttf|woff2?)$/],
]

/** Returns the kind of an output file, such as `pages` or `scripts`. Sizes are summed by kind. */
export function fileKind(path: string): string {
  return kinds.find(([, paths]) => paths.test(path))?.[0] ?? 'other'
}
