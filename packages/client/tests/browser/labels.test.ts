import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { words } from '../../../cli/tests/support/words.ts'
import { defaultLabels } from '../../src/labels.ts'
import { failedRequest } from '../support/browser.ts'
import { heading, idle } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

/** Replaces a label with its name: `Page {page}` → `⟦resultPage {page}⟧`. */
const marker = (name: string, text: string) => `⟦${[name, ...(text.match(/\{\w+\}/g) ?? [])].join(' ')}⟧`
const labels = Object.fromEntries(
  Object.entries(defaultLabels).map(([name, text]) => [
    name,
    typeof text === 'string' ? marker(name, text) : { one: marker(name, text.other), other: marker(name, text.other) },
  ]),
)

// The site's own texts are in Greek, so that every Latin word comes from the user interface.
const stage = setStage({
  site: {
    'site.config.ts': `export default ${JSON.stringify({
      title: 'Φάρος',
      locale: 'el',
      url: 'https://lights.example',
      labels,
      editUrl: 'https://lights.example/edit/',
      announcement: { id: 'a', text: 'Νέα έκδοση' },
      versions: [
        { name: 'current', label: 'Δύο', isLatest: true, mainDoc: 'lamps/oil' },
        { name: '1', label: 'Ένα', mainDoc: 'lamps/oil' },
      ],
      navbar: { items: [{ label: 'Λάμπες', to: '/lamps/oil' }] },
      samples: {},
    })}`,
    'content/index.md': '# Φάρος\n\nΈνα [λάδι](/lamps/oil).\n',
    'content/lamps/index.md': '# Λάμπες\n\nΟι λάμπες.\n',
    'content/lamps/flight.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h1v1z"/></svg>',
    'content/lamps/oil.md': `---
title: Λάδι
---

## Είδη

Κείμενο.[^1]

:::note
Α
:::

:::tip
Α
:::

:::info
Α
:::

:::warning
Α
:::

:::danger
Α
:::

:::important
Α
:::

:::caution
Α
:::

:::details
Α
:::

| Α |
| --- |
| Β |

- [x] Α
- [ ] Β

::diagram[Πτήση]{src="./flight.svg"}

![Εικόνα](./flight.svg)

## Ο [σύνδεσμος](/lamps/wick)

\`\`\`ts
export const oil: number = 1
\`\`\`

\`\`\`output
1
\`\`\`

[^1]: Σημείωση.
`,
    'content/lamps/wick.md': '# Φιτίλι\n\n## Κοπή\n\nΚείμενο για το λάδι.\n',
    'content/blog/_later.md': '',
    'versions/1/lamps/index.md': '# Λάμπες\n\nΟι λάμπες.\n',
    'versions/1/lamps/oil.md': '# Λάδι\n\nΠαλιό.\n',
  },
})

/** Returns the texts that readers see or hear, without code, names of languages, keys, and URLs. */
function shownTexts(): string[] {
  const texts: string[] = [
    document.title,
    document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
  ]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // The hidden paragraph is for AI agents; readers never see it.
    const skipped = 'script, style, pre, code, small, .code-languages > button > :not(.shown-mark), body > p[hidden]'
    if (!node.parentElement!.closest(skipped)) texts.push(node.textContent!)
  }
  for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      // The name of the search service in its logo.
      if (!element.closest('.DocSearch-Logo svg')) texts.push(element.getAttribute(name)!)
    }
  }
  return texts
}

const used = new Set<string>()

/** Fails if the page shows a Latin word that isn't part of a label. Records the labels that the page shows. */
async function expectLabels(page: Page): Promise<void> {
  const texts = await page.evaluate(shownTexts)
  for (const text of texts) for (const [, name] of text.matchAll(/⟦(\w+)/g)) used.add(name!)
  expect(texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(/⟦[^⟧]*⟧|⟦\w+/g, '')))).toEqual([])
}

const announced = (page: Page, name: string) =>
  page.locator('body > [aria-live=polite]', { hasText: `⟦${name}⟧` }).waitFor({ state: 'attached' })

