import { expect, test } from 'vitest'
import { renderedBlock } from '../../src/readers/mkdocs/rendered-block.ts'

const convert = (html: string) =>
  renderedBlock(
    html,
    (url) => url.replace(/^\.\.\/other\/(?=#)/, '/api/other'),
    (name) => name === 'own',
  )

test('converts the documentation that mkdocstrings renders', () => {
  const { text, ids, hasLinkedCode } = convert(`<div class="doc doc-object doc-class">
<h2 id="pkg.Some_Class" class="doc doc-heading"><code>Some_Class(*args)</code>
  <span class="doc doc-labels"><small class="doc doc-label"><code>dataclass</code></small></span>
<a href="#pkg.Some_Class" class="headerlink">¶</a></h2>
<div class="doc doc-contents"><p>See <a href="../other/#pkg.f"><code>f</code></a> and <em>more</em>_.</p>
<div class="language-python doc-signature highlight"><pre><span></span><code><span class="k">def</span> f():

    return 1
</code></pre></div>
<ul><li>One</li><li><p>Two</p><p>lines</p></li></ul>
<details class="quote"><summary>Source</summary><div class="highlight"><pre><span class="k">pass</span></pre></div></details>
</div></div>`)
  expect(text).toBe(`## \`Some_Class(*args)\` \`dataclass\` {#pkg.Some\\_Class}

See [\`f\`](/api/other#pkg.f) and <em>more</em>&#95;.

\`\`\`python
def f():

    return 1
\`\`\`

- One

- Two

  lines

:::details[Source]
\`\`\`python
pass
\`\`\`
:::`)
  expect(ids).toEqual(['pkg.Some_Class'])
  expect(hasLinkedCode).toBe(false)
})

test('keeps code with links and tables as HTML without empty lines', () => {
  const { text, ids, hasLinkedCode } = convert(`<div class="highlight"><pre><code><span id="__span-0-1">f(</span>
<a href="../other/#t">T</a>

)</code></pre></div><table><tbody><tr><td>
<code>a</code>

</td></tr></tbody></table><a id="alias"></a>`)
  expect(text).toBe(
    '<div class="highlight"><pre><code><span>f(</span>&#10;<a href="/api/other#t">T</a>&#10;&#10;)</code></pre></div>\n\n' +
      '<table><tbody><tr><td> <code>a</code> </td></tr></tbody></table>\n\n<a id="alias"></a>',
  )
  expect(ids).toEqual(['alias'])
  expect(hasLinkedCode).toBe(true)
})

test('keeps admonitions, and boxes that the site styles', () => {
  const { text } = convert(
    '<div class="admonition tip"><p class="admonition-title">Hint</p><p>Text</p></div><div class="own other">\n<p>Inside</p>\n</div>',
  )
  expect(text).toBe(':::tip[Hint]\nText\n:::\n\n<div class="own">\n\nInside\n\n</div>')
})

test('keeps code with line numbers in a table', () => {
  const { text } = convert(`<details class="quote"><summary>Source code in <code>pkg/main.py</code></summary>
<div class="language-python highlight"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre><span></span><span class="normal"> 9</span>
<span class="normal">10</span></pre></div></td><td class="code"><div><pre><span></span><code><span class="k">def</span> f():
    pass
</code></pre></div></td></tr></table></div></details>`)
  expect(text).toBe(`:::details[Source code in \`pkg/main.py\`]
\`\`\`python showLineNumbers=9
def f():
    pass
\`\`\`
:::`)
})

test('converts rendered tabs, and removes elements that browsers don’t know', () => {
  const { text } =
    convert(`<div class="tabbed-set tabbed-alternate"><input id="t1" type="radio"><input id="t2" type="radio">
<div class="tabbed-labels"><label for="t1">One</label><label for="t2">Two</label></div>
<div class="tabbed-content"><div class="tabbed-block"><p>First.</p></div><div class="tabbed-block"><p>Second.</p></div></div></div>
<p>f(<em>a=<pkg.Default object at 0x1></em>) https://x.example/a_b</p>`)
  expect(text).toContain('::::tabs\n:::tab[One]\nFirst.\n:::')
  expect(text).toContain(':::tab[Two]\nSecond.\n:::\n::::')
  expect(text).toContain('f(<em>a=</em>) https&#58;//x.example/a&#95;b')
})

test('keeps the titles of code blocks', () => {
  const html = (numbers: string) =>
    `<div class="language-python highlight"><span class="filename">a.py</span>${numbers}<pre><code>x = 1\n</code></pre></div>`
  expect(convert(html('')).text).toBe('```python title="a.py"\nx = 1\n```')
  expect(convert(html('<pre>3</pre>')).text).toBe('```python title="a.py" showLineNumbers=3\nx = 1\n```')
})

test('keeps the title of code that contains links', () => {
  expect(
    convert('<div class="highlight"><span class="filename">a.py</span><pre><a href="../other/#x">x</a></pre></div>')
      .text,
  ).toBe('**a.py**\n\n<div class="highlight"><pre><a href="/api/other#x">x</a></pre></div>')
})
