import { labels } from '../../page-labels.tsx'

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
