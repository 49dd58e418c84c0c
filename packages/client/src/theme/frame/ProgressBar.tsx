/** Shown while a navigation takes long. It has no value: how much is missing is not known. */
export function ProgressBar() {
  return <div className="progress" role="progressbar" aria-label="Loading page" />
}
