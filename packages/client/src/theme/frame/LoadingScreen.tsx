/** @param props.showSpinner false in the first moment, so that a quick load shows nothing at all. */
export function LoadingScreen({ showSpinner }: { showSpinner: boolean }) {
  return (
    <div className="screen">
      {showSpinner && (
        <div className="spinner" role="status">
          Loading
        </div>
      )}
    </div>
  )
}
