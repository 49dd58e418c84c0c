import type { SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { writeStored } from '../../platform/storage.ts'
import { itemHref } from './item-href.ts'

/**
 * The bar above the navbar. When a reader closes it, its ID is stored. The boot script then sets the ID on `<html>` before the first paint,
 * and the site's styles hide the bar, so that the page doesn't move.
 */
export function Announcement({ site }: { site: SiteData }) {
  if (!site.announcement) return null
  const { id, text, closable } = site.announcement
  const close = () => {
    writeStored('docs-closed', id)
    document.documentElement.dataset.closed = id
  }
  return (
    <section className="announcement" aria-label={labels.announcement}>
      <p>
        {text.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={part.label} href={itemHref(part, site)}>
              {part.label}
            </a>
          ),
        )}
      </p>
      {closable && (
        <button type="button" className="icon-button needs-js" aria-label={labels.closeAnnouncement} onClick={close}>
          <span className="icon-close" />
        </button>
      )}
    </section>
  )
}
