import writeFileAtomic from 'write-file-atomic'

/**
 * Writes a file under a temporary name and then renames it, so that other processes never read a partial file, and a crash leaves either
 * the old contents or the new ones. The file keeps its mode and owner. A symbolic link stays a link; its target is replaced.
 *
 * @param flush Whether to wait until the contents are on the disk, so that they also survive a power failure. Default: false, which is
 * sufficient for caches.
 * @throws if the file can't be written. The temporary file is then removed.
 */
export function writeAtomically(path: string, contents: string | Uint8Array, { flush = false } = {}): void {
  writeFileAtomic.sync(path, Buffer.from(contents as Uint8Array), { fsync: flush })
}
