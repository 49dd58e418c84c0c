export { App, type AppProps } from './app/App.tsx'
export { bootScript, homeBootScript } from './app/boot-script.ts'
export type * from './page-data.ts'
export * from './theme/index.ts'
