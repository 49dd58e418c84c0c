/** Components that sites with several languages use in addition to those in `theme/frame/`, or instead of them. */
export { LanguagePageMeta as PageMeta } from './LanguagePageMeta.tsx'
export { LanguageSwitch } from './LanguageSwitch.tsx'
