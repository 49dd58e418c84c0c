export function ErrorScreen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="screen">
      <h1>{LABELS.loadFailed}</h1>
      <div role="alert">
        <p>{message}</p>
        <button type="button" className="button" onClick={onRetry}>
          {LABELS.retry}
        </button>
      </div>
    </div>
  )
}
