import { posix } from 'node:path'
import { renderToString } from 'react-dom/server'
import type { Slot } from '../content/slots.tsx'
import type { Route, Site } from '../types.ts'
import type { AssetStore } from './assets.ts'
import { inlineSvg } from './inline-svg.ts'

/** Draws what a page takes from outside of itself. */
export function slotDrawer(site: Site, assets: AssetStore): (slot: Slot, route: Route) => string {
  const { Diagram, CodeBlock } = site.theme
  return ({ kind, data }, route) => {
    if (kind === 'diagram') {
      const source = data.src!.startsWith('/')
        ? `content${data.src}`
        : posix.join(posix.dirname(route.page.source), data.src!)
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
