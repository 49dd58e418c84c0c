import type { ImgHTMLAttributes } from 'react'

/** An image of the text. Its size is given, so that nothing moves when it arrives; a click shows it large. */
export function Image({ alt, ...attributes }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img loading="lazy" decoding="async" {...attributes} alt={alt ?? ''} data-zoom="" />
}
