/** The large part of React. It is loaded when the page has been drawn and the browser has time. */
export { flushSync } from 'react-dom'
export { createRoot, hydrateRoot } from 'react-dom/client'
