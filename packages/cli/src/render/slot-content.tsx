import type { LabelTable, ThemeComponents } from '@docs-engine/client'
import type { AssetStore } from '../assets/asset-store.ts'
import { renderHtml } from '../components/render-html.tsx'
import { inlineSvg } from '../markdown/html/inline-svg.ts'
import type { Route, Site } from '../model/site.ts'
import { diagramSource } from '../util/referenced-file.ts'

/** What a slot shows: an SVG file, or the highlighted declaration of an export. */
export type SlotContent =
  | { kind: 'diagram'; svg: string; alt: string; caption?: string }
  | { kind: 'signature'; html: string }

/** Returns the contents of a page's slots, which come from files other than the page's source. */
export function slotContents(
  { page }: Route,
  { root, signatures }: Pick<Site, 'root' | 'signatures'>,
  assets: AssetStore,
): SlotContent[] {
  return page.slots.map(({ kind, data }) =>
    kind === 'diagram'
      ? {
          kind,
          svg: assets.text(diagramSource(data, page.source, root)),
          alt: data.alt ?? '',
          ...(data.caption && { caption: data.caption }),
        }
      : { kind, html: signatures.get(`${data.from}#${data.name}`) ?? '' },
  )
}

/** Renders a slot with the theme's components. */
export function renderSlot(
  content: SlotContent,
  { Diagram, CodeBlock }: Pick<ThemeComponents, 'Diagram' | 'CodeBlock'>,
  labels: LabelTable,
): string {
  if (content.kind === 'signature')
    return renderHtml(<CodeBlock lang="ts" kind="signature" code={[{ variant: '', html: content.html }]} />, labels)
  const { svg, alt, caption } = content
  return renderHtml(<Diagram svg={inlineSvg(svg).html} alt={alt} {...(caption && { caption })} />, labels)
}
