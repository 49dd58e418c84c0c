// Replaces `@docusaurus/ExecutionEnvironment`.
const canUseDOM = typeof window !== 'undefined' && typeof window.document?.createElement === 'function'

export default { canUseDOM }
