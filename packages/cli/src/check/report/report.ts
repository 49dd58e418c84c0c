export { annotations, jobSummary } from './github.ts'
export { formatMessage, formatReport, sourceExcerpt } from './pretty.ts'
export { sarif } from './sarif.ts'
export { type Style, styleFor } from './style.ts'
