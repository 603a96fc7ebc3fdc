import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { createKeyText } from '../../src/keys/key-text.ts'
import { makeKey, seedWorld } from '../seed-world.ts'
import { spawnGroundsheet } from './run-groundsheet.ts'

/** Starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const { database, remove } = seedWorld()
afterAll(remove)

interface LogLine {
  readonly req?: { readonly id: string; readonly url: string }
  readonly res?: { readonly statusCode: number }
}

const percentEncoded = (text: string): string =>
  text.replaceAll(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const hexadecimal = (text: string): string => Buffer.from(text).toString('hex')

/** A key, plain and in the encodings that requests may use; a third of any of them must not be readable. */
const formsOf = (key: string): string[] => [
  key.slice(3),
  ...['', ':', 'u:'].map((before) => base64(before + key).slice(8, -4)),
  hexadecimal(key.slice(3)),
]

/** Places where a person or a program may put a key. */
function requestsWith(key: string): { path: string; headers?: Record<string, string>; method?: string }[] {
  return [
    { path: '/v1/projects', headers: { Authorization: `Bearer ${key}` } },
    { path: '/v1/projects', headers: { Authorization: key } },
    { path: '/v1/projects', headers: { Authorization: `Bearer ${key}x` } },
    { path: `/v1/projects?key=${key}`, headers: { Authorization: `Bearer ${key}` } },
    { path: `/v1/projects?q=${percentEncoded(key)}`, headers: { Authorization: `Bearer ${key}` } },
    { path: `/v1/projects?q=%67${key.slice(1)}`, headers: { Authorization: `Bearer ${key}` } },
    {
      path: `/v1/projects?q=${percentEncoded(percentEncoded(key))}`,
      headers: { Authorization: `Bearer ${key}` },
    },
    { path: `/v1/projects?q=%2567${key.slice(1)}`, headers: { Authorization: `Bearer ${key}` } },
    { path: `/v1/projects?q=${key.slice(3)}`, headers: { Authorization: `Bearer ${key}` } },
    { path: `/v1/projects?q=${hexadecimal(key)}`, headers: { Authorization: `Bearer ${key}` } },
    {
      path: `/v1/projects?auth=${base64(`u:${key}`)}`,
      headers: { Authorization: `Basic ${base64(`u:${key}`)}` },
    },
    { path: '/v1/me', headers: { 'X-Request-Id': base64(key), Authorization: `Bearer ${key}` } },
    { path: `/v1/projects?${key}=1`, headers: { Authorization: `Bearer ${key}` } },
    { path: `/v1/projects?limit=${key}`, headers: { Authorization: `Bearer ${key}` } },
    { path: `/v1/projects?${key}%=1`, headers: { Authorization: `Bearer ${key}` } },
    { path: `/v1/projects/${key}`, headers: { Authorization: `Bearer ${key}` } },
    { path: `/${key}` },
    { path: `/projects?a=b#key=${key}` },
    { path: '/v1/me', headers: { 'X-Request-Id': key, Authorization: `Bearer ${key}` } },
    { path: '/v1/me', headers: { Referer: `https://example.org/#key=${key}`, 'User-Agent': key } },
    { path: '/v1/me', headers: { Cookie: `key=${key}`, 'X-Forwarded-For': key } },
    { path: `/v1/projects?key=${key}`, method: 'POST' },
    { path: `http://key:${key}@127.0.0.1/v1/projects` },
  ]
}

const thirdsOf = (text: string): string[] => {
  const third = Math.floor(text.length / 3)
  return [0, third, 2 * third].map((from) => text.slice(from, from + third))
}

const decodeOnce = (text: string): string =>
  text.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
const decodeRepeatedly = (text: string): string => decodeOnce(decodeOnce(decodeOnce(text)))

function send(url: string, { path, headers = {}, method = 'GET' }: ReturnType<typeof requestsWith>[number]) {
  const { hostname, port } = new URL(url)
  return new Promise<string>((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.once('end', () => resolve(JSON.stringify(response.headers) + body))
    })
    sent.once('error', reject).end()
  })
}

test('no log line or answer contains a key, wherever it was sent; each line has its request id', async () => {
  const child = spawnGroundsheet(['serve', '--database', database, '--port', '0'], {
    GROUNDSHEET_LOG_LEVEL: 'debug',
    GROUNDSHEET_TRUST_PROXY: '1',
  })
  let [out, log] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  await expect.poll(() => out, { timeout: 60_000 }).toContain('listens on')
  const url = out.trim().split(' ').at(-1) ?? ''
  const keys = [await makeKey(database), await makeKey(database, { revoked: true }), createKeyText()]
  const requests = keys.flatMap(requestsWith)
  const echoed = await Promise.all(requests.map((one) => send(url, one)))
  child.kill('SIGTERM')
  await once(child, 'close')

  const lines = log.trim().split('\n')
  expect(lines).toHaveLength(requests.length)
  for (const line of lines) expect((JSON.parse(line) as LogLine).req?.id).toMatch(/^[0-9a-f-]{36}$/)
  for (const key of keys) {
    for (const text of [log, decodeRepeatedly(log), out, ...echoed]) {
      for (const form of formsOf(key)) for (const part of thirdsOf(form)) expect(text).not.toContain(part)
    }
  }
  expect(log).toContain('/v1/projects?key=gs_…')
  expect(log).toContain('/v1/projects?auth=…')
})
