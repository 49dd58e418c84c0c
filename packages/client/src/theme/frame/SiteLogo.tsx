import type { Logo } from '../../page-data.ts'

/** Both forms of a logo are in the HTML; CSS shows the one of the color mode. */
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
