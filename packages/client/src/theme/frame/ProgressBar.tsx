import { labels } from '../../page-labels.tsx'

/** A progress bar for a slow navigation. It has no value, because the remaining time is unknown. */
export function ProgressBar() {
  return <div className="progress" role="progressbar" aria-label={labels.loadingPage} />
}
