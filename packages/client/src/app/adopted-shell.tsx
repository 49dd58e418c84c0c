import type { HTMLAttributes } from 'react'
import { adoptedHtml } from './adopted-html.ts'

/**
 * Parts of the shell which are the same on every page, but for marks which `markSection` sets. They are taken over as they were
 * drawn: their code and their data stay in the build.
 */
export const Navbar = adopted('header', { className: 'navbar' })
export const DrawerNav = adopted('nav', { className: 'drawer-nav', 'aria-label': 'Main' })
export const Footer = adopted('footer', { className: 'footer' }, '.shell + .footer')

/** @param selector Must not match what stands in the text: an author may use the same class. */
function adopted(
  Tag: 'header' | 'nav' | 'footer',
  attributes: HTMLAttributes<HTMLElement>,
  selector = `.${attributes.className}`,
) {
  // One object for all drawings: React would set `innerHTML` for a new one.
  const content = { __html: adoptedHtml(selector) }
  return () => <Tag {...attributes} dangerouslySetInnerHTML={content} suppressHydrationWarning />
}

/** A site with one version has nothing to say about it. */
export const VersionBanner = () => null
