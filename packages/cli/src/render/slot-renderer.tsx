import { posix } from 'node:path'
import { renderToString } from 'react-dom/server'
import type { AssetStore } from '../assets/asset-store.ts'
import { inlineSvg } from '../assets/inline-svg.ts'
import type { Route, Site } from '../model/site.ts'
import type { Slot } from '../model/slot.ts'

/** Draws what a page takes from outside of itself. */
export function slotRenderer(site: Site, assets: AssetStore): (slot: Slot, route: Route) => string {
  const { Diagram, CodeBlock } = site.theme
  return ({ kind, data }, route) => {
    if (kind === 'diagram') {
      const source = diagramSource(data.src!, route)
      return renderToString(
        <Diagram
          svg={inlineSvg(assets.text(source))}
          alt={data.alt ?? ''}
          {...(data.caption && { caption: data.caption })}
        />,
      )
    }
    const html = site.signatures.get(`${data.from}#${data.name}`) ?? ''
    return renderToString(<CodeBlock lang="ts" kind="signature" code={[{ variant: '', html }]} />)
  }
}

/** Path of a diagram's file from the site's root. */
export function diagramSource(src: string, route: Route): string {
  return src.startsWith('/') ? `content${src}` : posix.join(posix.dirname(route.page.source), src)
}
