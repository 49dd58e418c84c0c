/** The figures of a bench, as Markdown; what was not measured has no table. × is the ratio to `docs`. */
export function tables({ builds, dev, payload, leftOut = [], machine, date, devMeasured, versions, search }) {
  const oursFor = (rows, row) => rows.find(({ generator, pages }) => generator === 'docs' && pages === row.pages)
  const name = ({ generator }) => (versions[generator] ? `${generator} ${versions[generator]}` : generator)
  const ratio = (rows, row, of, digits, unit = 1) => {
    const value = of(row)
    if (value === undefined) return '–'
    const ours = oursFor(rows, row)
    const times = ours && value / of(ours)
    const shown = (value / unit).toFixed(digits)
    return row.generator === 'docs' || !times ? shown : `${shown} (${times.toFixed(1)}×)`
  }
  const buildTable = table(
    ['builds', 'pages', 'cold s', 'warm s', 'one edit s', 'cold CPU s', 'peak MB', 'output MB'],
    builds.map((row) => [
      name(row),
      row.pages,
      ratio(builds, row, ({ cold }) => cold.wall, 2),
      ratio(builds, row, ({ warm }) => warm.wall, 2),
      ratio(builds, row, ({ edit }) => edit.wall, 2),
      ratio(builds, row, ({ cold }) => cold.cpu, 1),
      ratio(builds, row, ({ cold }) => cold.peak, 0),
      ratio(builds, row, ({ output }) => output.bytes, 1, 1e6),
    ]),
  )
  const hasFailures = dev.some(({ failures }) => failures)
  const devTable = table(
    [
      ...['while writing', 'pages', 'first page ms', 'again ms', 'edit on the screen ms', 'memory MB'],
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
  const load = ({ requests, bytes }) => `${(bytes / 1000).toFixed(1)} in ${requests}`
  const payloadTable = table(
    ['a reader loads, kB gzipped in requests', 'first view', 'unasked, of other pages', 'one click'],
    payload.map((row) => [name(row), load(row.first), load(row.unasked), load(row.navigation)]),
  )
  const percent = (share) => `${(share * 100).toFixed(1)}%`
  const notes = [
    `Medians of runs in turn (${runsText(builds, dev)}), ${date}, on ${machine}.`,
    devMeasured && `Those while writing: ${devMeasured.date}, on ${devMeasured.machine}.`,
    "Numbers in parentheses are ratios to `docs`. CPU time and memory include all processes of a command. “First page” is the time from starting the server without a cache until the browser shows the page's text.",
    ...leftOut,
  ]
  const searchText =
    search &&
    `Search of our own site: the right section comes first for ${percent(search.first)}, among the first three for ${percent(search.firstThree)} of ${search.queries} queries.`
  return `${[buildTable, devTable, payloadTable, notes.filter(Boolean).join('\n'), searchText].filter(Boolean).join('\n\n')}\n`
}

/** `1 of 3 runs: ended with 1: port in use` */
function failureText({ failures = [], runs }) {
  const reasons = [...new Set(failures)].join('; ').replaceAll('|', '\\|')
  return reasons && `${failures.length} of ${runs} ${runs === 1 ? 'run' : 'runs'}: ${reasons}`
}

/** Of both tables where they agree: `3 runs each at 60 pages, 1 run each at 1000 pages`. */
function runsText(builds, dev) {
  const together = new Set([...builds, ...dev].map(({ pages, runs }) => `${runs} at ${pages}`))
  const sizes = new Set([...builds, ...dev].map(({ pages }) => pages))
  if (together.size > sizes.size) return `builds: ${runsOf(builds)}; while writing: ${runsOf(dev)}`
  return runsOf([...builds, ...dev])
}

function runsOf(rows) {
  const runs = [...new Map(rows.map((row) => [row.pages, row.runs]))]
  return runs.map(([pages, count]) => `${count} ${count === 1 ? 'run' : 'runs'} each at ${pages} pages`).join(', ')
}

function table(head, rows) {
  if (rows.length === 0) return ''
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
