/** Returns whether a host name refers to the reader's own machine. */
export function isLocal(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\])$/i.test(host)
}
