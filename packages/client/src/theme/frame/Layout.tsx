import { useMemo } from 'react'
import { labels } from '../../page-labels.tsx'
import { type LayoutProps, useFrame } from './frame-components.ts'
import { PageActions } from './PageHeader.tsx'

/** Renders everything inside `<body>`: the frame and, within the frame, the page's text. Hydration keeps the existing HTML of the text. */
export function Layout({ site, page, view, isNavigating }: LayoutProps) {
  const { Announcement, Footer, Navbar, ProgressBar, Sidebar } = useFrame()
  const isVersioned = page.kind === 'doc' && page.versionPaths
  return (
    <>
      <a className="skip-link" href="#docs-main">
        {labels.skipToContent}
      </a>
      {Announcement && <Announcement site={site} />}
      <Navbar site={site} page={page} />
      <div className="shell" data-kind={page.kind} data-version={isVersioned ? page.version : undefined}>
        <Sidebar site={site} page={page} />
        <main id="docs-main" className="main" tabIndex={-1}>
          {isNavigating && <ProgressBar />}
          <Main site={site} page={page} view={view} />
        </main>
      </div>
      <Footer site={site} />
    </>
  )
}

function Main({ site, page, view }: Omit<LayoutProps, 'isNavigating'>) {
  const { Breadcrumbs, ErrorScreen, LoadingScreen, PageHeader, PageMeta, PrevNext, Toc, VersionBanner } = useFrame()
  if (view.kind === 'error') return <ErrorScreen message={view.message} onRetry={view.onRetry} />
  if (view.kind === 'loading') return <LoadingScreen showSpinner={view.showSpinner} />
  const isDoc = page.kind === 'doc'
  return (
    <>
      {isDoc && <VersionBanner site={site} page={page} />}
      {isDoc && <Breadcrumbs site={site} page={page} />}
      {page.showTitle ? <PageHeader site={site} page={page} /> : isDoc && <PageActions site={site} page={page} />}
      {isDoc && <Toc site={site} page={page} />}
      <Text key={page.path} html={view.html} className={page.kind === 'landing' ? 'landing' : 'prose'} />
      {isDoc && <PageMeta site={site} page={page} />}
      {isDoc && <PrevNext site={site} page={page} />}
    </>
  )
}

/**
 * The page's text. The object that contains the HTML is memoized, because React sets `innerHTML` again whenever it receives a new object.
 */
function Text({ html, className }: { html: string; className: string }) {
  const content = useMemo(() => ({ __html: html }), [html])
  return <article className={className} dangerouslySetInnerHTML={content} suppressHydrationWarning />
}
