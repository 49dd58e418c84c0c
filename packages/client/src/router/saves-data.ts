interface NetworkInformation {
  effectiveType?: string
  saveData?: boolean
}

/** Whether the network is slow (2G) or the reader enabled data saver. `false` if the browser doesn't report either. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
