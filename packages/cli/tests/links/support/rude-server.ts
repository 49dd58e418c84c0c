import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface RudeServer {
  /** `http://127.0.0.1:<port>` */
  url: string
  port: number
  /** The requested paths in order, with the time of each request. */
  asked: { path: string; at: number }[]
  /** The maximum number of concurrent requests. */
  most: number
}

/** Starts a local server with every kind of response that the check has to handle. It's stopped when the test ends. */
export async function rudeServer(): Promise<RudeServer> {
  const result: RudeServer = { url: '', port: 0, asked: [], most: 0 }
  let open = 0
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    result.asked.push({ path, at: Date.now() })
    open++
    result.most = Math.max(result.most, open)
    response.on('close', () => open--)
    const count = result.asked.filter((one) => one.path === path).length
    answer(path.split('?')[0]!, count, request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  result.port = (server.address() as AddressInfo).port
  result.url = `http://127.0.0.1:${result.port}`
  return result
}

function answer(path: string, count: number, request: IncomingMessage, response: ServerResponse): void {
  const status = /^\/status\/(\d+)$/.exec(path)?.[1]
  if (status) response.writeHead(Number(status)).end('text')
  else if (path === '/slow') return
  else if (path === '/soon') setTimeout(() => response.end('late'), 30)
  else if (path === '/reset') request.socket.destroy()
  else if (path === '/flaky') response.writeHead(count < 3 ? 503 : 200).end()
  else if (path === '/patience') {
    if (count === 1) response.writeHead(429, { 'retry-after': '1' }).end()
    else response.end('thanks')
  } else if (path === '/never') response.writeHead(429, { 'retry-after': '86400' }).end()
  else if (path === '/circle') response.writeHead(302, { location: '/circle2' }).end()
  else if (path === '/circle2') response.writeHead(302, { location: '/circle' }).end()
  else if (path.startsWith('/further/'))
    response.writeHead(302, { location: `/further/${Number(path.slice(9)) + 1}` }).end()
  else if (path === '/moved') response.writeHead(301, { location: '/moved2' }).end()
  else if (path === '/moved2') response.writeHead(308, { location: '/status/200' }).end()
  else if (path === '/moved-away') response.writeHead(301, { location: '/status/404' }).end()
  else if (path === '/login') response.writeHead(302, { location: '/status/200' }).end()
  else if (path === '/to')
    response.writeHead(301, { location: decodeURIComponent(request.url!.slice('/to?'.length)) }).end()
  else if (path === '/nowhere') response.writeHead(301, { location: 'http://' }).end()
  else if (path === '/no-location') response.writeHead(301).end()
  else if (path === '/garbage') request.socket.end('I am no HTTP\r\n\r\n')
  else if (path === '/endless') {
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  } else response.end('hello')
}
