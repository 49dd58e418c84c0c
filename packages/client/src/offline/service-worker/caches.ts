const prefix = 'docs-'

/** A cache belongs to one client bundle: what was kept for another one does not fit it. */
export function cacheName(kind: 'pages' | 'assets', build: string): string {
  return `${prefix}${kind}-${build}`
}

/** The precache cleans itself. */
export async function deleteOldCaches(build: string): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && !name.endsWith(`-${build}`))
  await Promise.all(old.map((name) => caches.delete(name)))
}
