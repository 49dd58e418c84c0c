import type { PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { pageHref } from './item-href.ts'

/**
 * Shown on every version except the latest. Links to the same page in the latest version or, if that page doesn't exist there, to the
 * latest version's first page.
 */
export function VersionBanner({ site, page }: { site: SiteData; page: PageData }) {
  const version = site.versions.find(({ name }) => name === page.version)
  const latest = site.versions.find(({ isLatest }) => isLatest)
  if (!page.versionPaths || !version || !latest || version === latest) return null
  const path = page.versionPaths[latest.name]
  return (
    <div className="admonition version-banner prose" data-type="warning" role="note">
      <p>
        {labels.versionBanner.split(/({\w+})/).map((part) =>
          part === '{version}' ? (
            <strong key={part}>{version.label}</strong>
          ) : part === '{latest}' ? (
            <a key={part} href={pageHref(path ?? latest.mainDoc, site)} data-version={latest.name}>
              {latest.label}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </div>
  )
}
