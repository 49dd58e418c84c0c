import type { ImgHTMLAttributes } from 'react'

/** An image in the text. A click opens it enlarged. */
export function Image({ alt, ...attributes }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img loading="lazy" decoding="async" {...attributes} alt={alt ?? ''} data-zoom="" />
}
