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
