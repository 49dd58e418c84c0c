import { labels } from '../../page-labels.tsx'
import { fillLabel } from '../../platform/fill-label.ts'

/** An SVG diagram that follows the color mode. On narrow screens, it stays readable by scrolling, and a button enlarges it. */
export function Diagram({ svg, alt, caption }: { svg: string; alt: string; caption?: string }) {
  return (
    <figure className="diagram">
      <div
        className="diagram-box"
        role="img"
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the diagram.
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: withoutRole(svg) }}
      />
      <button
        type="button"
        className="diagram-zoom needs-js"
        data-zoom=""
        aria-label={fillLabel(labels.enlargeDiagram, { alt })}
      >
        {labels.enlarge}
      </button>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Hides the SVG from screen readers. The box around it already has the role and the description of an image. */
function withoutRole(svg: string): string {
  return svg.replace(/<svg(?![^>]*aria-hidden)/, '<svg aria-hidden="true"')
}
