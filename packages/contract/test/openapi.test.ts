import { expect, test } from 'vitest'
import { openApiDocument, operations, PROBLEMS, scopeNames } from '../src/index.ts'

interface Described {
  openapi: string
  paths: Record<
    string,
    { get: { operationId: string; security: unknown[]; responses: Record<string, unknown> } }
  >
  components: { schemas: Record<string, unknown> }
}

const written: unknown = openApiDocument()
const document = written as Described

test('every operation has its path, once', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual([
    '/health',
    '/me',
    '/projects',
    '/projects/{id}',
    '/projects/{id}/locations',
    '/locations',
    '/locations/counts',
    '/search',
    '/locations/{id}',
    '/projects/{id}/tables/{table}',
    '/locations/{id}/tables/{table}',
    '/projects/{id}/dictionary',
    '/projects/{id}/findings',
    '/projects/{id}/deliveries',
    '/projects/{id}/metadata',
    '/projects/{id}/metadata/{group}',
    '/projects/{id}/deletions',
    '/projects/{id}/map',
    '/projects/{id}/export/{format}',
    '/projects/{id}/boundaries',
    '/projects/{id}/groups',
    '/tiles/{z}/{x}/{y}',
    '/tiles/styles',
    '/tiles.json',
    '/media/markers/{id}',
  ])
})

test('only /health needs no key, and only /health and /me need no scope', () => {
  const all = Object.values(operations)
  expect(all.filter(({ authenticated }) => !authenticated).map(({ path }) => path)).toEqual(['/health'])
  expect(all.filter(({ scope }) => scope === null).map(({ path }) => path)).toEqual(['/health', '/me'])
  const scopes: (string | null)[] = all.map(({ scope }) => scope)
  expect(scopeNames.filter((scope) => !scopes.includes(scope))).toEqual([])
})

test('every operation describes its success and every status it can fail with', () => {
  for (const { get } of Object.values(document.paths)) {
    const statuses = Object.keys(get.responses)
    expect(statuses).toEqual(expect.arrayContaining(['200', '400', '405', '500', '503']))
    expect(statuses.includes('401')).toBe(get.security.length > 0)
  }
})

test('nothing in it is for machines of one language only', () => {
  const text = JSON.stringify(document)
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER))
  expect(text).not.toContain('$defs')
  expect(text).not.toMatch(/"format":"date-time","pattern"/)
})

test('each kind of error has a status of its class and a sentence', () => {
  for (const [type, { status, title }] of Object.entries(PROBLEMS)) {
    expect(type).toMatch(/^[a-z_]+$/)
    expect(status >= 400 && status < 600).toBe(true)
    expect(title.length).toBeGreaterThan(10)
  }
})
