import type { ReactNode } from 'react'

export interface LandingProps {
  hero: {
    title: string
    tagline: string
    /** The first action is the primary one, the second one is less prominent, and the others are plain. */
    actions: { label: string; href: string }[]
    /** Shown beside the title, above the code. */
    image?: { src: string; srcDark?: string; alt: string }
    /** Highlighted code, shown beside the title. */
    codeHtml?: string
    /** Shown beside the title, below the code. */
    component?: ReactNode
  }
  features: { title: string; text: string; href?: string; icon?: ReactNode }[]
  children?: ReactNode
}

const kinds = ['primary', 'secondary']

export function Landing({ hero, features, children }: LandingProps) {
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>{hero.title}</h1>
          <p className="hero-tagline">{hero.tagline}</p>
          <p className="hero-actions">
            {hero.actions.map(({ label, href }, index) => (
              <a key={href} className="button" data-kind={kinds[index]} href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
        {(hero.image || hero.codeHtml || hero.component) && (
          <div className="hero-aside">
            {hero.image && <HeroImage {...hero.image} />}
            {hero.codeHtml && <HeroCode html={hero.codeHtml} />}
            {hero.component}
          </div>
        )}
      </section>
      {features.length > 0 && (
        <ul className="features">
          {features.map(({ title, text, href, icon }) => (
            <li key={title}>
              {icon && <span className="feature-icon">{icon}</span>}
              <h2>{href ? <a href={href}>{title}</a> : title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="prose">{children}</div>
    </>
  )
}

function HeroImage({ src, srcDark, alt }: { src: string; srcDark?: string; alt: string }) {
  if (!srcDark) return <img src={src} alt={alt} />
  return (
    <>
      <img className="only-light" src={src} alt={alt} />
      <img className="only-dark" src={srcDark} alt={alt} />
    </>
  )
}

function HeroCode({ html }: { html: string }) {
  return (
    <div className="code hero-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the code. */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  )
}
