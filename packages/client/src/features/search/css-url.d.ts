/** A stylesheet as a file of its own: the module is its address (`render/linked-styles.ts` of the cli). */
declare module '*.css?url' {
  const address: string
  export default address
}
