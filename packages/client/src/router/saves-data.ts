interface NetworkInformation {
  effectiveType?: string
  saveData?: boolean
}

/** Is the network slow (2g), or has the reader asked to save data? Where the browser does not tell, no. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
