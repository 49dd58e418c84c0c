import { get, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import type { RunningDev } from './dev-site.ts'

/** Opens a page as a browser does. It is closed when the test ends. @returns A function that returns the last data from the server. */
export async function openLivePage({ url }: Pick<RunningDev, 'url'>, path: string): Promise<() => string> {
  let received = ''
  const response = await new Promise<IncomingMessage>((done) => {
    get(`${url}__docs/live?path=${encodeURIComponent(path)}`, done)
  })
  onTestFinished(() => {
    response.destroy()
  })
  response.setEncoding('utf8')
  response.on('data', (part: string) => {
    received = (received + part).slice(-100_000)
  })
  return () => received
}
