import type { PageData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'

/**
 * The page's table of contents. On wide screens, the list is always visible beside the text. On narrow screens, the `<details>` is a bar
 * that stays at the top of the screen and shows or hides the list. The list isn't inside it, because not all browsers can show the content
 * of a closed `<details>`.
 */
export function Toc({ page }: { page: PageData }) {
  if (page.toc.length === 0) return null
  const top = Math.min(...page.toc.map((item) => item.level))
  return (
    <nav className="toc" aria-label={labels.onThisPage}>
      <p className="toc-title" aria-hidden="true">
        {labels.onThisPage}
      </p>
      <details key={page.path}>
        <summary>{labels.onThisPage}</summary>
      </details>
      <ul>
        {page.toc.map((item) => (
          <li key={item.id} data-depth={item.level - top}>
            <a href={`#${item.id}`} dangerouslySetInnerHTML={{ __html: item.html }} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
