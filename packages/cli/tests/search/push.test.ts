import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { run, shown, tempSite } from '../support/temp-site.ts'

const key = 'writes-4f2a'

/** A service that accepts records according to the documented protocol, and rejects all other requests. */
async function service() {
  const indices: Record<string, unknown[]> = { lights: [{ objectID: 'old' }] }
  const settings: Record<string, unknown> = {}
  const refused: string[] = []
  let task = 0
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://service')
    const [, , , name = '', what = ''] = url.pathname.split('/').map(decodeURIComponent)
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, message: string) => {
      refused.push(`${status} ${request.method} ${url.pathname}`)
      answer(status, { message, status })
    }
    const header = (header: string) => request.headers[header] ?? url.searchParams.get(header)
    if (header('x-algolia-application-id') !== 'LIGHTS' || header('x-algolia-api-key') !== key) {
      return refuse(403, 'Invalid Application-ID or API key')
    }
    if (!url.pathname.startsWith('/1/indexes/')) return refuse(404, 'Not found')
    const done = () => answer(200, { taskID: ++task, updatedAt: '2026-11-21T00:00:00Z', objectIDs: [] })
    const body = await json(request)
    if (request.method === 'GET' && what === 'task') return answer(200, { status: 'published', pendingTask: false })
    if (request.method === 'PUT' && what === 'settings') {
      settings[name] = body
      return done()
    }
    if (request.method === 'POST' && what === 'batch') {
      for (const { action, body: object } of (body as { requests: { action: string; body: unknown }[] }).requests) {
        if (action !== 'addObject') return refuse(400, `Unknown action ${action}`)
        indices[name] = [...(indices[name] ?? []), object]
      }
      return done()
    }
    if (request.method === 'POST' && what === 'operation') {
      const { operation, destination, scope } = body as { operation: string; destination: string; scope?: string[] }
      if (operation === 'move') {
        indices[destination] = indices[name]!
        delete indices[name]
      } else if (operation === 'copy' && scope) indices[destination] ??= []
      else return refuse(400, `Unknown operation ${operation}`)
      return done()
    }
    refuse(404, 'Not found')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, indices, settings, refused }
}

async function json(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text ? JSON.parse(text) : undefined
}

const content = {
  'content/index.md': '---\ntitle: Lights\ndescription: About lights.\n---\n\n## Oil\n\nPour it *slowly*.\n',
}

function config(hosts: string[]) {
  return `export default ${JSON.stringify({
    title: 'Lights',
    url: 'https://lights.example',
    samples: false,
    search: { appId: 'LIGHTS', apiKey: 'reads-1b', indexName: 'lights', hosts },
  })}`
}

test('describes the upload without --send', async () => {
  const { url, indices, refused } = await service()
  const site = await tempSite(content, { config: config([url]) })

  expect(shown(await site.docs('search', 'push'))).toMatchInlineSnapshot(`
    "exit 0
    Dry run: would replace the index \`lights\` of LIGHTS with 2 records (<size>). To upload, add \`--send\`."
  `)
  expect(indices.lights).toEqual([{ objectID: 'old' }])
  expect(refused).toEqual([])
})

test('replaces the index with the pages’ records with --send', async () => {
  const { url, indices, settings } = await service()
  const site = await tempSite(content, { config: config([url]) })

  const result = await run(site.root, ['search', 'push', '--send'], { DOCSEARCH_ADMIN_KEY: key })

  expect(shown(result)).toMatchInlineSnapshot(`
    "exit 0
    Replaced the index \`lights\` of LIGHTS with 2 records (<size>)."
  `)
  expect(Object.keys(indices)).toEqual(['lights'])
  expect(indices.lights).toMatchInlineSnapshot(`
    [
      {
        "anchor": null,
        "content": "About lights.",
        "hierarchy": {
          "lvl0": "Lights",
          "lvl1": "Lights",
          "lvl2": null,
          "lvl3": null,
          "lvl4": null,
          "lvl5": null,
          "lvl6": null,
        },
        "language": "en",
        "objectID": "/#",
        "type": "lvl1",
        "url": "https://lights.example/",
        "url_without_anchor": "https://lights.example/",
        "version": "current",
        "weight": {
          "level": 90,
          "pageRank": 0,
          "position": 0,
        },
      },
      {
        "anchor": "oil",
        "content": "Pour it slowly.",
        "hierarchy": {
          "lvl0": "Lights",
          "lvl1": "Lights",
          "lvl2": "Oil",
          "lvl3": null,
          "lvl4": null,
          "lvl5": null,
          "lvl6": null,
        },
        "language": "en",
        "objectID": "/#oil|Oil",
        "type": "lvl2",
        "url": "https://lights.example/#oil",
        "url_without_anchor": "https://lights.example/",
        "version": "current",
        "weight": {
          "level": 80,
          "pageRank": 0,
          "position": 1,
        },
      },
    ]
  `)
  expect(settings.lights).toMatchObject({ distinct: true, attributeForDistinct: 'url' })
})

test('reports a key without write access and leaves the index unchanged', async () => {
  const { url, indices } = await service()
  const site = await tempSite(content, { config: config([url]) })

  const result = await run(site.root, ['search', 'push', '--send'], { DOCSEARCH_ADMIN_KEY: 'wrong' })

  expect(shown(result)).toMatchInlineSnapshot(`
    "exit 1
    error  The search service rejected the records: Invalid Application-ID or API key (status 403).

      Check \`appId\`, and whether \`DOCSEARCH_ADMIN_KEY\` is allowed to write to the index."
  `)
  expect(indices.lights).toEqual([{ objectID: 'old' }])
})

test('reports a missing key or a site without hosted search as a usage error', async () => {
  const site = await tempSite(content, { config: config(['http://127.0.0.1:9']) })
  expect(shown(await site.docs('search', 'push', '--send'))).toMatchInlineSnapshot(`
    "exit 2
    error  \`DOCSEARCH_ADMIN_KEY\` isn’t set.

      Set this environment variable to the admin key of the search service, not to the public search key. Don’t commit the key."
  `)

  const plain = await tempSite(content)
  expect(shown(await plain.docs('search', 'push'))).toMatchInlineSnapshot(`
    "exit 2
    error  No hosted search is configured: \`appId\` is missing.

      Add \`search: { appId, apiKey, indexName }\` to \`site.config.ts\`, or set DOCSEARCH_APP_ID and DOCSEARCH_INDEX_NAME."
  `)
})

test('options that the configuration doesn’t set come from the environment, for the command and for the pages', async () => {
  const site = await tempSite(content)
  const env = { DOCSEARCH_APP_ID: 'HARBOR', DOCSEARCH_API_KEY: 'public', DOCSEARCH_INDEX_NAME: 'lighthouses' }
  const { stdout } = await run(site.root, ['search', 'push'], env)
  expect(stdout).toContain('would replace the index `lighthouses` of HARBOR')
  await site.docs('build')
  expect(site.read('dist/_headers')).not.toContain('harbor')
  await run(site.root, ['build'], env)
  expect(site.read('dist/_headers')).toContain("connect-src 'self' https://harbor-dsn.algolia.net")
})
