import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface PublishedPackage {
  name: string
  versions: Record<string, { dist: { tarball: string } }>
  _attachments?: Record<string, { data: string }>
}

export interface NpmRegistry {
  url: string
  /** Names and versions of the published packages, sorted: `name@version`. */
  published(): string[]
  close(): void
}

/**
 * Starts an npm registry on this machine that keeps packages in memory, so that a release can be rehearsed with the real npm and pnpm. It
 * implements the three requests of publishing and installing. Clients should use it only for our scope, and npm's registry for the rest.
 */
export async function startNpmRegistry(): Promise<NpmRegistry> {
  const packages = new Map<string, PublishedPackage>()
  const tarballs = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname).slice(1)
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'PUT') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { _attachments = {}, ...document } = JSON.parse(`${Buffer.concat(chunks)}`) as PublishedPackage
      const versions = { ...packages.get(path)?.versions, ...document.versions }
      for (const { data } of Object.values(_attachments)) {
        const [version] = Object.values(document.versions)
        const address = `${path}/-/${Object.keys(document.versions)[0]}.tgz`
        version!.dist.tarball = `${url}/${address}`
        tarballs.set(address, Buffer.from(data, 'base64'))
      }
      packages.set(path, { ...document, versions })
      return send(201, { ok: true })
    }
    const tarball = tarballs.get(path)
    if (tarball) return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball)
    const document = packages.get(path)
    return document ? send(200, document) : send(404, { error: 'Not found' })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    published: () =>
      [...packages].flatMap(([name, { versions }]) => Object.keys(versions).map((v) => `${name}@${v}`)).sort(),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
