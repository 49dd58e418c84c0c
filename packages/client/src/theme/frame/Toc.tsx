import type { PageData } from '../../page-data.ts'

/**
 * The headings of the page. Narrow screens fold them above the text; beside the text of a wide one they are always
 * shown, whether the `<details>` is open or not.
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
