/** A drawing which follows the color mode. On narrow screens it keeps a readable size and scrolls. */
export function Diagram({ svg, alt, caption }: { svg: string; alt: string; caption?: string }) {
  return (
    <figure className="diagram">
      <div
        className="diagram-box"
        role="img"
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard.
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: withoutRole(svg) }}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** The box around the drawing is the image; what the drawing says of itself would be a second one. */
function withoutRole(svg: string): string {
  return svg.replace(/<svg(?![^>]*aria-hidden)/, '<svg aria-hidden="true"')
}