test('labels from the configuration replace every text of the user interface', async () => {
  const tab = await stage.tab({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page, open } = tab
  tab.allow(failedRequest)
  for (const path of [
    '/',
    '/lamps',
    '/1/lamps/oil',
    '/blog/archive',
    '/search',
    '/nowhere',
    '/lamps/oill',
    '/lamps/oil',
  ]) {
    await open(stage.url(path))
    if (path === '/lamps/oill') await page.locator('[data-nearest-routes] a').first().waitFor()
    // The built page contains a text for browsers without JavaScript here.
    if (path === '/search') await page.locator('[data-search-results] [role=status]').waitFor()
    // A table has a name until the browser is idle and finds that it doesn't scroll.
    await idle(page)
    await expectLabels(page)
  }
  expect(await page.getAttribute('html', 'lang')).toBe('el')

  await page.locator('[data-copy]').first().click()
  await announced(page, 'copied')
  await expectLabels(page)
  for (const mode of ['Light', 'Dark', 'System']) {
    await page.locator('[data-color-mode-switch]').click()
    await announced(page, `colorModeIs${mode}`)
    await expectLabels(page)
  }
  await page.locator('img[data-zoom][role=button]').click()
  await page.locator('dialog.zoom').waitFor({ state: 'attached' })
  await expectLabels(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-types]').first().focus()
  await expectLabels(page)

  await page.keyboard.press('Control+k')
  const input = page.locator('.DocSearch-Input')
  await input.waitFor()
  await expectLabels(page)
  await input.fill('λάδι')
  await page.locator('.DocSearch-HitsFooter').first().waitFor()
  await expectLabels(page)
  await input.fill('ξξξξ')
  await page.locator('.DocSearch-NoResults').waitFor()
  await expectLabels(page)
  await input.fill('κοπή')
  await page.locator('.DocSearch-Hit a').first().click()
  await heading(page, 'Φιτίλι')
  await page.keyboard.press('Control+k')
  await page.locator('.DocSearch-Hit').first().waitFor()
  await expectLabels(page)

  await open(stage.url('/search?q=λάδι'))
  await page.locator('.search-count').waitFor()
  await expectLabels(page)
  await open(stage.url('/search?q=ξξξξ'))
  await page.locator('[data-search-results] [role=status]').waitFor()
  await expectLabels(page)

  await open(stage.url('/lamps/oil'))
  stage.server.shape((path) => (/wick\/page\.json|wick\.json/.test(path) ? { status: 503 } : undefined))
  await page.locator('.sidebar-nav').getByRole('link', { name: 'Φιτίλι' }).click()
  await page.locator('[role=alert]').waitFor()
  await expectLabels(page)

  // Labels that no page of this test shows: errors of the network, of the browser, and of the search, other forms of the search page,
  // and parts of pages that need a commit, a long type, a blog, or a long list of results.
  expect(Object.keys(labels).filter((name) => !used.has(name))).toEqual(
    words(`lastUpdated siteLanguage untranslatedIn untranslated translatePage copyFailed showSetup table setup
      codeSetup languageOf boxInSectionNumber image diagram aboutName showMore showLess loading loadingPage
      loadFailedTitle offlineError networkError pageGone invalidPage somethingWrong offlineTitle offlineText
      offlineNotCached offlinePages tryAgain home rssFeed blog blogDescription recentPosts allPosts readMore
      readMoreOf authors readingTime tags tagsDescription postsTagged searchNeedsScript webSearch searchError
      searchErrorInDialog searchFallback resultCountInGroup resultPageOf resultsOffline searchOffline
      searchedOffline resultPages resultPage noResultsInGroup searchAllSections similarTerms trySearching
      favoriteSearches removeFavorite`),
  )
})

test('the document for pages that are not available offline uses the labels and the language', () => {
  const worker = readFileSync(join(stage.site.folder, 'sw.js'), 'utf8')
  for (const name of ['offlineTitle', 'offlineText', 'tryAgain', 'home']) expect(worker).toContain(`⟦${name}⟧`)
  expect(worker).toContain('"lang":"el"')
})

test('no file of the site contains an English label', () => {
  const folder = join(stage.site.folder, 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  // esbuild escapes characters outside of ASCII.
  expect(code.includes('\\u27E6searchHint')).toBe(true)
  const texts = Object.values(defaultLabels).map((text) => (typeof text === 'string' ? text : text.other))
  // DocSearch contains its own English texts, and uses them only without `translations`.
  const sentences = texts.filter((text) => text.split(' ').length > 3 && !/history|favorites/.test(text))
  expect(
    sentences.filter((text) => code.includes(text)),
    'texts in the code',
  ).toEqual([])
})
