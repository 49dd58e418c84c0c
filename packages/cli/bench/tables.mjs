/** Formats the figures of a benchmark as Markdown tables with notes. Omits the tables of parts that weren't measured. */
export function tables({
  builds,
  dev,
  payload,
  trees = [],
  interactions = [],
  growth = [],
  shards,
  leftOut = [],
  versions,
  search,
  ...run
}) {
  const docsRow = (rows, row) => rows.find(({ generator, pages }) => generator === 'docs' && pages === row.pages)
  const name = ({ generator }) => (versions[generator] ? `${generator} ${versions[generator]}` : generator)
  const ratio = (rows, row, of, digits, unit = 1) => {
    const value = of(row)
    if (value === undefined) return '–'
    const docs = docsRow(rows, row)
    const times = docs && value / of(docs)
    const shown = (value / unit).toFixed(digits)
    return row.generator === 'docs' || !times ? shown : `${shown} (${times.toFixed(1)}×)`
  }
  const tableOfBuilds = (title, rows, [lastTitle, lastValue, lastUnit]) => {
    const hasFailures = rows.some(({ failure }) => failure)
    return table(
      [
        ...[title, 'pages', 'cold s', 'warm s', 'one edit s', 'cold CPU s', 'peak MB', lastTitle],
        ...(hasFailures ? ['failed'] : []),
      ],
      rows.map((row) => [
        name(row),
        row.pages,
        ratio(rows, row, ({ cold }) => cold?.wall, 2),
        ratio(rows, row, ({ warm }) => warm?.wall, 2),
        ratio(rows, row, ({ edit }) => edit?.wall, 2),
        ratio(rows, row, ({ cold }) => cold?.cpu, 1),
        ratio(rows, row, ({ cold }) => cold?.peak, 0),
        ratio(rows, row, lastValue, 1, lastUnit),
        ...(hasFailures ? [inCell(row.failure ?? '')] : []),
      ]),
    )
  }
  const buildTable = tableOfBuilds('builds', builds, ['output MB', ({ output }) => output?.bytes, 1e6])
  const treeTables = [...new Set(trees.map(({ tree }) => tree))].map((tree) => {
    const rows = trees.filter((row) => row.tree === tree)
    return tableOfBuilds(tree, rows, ['first view kB', ({ first }) => first?.bytes, 1000])
  })
  const hasFailures = dev.some(({ failures }) => failures)
  const devTable = table(
    [
      ...['dev server', 'pages', 'first page ms', 'with cache ms', 'edit visible ms', 'memory MB'],
      ...(hasFailures ? ['failed'] : []),
    ],
    dev.map((row) => [
      name(row),
      row.pages,
      ratio(dev, row, ({ cold }) => cold, 0),
      ratio(dev, row, ({ warm }) => warm, 0),
      ratio(dev, row, ({ edit }) => edit, 0),
      ratio(dev, row, ({ memory }) => memory, 0),
      ...(hasFailures ? [failureText(row)] : []),
    ]),
  )
  const load = ({ requests, bytes }) => `${(bytes / 1000).toFixed(1)} (${requests})`
  const payloadTable = table(
    ['download: gzipped kB (requests)', 'first view', 'prefetched', 'one click'],
    payload.map((row) => [name(row), load(row.first), load(row.unasked), load(row.navigation)]),
  )
  const percent = (share) => `${(share * 100).toFixed(1)}%`
  const notes = [
    `The generators ran in turn. ${runsText(builds, dev)}`,
    `${run.devMeasured ? 'The builds and the downloads' : 'All of them'} were measured on ${measuredText(run)}.`,
    run.devMeasured && `The dev servers were measured on ${measuredText(run.devMeasured)}.`,
    "Numbers in parentheses are ratios to `docs`. CPU time and memory include all processes of a command. “First page” is the time from starting the server without a cache until the browser shows the page's text. “With cache” is the corresponding time for a second start.",
    ...leftOut,
  ]
  const searchText =
    search &&
    `Search on the Redux Toolkit site: the right section comes first for ${percent(search.first)} of ${search.queries} queries, and is among the first three for ${percent(search.firstThree)}.`
  const ms = (value) => (value === undefined ? '–' : value.toFixed(0))
  const interactionTable = table(
    ['response time, ms', 'search keystroke', 'click on a link', 'sidebar section', 'TS/JS switch', 'LCP'],
    interactions.map((row) => [
      name(row),
      ...[row.keystroke, row.navigation, row.section, row.language, row.lcp].map(ms),
    ]),
  )
  const interactionNote =
    interactions.length > 0 &&
    `The response times are ${runsOf(interactions)}, measured on ${measuredText(run.interactionsMeasured ?? run)}. The processor was slowed down to a quarter of its speed, and LCP was measured on slow 4G (150 ms, 1.6 megabits per second). A dash means that the benchmark found no such control, or that a click loads a new document. The browser reports at least 16 ms for any interaction.`
  const corpusParts = [buildTable, devTable, payloadTable]
  const treeNote =
    trees.length > 0 &&
    `The figures for the documentation of other projects are ${runsOf(trees.slice(0, 1))}, measured on ${measuredText(run.treesMeasured ?? run)}. Each project's Markdown was prepared as [described below](#documentation-of-other-projects).`
  const growthTable = table(
    [
      ...['pages, 20% of them MDX, with two plugins', 'cold s', 'cold ms per page', 'one edit s', 'peak MB'],
      ...['output kB per page', 'first view kB'],
    ],
    growth.map(({ pages, cold, edit, output, first }) => [
      pages,
      cold.wall.toFixed(1),
      ((cold.wall / pages) * 1000).toFixed(1),
      edit.wall.toFixed(2),
      cold.peak.toFixed(0),
      (output.bytes / pages / 1000).toFixed(1),
      (first.bytes / 1000).toFixed(1),
    ]),
  )
  const growthNote = growth.length > 0 && `Each size was built once, on ${measuredText(run.growthMeasured ?? run)}.`
  const shardTable =
    shards &&
    table(
      [`${shards.pages} pages, 20% of them MDX, with two plugins`, 'wall s', 'CPU s'],
      [
        ['one process', shards.one],
        [`${shards.count} shards at the same time`, shards.together],
        ['the slowest shard alone', shards.slowest],
        ['the merge', shards.merge],
      ].map(([title, { wall, cpu }]) => [title, wall.toFixed(2), cpu.toFixed(1)]),
    )
  const shardNote =
    shards &&
    `Each build ran once, on ${measuredText(run.shardsMeasured ?? run)}. The merged site is byte-for-byte identical to the site that one process built.`
  return `${[
    ...corpusParts,
    corpusParts.some(Boolean) && notes.filter(Boolean).join('\n'),
    interactionTable,
    interactionNote,
    searchText,
    growthTable,
    growthNote,
    shardTable,
    shardNote,
    ...treeTables,
    treeNote,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

/**
 * Describes when and where figures were measured: `2026-11-23, on 2 cores (Intel Xeon), Node 20.20.2, with a load average of 3.1 to 4.2`.
 */
function measuredText({ date, machine, load }) {
  const sorted = (load ?? []).map((average) => average.toFixed(1)).sort((a, b) => a - b)
  return `${date}, on ${machine}${load ? `, with a load average of ${[...new Set([sorted[0], sorted.at(-1)])].join(' to ')}` : ''}`
}

/** Escapes the pipes in the text of a table cell. */
function inCell(text) {
  return text.replaceAll('|', '\\|')
}

/** Describes the failed runs of a dev server: `1 of 3 runs: exited with 1: port in use`. */
function failureText({ failures = [], runs }) {
  const reasons = inCell([...new Set(failures)].join('; '))
  return reasons && `${failures.length} of ${runs} ${runs === 1 ? 'run' : 'runs'}: ${reasons}`
}

/** Describes the number of runs: `The build figures are from one run each. The dev server figures are medians of 3 runs.` */
function runsText(builds, dev) {
  const rows = [...builds, ...dev]
  const combinations = new Set(rows.map(({ pages, runs }) => `${runs} at ${pages}`))
  const sizes = new Set(rows.map(({ pages }) => pages))
  const isSameForBoth = builds.length === 0 || dev.length === 0 || combinations.size === sizes.size
  if (isSameForBoth) return `The figures are ${runsOf(rows)}.`
  return `The build figures are ${runsOf(builds)}. The dev server figures are ${runsOf(dev)}.`
}

/**
 * Completes the sentence “The figures are …”: `from one run each` or `medians of 3 runs at 60 pages, and from one run each at 1000 pages`.
 */
function runsOf(rows) {
  const runs = [...new Map(rows.map((row) => [row.pages, row.runs]))]
  const text = (count) => (count === 1 ? 'from one run each' : `medians of ${count} runs`)
  if (new Set(runs.map(([, count]) => count)).size === 1) return text(runs[0][1])
  return runs.map(([pages, count]) => `${text(count)} at ${pages} pages`).join(', and ')
}

function table(head, rows) {
  if (rows.length === 0) return ''
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
