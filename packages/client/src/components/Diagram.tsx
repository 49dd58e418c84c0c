/** A drawing which follows the colour mode. On narrow screens it keeps a readable size and scrolls. */
export function Diagram({ svg, alt, caption }: { svg: string; alt: string; caption?: string }) {
  return (
    <figure className="diagram">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard. */}
      <div className="diagram-box" role="img" aria-label={alt} tabIndex={0} dangerouslySetInnerHTML={{ __html: svg }} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
