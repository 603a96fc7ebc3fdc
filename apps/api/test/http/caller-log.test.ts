import { Writable } from 'node:stream'
import { createLink, readLink } from '@groundsheet/client'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import type { ServerOptions } from '../../src/server.ts'
import { startTestService } from './test-service.ts'

/** A service, and the lines of its log. */
async function startLogged(options: ServerOptions = {}) {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const service = await startTestService({ logger: pino({ level: 'info' }, sink), ...options })
  onTestFinished(() => service.close())
  return { service, lines, key: await makeKey(service.database) }
}

test('the log has the ids of key and link, also of pages from memory, and neither text', async () => {
  const { service, lines, key } = await startLogged()
  const me = (await service.request('/v1/me', key)).json.data as Parameters<typeof createLink>[1]
  const ends = new Date(Date.now() + 60_000)
  const link = await createLink(key, me, { name: 'Secret client', ends, scopes: me.scopes, projects: null })
  const { id, keyId } = await readLink(link)
  for (let times = 0; times < 3; times += 1) await service.request('/v1/projects', link)
  await service.request('/v1/projects', 'gs_wrong')
  await service.request('/v1/health')
  const callers = () =>
    lines.map((line) => {
      const { key: ofKey, link: ofLink } = JSON.parse(line) as { key?: string; link?: string }
      return [ofKey, ofLink]
    })
  const [own, byLink, none] = [
    [keyId, undefined],
    [keyId, id],
    [undefined, undefined],
  ]
  await expect.poll(callers).toEqual([own, byLink, byLink, byLink, none, none])
  const text = lines.join('')
  for (const part of [key.slice(3), ...link.slice(4).split('.'), 'Secret client'])
    expect(text).not.toContain(part)
})

test('the log has operation and bytes, and a search text only where the settings allow it', async () => {
  const lineOf = async (options: ServerOptions) => {
    const { service, lines, key } = await startLogged(options)
    for (let times = 0; times < 3; times += 1)
      await service.request('/v1/projects?limit=5&q=landfill', key, { 'Accept-Encoding': 'identity' })
    await service.request('/ogc?f=json&secret=landfill', key)
    await service.request('/v1/me', key, {}, 'HEAD')
    await expect.poll(() => lines.length).toBe(5)
    return lines.map((line) => JSON.parse(line) as { req: { url: string }; operation: string; bytes: number })
  }
  const [first, second, third, ogc, head] = await lineOf({})
  for (const line of [first, second, third]) {
    expect(line?.req.url).toBe('/v1/projects?limit=5&q=…')
    expect(line?.operation).toBe('/projects')
    expect(line?.bytes).toBe('{"data":[],"meta":{"nextCursor":null}}'.length)
  }
  expect(ogc?.req.url).toBe('/ogc?f=json&secret=…')
  expect(head?.bytes).toBe(0)
  const [shown] = await lineOf({ logSearches: true })
  expect(shown?.req.url).toBe('/v1/projects?limit=5&q=landfill')
})
