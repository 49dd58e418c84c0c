import { labels } from '../../page-labels.tsx'

/** @param props.showSpinner `false` at first, so that a quick load doesn't flash a spinner. */
export function LoadingScreen({ showSpinner }: { showSpinner: boolean }) {
  return (
    <div className="screen">
      {showSpinner && (
        <div className="spinner" role="status">
          {labels.loading}
        </div>
      )}
    </div>
  )
}

export function ErrorScreen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="screen">
      <h1>{labels.loadFailed}</h1>
      <div role="alert">
        <p>{message}</p>
        <button type="button" className="button" onClick={onRetry}>
          {labels.retry}
        </button>
      </div>
    </div>
  )
}

/** A progress bar for a slow navigation. It has no value, because the remaining time is unknown. */
export function ProgressBar() {
  return <div className="progress" role="progressbar" aria-label={labels.loadingPage} />
}
