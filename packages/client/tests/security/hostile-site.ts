import { elements, texts } from './payloads.ts'

export interface HostileSite {
  files: Record<string, string | Uint8Array>
  /** Route paths of all pages. */
  paths: string[]
  /** Names of the payloads, by the number that they pass to `__pwned`. */
  names: string[]
  /** The texts that follow the payloads of a page. */
  lastWords(path: string): string[]
}

const echo = `
export default function Echo(props: Record<string, unknown>) {
  return (
    <figure title={String(props.text)} data-any={String(props.text)}>
      <b>{String(props.text)}</b>
      <span {...props}>{props.children as never}</span>
    </figure>
  )
}
`

/** The places on a page where text can occur. Each place contains all payloads. */
const places: Record<string, (text: string) => string> = {
  paragraph: (text) => `zebra ${escaped(text)}`,
  code: (text) => `zebra ${ticks(text)}`,
  fence: (text) => `\`\`\`\`ts\n// zebra\n${text}\n\`\`\`\``,
  'html-fence': (text) => `\`\`\`\`html\n${text}\n\`\`\`\``,
  'yaml-fence': (text) => `\`\`\`\`yaml\na: ${text}\n\`\`\`\``,
  'bash-fence': (text) => `\`\`\`\`bash\n${text}\n\`\`\`\``,
  'plain-fence': (text) => `\`\`\`\`text {1} showLineNumbers\n${text}\n\`\`\`\``,
  output: (text) => `\`\`\`\`output\n${text}\n\`\`\`\``,
  'fence-title': (text) => `\`\`\`\`ts title="${text.replace(/["\n]/g, '')}"\nx\n\`\`\`\``,
  heading: (text) => `## zebra ${escaped(text)}`,
  'heading-code': (text) => `## zebra ${ticks(text)}`,
  'heading-id': (text) => `## zebra {#${text.replace(/[\s{}]/g, '/')} aka=o${text.replace(/[\s{}]/g, '/')}}`,
  image: (text) => `![${escaped(text)}](./dot.png "${escaped(text)}")`,
  'link-title': (text) => `[zebra](/ "${escaped(text)}")`,
  'link-query': (text) => `[zebra](</?q=${encodeURIComponent(text)}>)`,
  reference: (text) => `[zebra][${hash(text)}]\n\n[${hash(text)}]: / '${escaped(text)}'`,
  table: (text) => `| a | b |\n| - | - |\n| ${ticks(text.replace(/\|/g, ''))} | ${escaped(text).replace(/\|/g, '')} |`,
  admonition: (text) => `:::note[${escaped(text)}]\n${escaped(text)}\n:::`,
  details: (text) => `:::details[${escaped(text)}]\n${escaped(text)}\n:::`,
  tabs: (text) =>
    `:::::tabs{group="${attribute(text)}"}\n::::tab[${escaped(text)}]\nx\n::::\n::::tab{label="${attribute(text)}" value="${attribute(text)}"}\ny\n::::\n:::::`,
  keys: (text) => `Press :kbd[${escaped(text)}].`,
  island: (text) => `::Echo{text="${attribute(text)}" title="${attribute(text)}" data-a="${attribute(text)}"}`,
  'island-text': (text) => `:::Echo{text="${attribute(text)}"}\n${escaped(text)}\n:::`,
  diagram: (text) => `::diagram[${escaped(text)}]{src="./evil.svg" caption="${attribute(text)}"}`,
  footnote: (text) => `zebra[^${hash(text)}]\n\n[^${hash(text)}]: ${escaped(text)}`,
  alert: (text) => `> [!NOTE]\n> ${escaped(text)}`,
  list: (text) => `- [ ] ${escaped(text)}`,
}

