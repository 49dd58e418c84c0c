import { expect, test } from 'vitest'
import { parseCodeBlock } from '../../src/code/code-block-meta.ts'
import { codeBlockInput, renderCodeBlock } from '../../src/code/render-code-block.ts'
import { markedTextStyles } from '../../src/markdown/theme-styles.ts'

async function html(lang: string, value: string, meta = '') {
  const drawing = await renderCodeBlock(codeBlockInput(parseCodeBlock({ lang, meta, value, line: 1, column: 1 }), ''))
  return drawing.code[0]!.html
}

/** The code as a reader sees it. */
function text(html: string) {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

test('TypeScript is highlighted with classes, and plain names have no element', async () => {
  expect(await html('ts', "export const store = configureStore({ reducer: 'a' as State })")).toBe(
    '<span class="k">export const</span> store = <span class="f">configureStore</span>({ <span class="p">reducer</span>: ' +
      '<span class="s">\'a\'</span> <span class="k">as</span> <span class="t">State</span> })',
  )
})

test('a marked word has its own class, inside tokens and across tokens', async () => {
  expect(await html('ts', "// [!code word:a b:1]\nf('a b', a b)\n'a b'")).toBe(
    '<span class="f">f</span>(<span class="s">\'</span><span class="s word">a b</span><span class="s">\'</span>, ' +
      '<span class="word">a b</span>)\n<span class="s">\'a b\'</span>',
  )
})

test('only pages with marked text or warnings in code load the styles for them', async () => {
  for (const code of ['a() // [!code warning]', 'a() // [!code warning]\nb() // [!code focus]'])
    expect(markedTextStyles([await html('js', code)]).join()).toContain('.line.warning')
  expect(markedTextStyles([await html('js', "a('line warning') // [!code error]")])).toEqual([])
})

test('the name of a function is highlighted regardless of its length', async () => {
  for (let length = 1000; length < 1060; length++) {
    const rest = 'function first() {\n  a()\n  // '
    const code = `${rest}${'x'.repeat(length - rest.length - 2)}\n}`
    expect(await html('js', code)).toContain('<span class="k">function</span> <span class="f">first</span>')
  }
})

test('tags and attributes in JSX are highlighted', async () => {
  expect(await html('tsx', 'const a = <Provider store={store}>a &amp; b</Provider>')).toBe(
    '<span class="k">const</span> a = &lt;<span class="g">Provider</span> <span class="a">store</span>={store}>' +
      'a &amp;amp; b&lt;/<span class="g">Provider</span>>',
  )
})

test.each([
  ['js', 'const a = /x+/g // why'],
  ['jsx', '<b className="a">{1 + 2}</b>'],
  ['json', '{ "a": [1, true, null] }'],
  ['css', '.a > b { color: #fff; /* c */ }'],
  ['html', '<p class="a">x</p><script>let a = `b`</script>'],
  ['yaml', 'a: 1 # b\nc:\n  - d'],
  ['sh', '$ npm install --save-dev $NAME && echo "<done>"'],
  ['diff', '@@ -1 +1 @@\n-a\n+b\n c'],
  ['python', 'def f(a: int) -> str:\n  """x"""\n  return f"{a}"'],
])('%s keeps its text and is highlighted', async (lang, code) => {
  const rendered = await html(lang, code)
  expect(text(rendered)).toBe(code)
  expect(rendered).toContain('<span class="')
})

test('plain text has no elements', async () => {
  expect(await html('text', 'a < b && c')).toBe('a &lt; b &amp;&amp; c')
})

test('a prompt is marked, so that it is not copied', async () => {
  expect(await html('sh', '$ ls')).toBe('<span class="prompt">$ </span><span class="f">ls</span>')
})

test('only marked lines have an element, which ends with the line break', async () => {
  expect(await html('text', 'a\nb\nc', '{2}')).toBe('a\n<span class="line hl">b\n</span>c')
})

test('all lines have an element if they are numbered, or if some of them are focused', async () => {
  expect(await html('text', 'a\n\nc', 'showLineNumbers del={3}')).toBe(
    '<span class="line">a\n</span><span class="line">\n</span><span class="line del">c</span>',
  )
  expect(await html('text', 'a\nb', 'focus={1}')).toBe('<span class="line focus">a\n</span><span class="line">b</span>')
})

test('a multi-line comment is closed and reopened at each marked line', async () => {
  expect(await html('ts', '/* a\n b\n c */ d', '{2}')).toBe(
    '<span class="c">/* a</span>\n<span class="line hl"><span class="c"> b</span>\n</span><span class="c"> c */</span> d',
  )
})

test('empty code renders no HTML', async () => {
  expect(await html('ts', '')).toBe('')
  expect(await html('ts', '', 'showLineNumbers')).toBe('')
})
