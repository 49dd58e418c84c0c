/** Replaces `react-dom` in DocSearch, which needs it only for a button that the site doesn't use. */
export const createPortal = undefined
