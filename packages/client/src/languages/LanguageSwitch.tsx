import type { PageData, SiteData } from '../page-data.ts'
import { labels } from '../page-labels.tsx'
import { fillLabel } from '../platform/fill-label.ts'
import { pageHref } from '../theme/frame/item-href.ts'

/**
 * Links to the page in each language or, if a language lacks the page, to the language's home page. The links have a target, so that the
 * browser loads a new document: the client has the labels of one language.
 */
export function LanguageSwitch({ site, page }: { site: SiteData; page: PageData }) {
  const { languages = [], locale } = site
  const current = languages.find((language) => language.locale === locale)
  return (
    <details className="version-switch">
      <summary>
        <span className="visually-hidden">{`${labels.siteLanguage} `}</span>
        {/* Small screens show the code. */}
        <span data-code={locale}>{current?.label}</span>
      </summary>
      <ul>
        {languages.map(({ locale, label, home }) => {
          const path = page.localePaths?.[locale]
          return (
            <li key={locale}>
              <a
                href={pageHref(path ?? home, site)}
                hrefLang={locale}
                lang={locale}
                target="_top"
                aria-current={locale === site.locale ? 'true' : undefined}
                title={path === undefined ? fillLabel(labels.untranslatedIn, { language: label }) : undefined}
              >
                {label}
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
