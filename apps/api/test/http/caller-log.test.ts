import { Writable } from 'node:stream'
import { createLink, readLink } from '@groundsheet/client'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { startTestService } from './test-service.ts'

test('the log has the ids of key and link, also of pages from memory, and neither text', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const service = await startTestService({ logger: pino({ level: 'info' }, sink) })
  onTestFinished(() => service.close())
  const key = await makeKey(service.database)
  const me = (await service.ask('/v1/me', key)).json.data as Parameters<typeof createLink>[1]
  const ends = new Date(Date.now() + 60_000)
  const link = await createLink(key, me, { name: 'Secret client', ends, scopes: me.scopes, projects: null })
  const { id, keyId } = await readLink(link)
  for (let times = 0; times < 3; times += 1) await service.ask('/v1/projects', link)
  await service.ask('/v1/projects', 'gs_wrong')
  await service.ask('/v1/health')
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
