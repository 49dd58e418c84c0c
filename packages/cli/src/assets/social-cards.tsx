import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { CSSProperties } from 'react'
import type { Cache } from '../cache/cache.ts'
import { configIn } from '../config/config-in.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf, editionOfPageIn, isHome, pathIn } from '../model/edition.ts'
import { innerPath } from '../model/own-slugs.ts'
import type { Route, Site } from '../model/site.ts'
import { writeChecked } from '../util/checked-file.ts'
import { cachedSize } from './cached-file.ts'

export interface SocialCard {
  /** Path relative to the output folder. */
  path: string
  /** Path of the cached image, which is copied to the output (see `cached-file.ts`). */
  file: string
}

/** The text and the accent color of a card. */
interface CardText {
  site: string
  section: string
  title: string
  description: string
  accent: string
}

/** Part of each card's file name. Increment it when the design of the cards changes, so that cached cards aren't reused. */
const designVersion = 2
const size = { width: 1200, height: 630 }

/**
 * Renders the social cards of all pages, and returns them by route path. The search page, the not-found page, pages with an image in the
 * front matter, and pages in a writing system that the fonts lack have no card. A page without a translation has the card of its original.
 * A card whose text hasn't changed is read from the cache. Returns an empty map if social cards are disabled.
 */
export async function renderSocialCards(site: Site, cache: Cache): Promise<Map<string, SocialCard>> {
  const cards = new Map<string, SocialCard>()
  if (!site.config.socialCards) return cards
  const folder = cache.folderOf('cards')
  const missing: { card: SocialCard; text: CardText }[] = []
  for (const route of site.routes.values()) {
    if (route.kind === 'search' || route.kind === 'not-found' || route.page.frontMatter.image) continue
    const shown = originalOf(route, site)
    const config = configIn(site.config, editionOf(shown.page).locale)
    if (!fontScripts.has(new Intl.Locale(config.locale).maximize().script)) continue
    const text = cardText(shown, site, config)
    const hash = createHash('sha256')
      .update(JSON.stringify([designVersion, text]))
      .digest('hex')
      .slice(0, 8)
    const card = { path: `assets/card-${hash}.png`, file: join(folder, `${hash}-${__LIBRARIES__}.png`) }
    cards.set(route.path, card)
    if (cachedSize(card.file) === undefined) missing.push({ card, text })
  }
  cache.prune(
    'cards',
    [...cards.values()].map(({ file }) => basename(file)),
  )
  if (missing.length === 0) return cards

  mkdirSync(folder, { recursive: true })
  const renderCard = await createCardRenderer()
  // Render four cards at a time, because the image library uses its own threads.
  for (let i = 0; i < missing.length; i += 4) {
    await Promise.all(
      missing.slice(i, i + 4).map(async ({ card, text }) => writeChecked(card.file, await renderCard(text))),
    )
  }
  return cards
}

/** Returns the route whose text a page shows. */
function originalOf(route: Route, { config, routes, slugs }: Site): Route {
  const { path, page } = route
  if (page.original === undefined) return route
  return routes.get(pathIn(editionOfPageIn(config, page, undefined), innerPath(path, page, slugs))) ?? route
}

function cardText({ path, page }: Route, { sidebar }: Site, config: SiteConfig): CardText {
  const isHomePage = isHome(path, page)
  return {
    site: config.title,
    section: isHomePage ? '' : (sidebar.trailOf(path)[0]?.label ?? ''),
    title: isHomePage ? config.title : page.title,
    description: shortened((isHomePage && config.tagline) || page.frontMatter.description || page.excerpt, 160),
    accent: /^#[0-9a-f]{3,8}$/i.test(config.theme.accent ?? '') ? config.theme.accent! : '#593d88',
  }
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`
}

/** Creates the function that renders a card. The libraries are loaded here, so that a build without new cards doesn't load them. */
async function createCardRenderer(): Promise<(text: CardText) => Promise<Buffer>> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
  const fonts = cardFonts()
  return async (text) => {
    const svg = await satori(<Card {...text} fontFamily={fonts.map(({ name }) => name).join(', ')} />, {
      ...size,
      fonts,
    })
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer()
  }
}

/** The writing systems of the fonts, as in language tags. */
const fontScripts = new Set<string | undefined>(['Latn', 'Grek', 'Cyrl'])
/** The files of the font. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']

function cardFonts() {
  const require = createRequire(import.meta.url)
  return scripts.flatMap((script) =>
    ([400, 700] as const).map((weight) => ({
      name: `Inter ${script}`,
      data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)),
      weight,
    })),
  )
}

function Card({ site, section, title, description, accent, fontFamily }: CardText & { fontFamily: string }) {
  const column: CSSProperties = { display: 'flex', flexDirection: 'column' }
  return (
    <div
      style={{
        ...column,
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        padding: '72px 80px',
        justifyContent: 'space-between',
        background: '#ffffff',
        color: '#1c1e21',
        borderLeft: `24px solid ${accent}`,
        fontFamily,
      }}
    >
      <div style={{ display: 'flex', fontSize: 34, color: accent }}>{section ? `${site}  ›  ${section}` : site}</div>
      <div style={column}>
        <div style={{ fontSize: title.length > 32 ? 64 : 84, fontWeight: 700, lineHeight: 1.15 }}>{title}</div>
        <div style={{ fontSize: 34, lineHeight: 1.4, marginTop: 28, color: '#4b5158' }}>{description}</div>
      </div>
    </div>
  )
}
