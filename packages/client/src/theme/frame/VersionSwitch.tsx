import type { PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { pageHref } from './item-href.ts'

/** Links to each version of the docs: to the same page if it exists in that version, or else to the version's first page. */
export function VersionSwitch({ site, page }: { site: SiteData; page: PageData }) {
  const current = site.versions.find((version) => version.name === page.version) ?? site.versions[0]!
  return (
    <details className="version-switch" data-version-switch="">
      <summary>
        <span className="visually-hidden">{`${labels.currentVersion} `}</span>
        {current.label}
      </summary>
      <ul>
        {site.versions.map((version) => (
          <li key={version.name}>
            <a
              href={pageHref(page.versionPaths?.[version.name] ?? version.mainDoc, site)}
              data-version={version.name}
              aria-current={version === current ? 'true' : undefined}
            >
              {version.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
