import { labels } from '../../page-labels.tsx'

/** A button that cycles through the color modes. CSS shows the icon and label of the current mode, based on `<html data-color-mode>`. */
export function ColorModeSwitch() {
  return (
    <button type="button" className="icon-button color-mode needs-js" data-color-mode-switch="">
      <span className="mode-system">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 4.5h14v9H3zM7 17h6" />
        </svg>
        <span className="visually-hidden">{labels.colorModeSystem}</span>
      </span>
      <span className="mode-light">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="3.5" />
          <path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16" />
        </svg>
        <span className="visually-hidden">{labels.colorModeLight}</span>
      </span>
      <span className="mode-dark">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z" />
        </svg>
        <span className="visually-hidden">{labels.colorModeDark}</span>
      </span>
    </button>
  )
}
