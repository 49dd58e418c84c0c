import { createServer } from 'node:net'

/**
 * Returns a port on which nothing listens. It is below the ports that Linux assigns to connections and to servers that accept any port
 * (32768 and up), so that no other test gets it by chance before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await canListen(port)) return port
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
