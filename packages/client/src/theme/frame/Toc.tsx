import type { PageData } from '../../page-data.ts'

/**
 * The page's table of contents. On narrow screens, it is collapsed above the text. On wide screens, it is always visible beside the
 * text, whether the `<details>` is open or not.
 */
export function Toc({ page }: { page: PageData }) {
  if (page.toc.length === 0) return null
  const top = Math.min(...page.toc.map((item) => item.level))
  return (
    <nav className="toc" aria-label="On this page">
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <details key={page.path}>
        <summary>On this page</summary>
        <ul>
          {page.toc.map((item) => (
            <li key={item.id} data-depth={item.level - top}>
              <a href={`#${item.id}`} dangerouslySetInnerHTML={{ __html: item.html }} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