/** The places on each page, by page name. Several places share a page, because opening a page for each would take a minute. */
const placesOfPages = {
  paragraph: ['paragraph', 'code', 'link-title', 'link-query', 'reference', 'list', 'alert'],
  fence: ['fence', 'html-fence', 'yaml-fence', 'bash-fence', 'plain-fence', 'output', 'fence-title'],
  heading: ['heading', 'heading-code', 'heading-id'],
  table: ['table', 'admonition', 'details', 'tabs', 'keys', 'footnote', 'image'],
  diagram: ['diagram', 'island', 'island-text'],
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="__pwned(-1)"><script>__pwned(-1)</script>
<a href="javascript:__pwned(-1)"><text>t</text></a><image href="x" onerror="__pwned(-1)"/><foreignObject><img src="data:," onerror="__pwned(-1)"/></foreignObject>
<use href="data:image/svg+xml,x#y"/><set attributeName="href" to="javascript:__pwned(-1)"/><style>*{fill:red}</style><rect width="9" height="9" style="fill:red" onclick="__pwned(-1)"/></svg>`

/** Creates a site whose contents are attacks, all of which must be rendered as text. */
export function hostileSite(dot: Uint8Array): HostileSite {
  const files: Record<string, string | Uint8Array> = {
    'content/_components/Echo.tsx': echo,
    'content/dot.png': dot,
    'content/evil.svg': svg,
  }
  const paths: string[] = []
  const names: string[] = []
  // A number doesn't need quotation marks in any context.
  const call = (name: string) => `__pwned(${names.push(name) - 1})`
  const page = (path: string, text: string) => {
    files[`content${path === '/' ? '/index' : path}.md`] = `${text}\n\n${lastWords('page')}\n`
    paths.push(path)
  }

  for (const [name, onPage] of Object.entries(placesOfPages)) {
    const blocks = onPage.flatMap((place) =>
      texts.map(
        (payload, i) =>
          `${places[place]!(payload(call(`${place}-${i}`)))}\n\n${lastWords(`${place.replaceAll('-', '')}${i}`)}`,
      ),
    )
    page(`/${name}`, `# ${name}\n\n${blocks.join('\n\n')}`)
  }
  for (let from = 0; from < elements.length; from += perPage) {
    const blocks = elements.slice(from, from + perPage).map((payload, i) => {
      const [block, inline] = [payload(call(`html-${from + i}`)), payload(call(`inline-${from + i}`))]
      return `zebra ${inline} ${lastWords(from + i)}\n\n${block}`
    })
    page(`/html-${from}`, `# Elements from ${from}\n\n${blocks.join('\n\n')}`)
  }
  for (let i = 0; i < texts.length; i += payloadsPerValue) {
    const some = texts.slice(i, i + payloadsPerValue)
    const value = JSON.stringify(some.map((payload, j) => payload(call(`front-${i + j}`))).join(' '))
    const keys = ['title', 'description', 'sidebar_label'].map((key) => `${key}: ${value}\n`).join('')
    const hero = `title: ${value}, tagline: ${value}, code: ${value}, code_title: ${value}, actions: [{ label: ${value}, to: / }]`
    page(
      `/landing-${i}`,
      `---\n${keys}hero: { ${hero} }\nfeatures: [{ title: ${value}, text: ${value}, icon: ${value} }]\n---\n\nzebra`,
    )
    const date = '2024-01-01'
    files[`content/blog/post-${i}.md`] =
      `---\ntitle: ${value}\ndate: ${date}\nto: /\n---\n\n${some.map((payload, j) => escaped(payload(call(`post-${i + j}`)))).join('\n\n')}\n`
    const author = `[{ name: ${value}, title: ${value}, url: "/paragraph", image_url: "/dot.png" }]`
    page(`/blog/own-${i}`, `---\n${keys}date: ${date}\nauthors: ${author}\ntags: [${value}]\n---\n\nzebra`)
  }
  page('/', '# Home\n\n[Paragraph](/paragraph)')
  files['content/_public/dot.png'] = dot
  paths.push('/blog/archive', '/blog', '/blog/tags')

  const all = texts.map((payload, i) => payload(call(`config-${i}`))).join(' ')
  files['site.config.ts'] = `export default ${JSON.stringify({
    title: all,
    tagline: all,
    url: 'https://lights.example',
    navbar: { title: all, items: [{ label: all, to: '/paragraph' }] },
    footer: { groups: [{ title: all, items: [{ label: all, to: '/paragraph' }] }], copyright: all },
    samples: false,
    offline: false,
  }).replace(/\u2028|\u2029/g, (c) => (c === '\u2028' ? '\\u2028' : '\\u2029'))}`
  const endings = (path: string) =>
    String(files[`content${path === '/' ? '/index' : path}.md`] ?? '').match(/\(end of \w+\)/g) ?? []
  return { files, paths, names, lastWords: endings }
}

const perPage = 14

/** Number of payloads in each front matter value. They're combined, because a page has only one value for each key. */
const payloadsPerValue = 5

/** Returns the text that follows a payload. The payload must not remove this text. */
function lastWords(of: number | string): string {
  return `(end of ${of})`
}

/** Escapes text so that Markdown shows it literally. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!<>&|~:"']/g, (c) => `\\${c}`)
}

function ticks(text: string): string {
  return `\`\` ${text} \`\``
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
}

function hash(text: string): string {
  return [...text].map((c) => c.codePointAt(0)!.toString(36)).join('')
}
