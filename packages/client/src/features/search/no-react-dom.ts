/** Replaces `react-dom` in DocSearch, which needs it only for a button that we don't use. */
export const createPortal = undefined
