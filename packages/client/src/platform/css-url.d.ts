/** A stylesheet emitted as a separate file. The module exports its URL (see `packages/cli/src/bundle/linked-styles.ts`). */
declare module '*.css?url' {
  const address: string
  export default address
}
