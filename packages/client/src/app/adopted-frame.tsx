import type { HTMLAttributes } from 'react'
import { labels } from '../page-labels.tsx'
import { adoptedHtml } from './read-document.ts'

/**
 * Parts of the frame that are the same on every page, apart from the `aria-current` attributes that `markSection` sets. The client keeps
 * their HTML as the build rendered it, so it needs neither their code nor their data.
 */
export const Navbar = adopted('header', { className: 'navbar' })
export const DrawerNav = adopted('nav', { className: 'drawer-nav', 'aria-label': labels.mainNavigation })
export const Footer = adopted('footer', { className: 'footer' }, '.shell + .footer')

/**
 * Creates a component that keeps the HTML of an element in the document.
 *
 * @param selector Must not match elements in the page's text, because authors may use the same class there.
 */
function adopted(
  Tag: 'header' | 'nav' | 'footer',
  attributes: HTMLAttributes<HTMLElement>,
  selector = `.${attributes.className}`,
) {
  // Share one object between renders, because React would set `innerHTML` again if it received a new one.
  const content = { __html: adoptedHtml(selector) }
  return () => <Tag {...attributes} dangerouslySetInnerHTML={content} suppressHydrationWarning />
}

/** Only sites with a single version adopt their frame, and these sites need no banner. */
export const VersionBanner = () => null
