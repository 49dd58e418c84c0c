export function ErrorScreen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="screen">
      <h1>This page could not be loaded</h1>
      <div role="alert">
        <p>{message}</p>
        <button type="button" className="button" onClick={onRetry}>
          Retry
        </button>
      </div>
    </div>
  )
}
