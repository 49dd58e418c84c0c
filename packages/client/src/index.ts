export { App, type AppProps } from './App.tsx'
export { bootScript } from './boot/boot-script.ts'
export * from './components/index.ts'
export type * from './page-data.ts'
