import { withLabels } from '@docs-engine/client'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AssetStore } from '../assets/asset-store.ts'
import { inlineSvg } from '../markdown/html/inline-svg.ts'
import type { Route, Site } from '../model/site.ts'
import { siteLabels } from '../model/site-labels.ts'
import type { Slot } from '../model/slot.ts'
import { diagramSource } from '../util/diagram-source.ts'

/** Creates a function that renders a page's slots: diagrams and declarations, which come from files other than the page's source. */
export function slotRenderer(site: Site, assets: AssetStore): (slot: Slot, route: Route) => string {
  const { Diagram, CodeBlock } = site.theme
  const render = (element: ReactElement) => withLabels(siteLabels(site.config), () => renderToString(element))
  return ({ kind, data }, route) => {
    if (kind === 'diagram') {
      const source = diagramSource(data.src!, route.page.source)
      return render(
        <Diagram
          svg={inlineSvg(assets.text(source)).html}
          alt={data.alt ?? ''}
          {...(data.caption && { caption: data.caption })}
        />,
      )
    }
    const html = site.signatures.get(`${data.from}#${data.name}`) ?? ''
    return render(<CodeBlock lang="ts" kind="signature" code={[{ variant: '', html }]} />)
  }
}
