import type { Logo } from '../../page-data.ts'

/** The site's logo. If the logo has a dark version, the HTML contains both versions, and CSS shows the one for the current color mode. */
export function SiteLogo({ logo }: { logo: Logo }) {
  const { alt, width, height } = logo
  if (!logo.srcDark) return <img src={logo.src} alt={alt} width={width} height={height} />
  return (
    <>
      <img className="only-light" src={logo.src} alt={alt} width={width} height={height} />
      <img className="only-dark" src={logo.srcDark} alt={alt} width={width} height={height} loading="lazy" />
    </>
  )
}
