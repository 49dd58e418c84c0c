import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'
import { tooWide } from './too-wide.ts'
import { setMode, violations } from './violations.ts'

const paragraph =
  'تعيش النحلة العاملة ستة أسابيع تقريبًا في فصل الصيف، وتجمع خلالها الرحيق وحبوب اللقاح من الأزهار القريبة من الخلية.'

const site = {
  'site.config.ts': `export default {
  title: 'تربية النحل',
  tagline: 'دليل قصير للمبتدئين',
  locale: 'ar',
  dir: 'rtl',
  samples: false,
  navbar: { items: [{ label: 'الخلية', to: '/hive' }, { label: 'المزيد', items: [{ label: 'العسل', to: '/honey' }] }] },
  sidebars: { docs: [{ label: 'البداية', collapsed: false, items: ['hive', 'honey'] }, { label: 'المصطلحات', items: ['terms'] }] },
  footer: { groups: [{ title: 'روابط', items: [{ label: 'العسل', to: '/honey' }] }], copyright: 'حقوق النشر محفوظة.' },
}
`,
  'content/index.md': `---
title: تربية النحل
hero:
  tagline: كل ما تحتاج إليه لتبدأ خليتك الأولى.
  actions:
    - { label: ابدأ الآن, to: /hive }
  code: "npm install bees"
  code_lang: sh
features:
  - { title: بسيط, text: خطوات قصيرة وواضحة. }
  - { title: سريع, text: تجمع أول عسل بعد أربعة أشهر. }
---
`,
  'content/hive.md': `---
title: الخلية
description: كيف تختار خلية وتجهزها.
---

${paragraph} ثبّت الأداة باستخدام \`npm install bees --save-dev\` ثم شغّلها.

## تجهيز الخلية

- اختر مكانًا مشمسًا.
- ضع الخلية بعيدًا عن الريح:
  1. على حامل خشبي
  2. مع ميل خفيف إلى الأمام

> النحل لا يحب الضجيج.

:::warning
لا تفتح الخلية في يوم بارد. راجع [موقع النحالين](https://example.com/bees).
:::

\`\`\`ts title="hive.ts" {2}
export const hive = { frames: 10 }
export const queen = hive.frames > 8 ? 'large' : 'small' // a long line, so that the code scrolls sideways on a narrow screen
\`\`\`

\`\`\`js
console.log('without a title')
\`\`\`

## أدوات النحال

| الأداة | الاستعمال | السعر | ملاحظات |
| --- | --- | --- | --- |
| المدخنة | تهدئة النحل قبل فتح الخلية | 25 | تحتاج إلى وقود جاف لا ينتج شررًا |
| العتلة | فصل الإطارات الملتصقة | 10 | من الفولاذ المقاوم للصدأ |

::::tabs
:::tab[الأولى]
اللسان الأول.
:::
:::tab[الثانية]
اللسان الثاني.
:::
:::tab[الثالثة]
اللسان الثالث.
:::
::::

:::details[مزيد من التفاصيل]
${paragraph}
:::

### في الشتاء

${paragraph}
`,
  'content/honey.md': `# العسل\n\n${paragraph}\n\n## القطف\n\n${paragraph}\n`,
  'content/terms.md': `# المصطلحات\n\n${paragraph}\n`,
}

const stage = setStage({ site })

async function boxOf(page: Page, selector: string) {
  const box = (await page.locator(selector).first().boundingBox())!
  return { ...box, right: box.x + box.width }
}

test('shows the sidebar to the right of the text, and the table of contents to the left', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 1440, height: 900 } })
  await open(stage.url('/hive'))
  const text = await boxOf(page, 'article')
  expect((await boxOf(page, '.sidebar')).x).toBeGreaterThan(text.right)
  expect((await boxOf(page, '.toc')).x + (await boxOf(page, '.toc')).width).toBeLessThan(text.x)
  expect((await boxOf(page, '.brand')).x).toBeGreaterThan((await boxOf(page, '.navbar-nav')).right)
  expect((await boxOf(page, '[data-search]')).right).toBeLessThan((await boxOf(page, '.navbar-nav')).x)
  expect((await boxOf(page, '[rel=next]')).x).toBeCloseTo(text.x, 0)
  // A menu's right edge is below the right edge of its button.
  await page.locator('.menu-button').click()
  const menu = await boxOf(page, '.menu')
  expect(menu.right).toBeCloseTo((await boxOf(page, '.menu-button')).right, 0)
})

test('opens the drawer from the right', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' })
  await open(stage.url('/hive'))
  // A closed drawer waits outside the right edge of the screen.
  expect(await page.locator('.sidebar').evaluate((drawer) => getComputedStyle(drawer).translate)).toBe('100%')
  await page.locator('.navbar-menu').click()
  await page.waitForFunction(() => {
    const { right, left } = document.querySelector('.sidebar')!.getBoundingClientRect()
    return right === innerWidth && left > 0
  })
})

test('keeps code left to right', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 360, height: 740 } })
  await open(stage.url('/hive'))
  const code = await page
    .locator('.code[data-fence], .code')
    .first()
    .evaluate((block) => {
      const pre = block.querySelector('pre')!
      const copy = block.querySelector('.code-copy')!.getBoundingClientRect()
      const box = block.getBoundingClientRect()
      return {
        direction: getComputedStyle(pre).direction,
        startsAtLeft: block.querySelector('.line')!.getBoundingClientRect().left - box.left < 20,
        scrollsToRight: pre.scrollWidth > pre.clientWidth && pre.scrollLeft === 0,
        copyIsRight: box.right - copy.right < 5,
      }
    })
  expect(code).toEqual({ direction: 'ltr', startsAtLeft: true, scrollsToRight: true, copyIsRight: true })
  // The hyphens of inline code stay before the option's name.
  const inline = page.locator('article p > code').first()
  expect(await inline.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
})

test('selects the next tab with the left arrow key', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/hive'))
  const selected = () => page.locator('[role=tab][aria-selected=true]').textContent()
  await page.getByRole('tab', { name: 'الثانية' }).click()
  // The first click loads the code for tabs.
  await expect.poll(selected).toBe('الثانية')
  await page.keyboard.press('ArrowRight')
  await expect.poll(selected).toBe('الأولى')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(selected).toBe('الثانية')
  await page.keyboard.press('ArrowRight')
  await expect.poll(selected).toBe('الأولى')
  await page.keyboard.press('ArrowRight')
  await expect.poll(selected).toBe('الثالثة')
})

test.each(['/', '/hive'])('%s fits a screen of 360 pixels, and has no accessibility problems', async (path) => {
  const { page, open } = await stage.tab({ viewport: { width: 360, height: 740 } })
  await open(stage.url(path))
  expect(await tooWide(page)).toEqual([])
  const beyondLeftEdge = await page.evaluate(() =>
    [...document.querySelectorAll('body *:not(.visually-hidden)')].flatMap((element) =>
      element.getBoundingClientRect().left < -0.5 && !element.closest('pre, .table, .tab-list')
        ? element.outerHTML
        : [],
    ),
  )
  expect(beyondLeftEdge).toEqual([])
  expect(await violations(page)).toEqual([])
  await setMode(page, 'dark')
  expect(await violations(page, { rules: 'colors', exclude: 'pre' })).toEqual([])
})
