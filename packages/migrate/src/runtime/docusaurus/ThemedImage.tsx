// Replaces `@theme/ThemedImage`. Both images are part of the page, and the color mode hides one of them.
import type { ComponentProps } from 'react'
import './ThemedImage.css'

interface ThemedImageProps extends ComponentProps<'img'> {
  sources: { light: string; dark: string }
}

export default function ThemedImage({ sources, alt = '', className = '', ...props }: ThemedImageProps) {
  return (
    <>
      <img src={sources.light} alt={alt} className={`${className} themed-image-light`.trim()} {...props} />
      <img src={sources.dark} alt={alt} className={`${className} themed-image-dark`.trim()} {...props} />
    </>
  )
}
