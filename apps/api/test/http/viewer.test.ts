import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../src/config/settings.ts'
import { secureHeaders } from '../../src/http/security-headers.ts'
import { createViewerFiles } from '../../src/http/viewer/viewer-files.ts'
import { viewerPolicy } from '../../src/http/viewer/viewer-policy.ts'
import { createViewerRouter } from '../../src/http/viewer/viewer-router.ts'
import { request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

let folder = ''
let server: Server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundsheet-viewer-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Viewer</title>')
  writeFileSync(join(folder, 'assets', 'map-abc123.mjs'), 'export const map = 1\n'.repeat(200))
  server = express()
    .use(createViewerRouter(readSettings({}), folder))
    .listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, method })

test.each(['/', '/projects', '/projects/5f0c9a31d2b84e6f7a1c3d5e', '/projects/x/holes/BH1'])(
  '%s serves the page, which may load nothing from other hosts',
  async (path) => {
    const answer = await send(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/worker-src[^;]*(blob|data|\*)/)
    const permissions = answer.headers.get('permissions-policy') ?? ''
    expect(permissions.split(', ').filter((feature) => !feature.endsWith('=()'))).toEqual([
      'geolocation=(self)',
    ])
  },
)

test('the address of a project serves the page with preloads, any other address the plain page', async () => {
  writeFileSync(join(folder, 'project.html'), '<!doctype html><title>Project</title>')
  const titleOf = async (path: string) => /<title>(.*)<\/title>/.exec(await (await send(path)).text())?.[1]
  expect(await titleOf('/projects/5f0c9a31d2b84e6f7a1c3d5e')).toBe('Project')
  for (const path of ['/', '/projects', '/projects/x/print/log']) expect(await titleOf(path)).toBe('Viewer')
  expect((await send('/project.html')).status).toBe(404)
})

test('the page that checks files and its worker may connect to nothing, this server included', async () => {
  writeFileSync(join(folder, 'check.html'), '<!doctype html><style>p{color:red}</style><title>Check</title>')
  writeFileSync(join(folder, 'assets', 'check-worker-abc123.js'), 'export {}')
  const hash = createHash('sha256').update('p{color:red}').digest('base64')
  for (const path of ['/check', '/assets/check-worker-abc123.js']) {
    const answer = await send(path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(answer.status).toBe(200)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
  }
  expect((await send('/check.html')).status).toBe(404)
})

test('the service worker may connect to this server only, and is requested each time', async () => {
  writeFileSync(join(folder, 'service-worker.js'), 'export {}')
  const answer = await send('/service-worker.js')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'; ")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
})

test('files with a hash in their name are cached for ever; modules are compressed JavaScript', async () => {
  const answer = await send('/assets/map-abc123.mjs')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.headers.get('content-encoding')).toMatch(/br|gzip/)
  expect(await answer.text()).toBe('export const map = 1\n'.repeat(200))
})

test('a worker of the viewer may fetch the tiles of a basemap, like its page', async () => {
  const policyOf = async (path: string) => (await send(path)).headers.get('content-security-policy')
  expect(await policyOf('/assets/map-abc123.mjs')).toBe(await policyOf('/'))
  expect(await policyOf('/')).toMatch(/connect-src [^;]*https:\/\/tiles\.openfreemap\.org/)
})

test.each([
  '/index.html',
  '/assets',
  '/assets/',
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/project',
])('%s is not a file of the viewer', async (path) => expect((await send(path)).status).toBe(404))

test('an invalid escape in an address serves the viewer to browsers, and an error to programs', async () => {
  const answer = await send('/projects/%ff', { Accept: 'text/html' })
  expect([answer.status, await answer.text()]).toEqual([404, '<!doctype html><title>Viewer</title>'])
  const api = await send('/projects/%ff', { Accept: 'application/json' })
  expect(await api.text()).not.toContain('Viewer')
})

test('a wrong address in a browser serves the viewer, with status 404', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const answer = await send('/nowhere/at/all', { accept })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toBe(
    (await send('/')).headers.get('content-security-policy'),
  )
  expect(await answer.text()).toBe(await (await send('/')).text())
  const head = await send('/nowhere/at/all', { accept }, 'HEAD')
  expect([head.status, head.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
})

test('a new build of the viewer is served without a restart', () => {
  const files = createViewerFiles(folder)
  const before = files.find('/index.html')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Better viewer</title>')
  utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))
  expect(files.find('/index.html')?.etag).not.toBe(before?.etag)
})

test('only the styles in the page are allowed, by hash, also after a new build', async () => {
  const styleSource = async () =>
    /style-src ([^;]*);/.exec((await send('/')).headers.get('content-security-policy') ?? '')?.[1]
  expect(await styleSource()).toBe("'self'")
  writeFileSync(join(folder, 'index.html'), '<!doctype html><style>p{color:red}</style>')
  utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))
  const hash = createHash('sha256').update('p{color:red}').digest('base64')
  expect(await styleSource()).toBe(`'self' 'sha256-${hash}'`)
})

test('the policy names the basemaps of the configuration and no other host', () => {
  const offline = viewerPolicy(readSettings({ GROUNDSHEET_BASEMAPS: 'offline' }))
  expect(offline).not.toContain('http')
  const custom = viewerPolicy(
    readSettings({
      GROUNDSHEET_BASEMAPS: 'Survey=https://maps.example.org/v2/style.json',
      GROUNDSHEET_BASEMAP_ORIGINS: 'https://tiles.example.org',
    }),
  )
  expect(custom).toContain("connect-src 'self' https://maps.example.org https://tiles.example.org;")
})

test("the viewer's configuration has the address of the API and the maps", async () => {
  expect(await (await send('/config.json')).json()).toEqual({
    apiBase: '/v1',
    basemaps: [
      {
        id: 'streets',
        name: 'Streets',
        style: 'https://tiles.openfreemap.org/styles/liberty',
        attribution: 'OpenFreeMap © OpenMapTiles, data from OpenStreetMap',
      },
      { id: 'offline', name: 'Offline' },
    ],
    overlays: [],
    frameOrigins: [],
    proxySignIn: null,
  })
})

test.each([
  ['//projects?q=x', '/projects?q=x'],
  ['///projects', '/projects'],
  ['/\\\\evil.example', '/evil.example'],
])('%s is redirected to %s, never to another host', async (path, expected) => {
  const { port } = server.address() as AddressInfo
  const send = async (headers: Record<string, string>) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    return answer
  }
  const { statusCode, headers } = await send({ Accept: 'text/html' })
  expect([statusCode, headers.location]).toEqual([308, expected])
  expect((await send({ Accept: 'application/json' })).statusCode).toBe(404)
})

test('listed origins may show the pages of the viewer in a frame, and nothing else', async () => {
  const portals = ['https://portal.example.org', 'http://127.0.0.1:8000']
  writeFileSync(join(folder, 'check.html'), '<!doctype html><title>Check</title>')
  const settings = readSettings({ GROUNDSHEET_FRAME_ORIGINS: portals.join(', ') })
  const framed = express().use(secureHeaders(), createViewerRouter(settings, folder)).listen(0, '127.0.0.1')
  await once(framed, 'listening')
  const { port } = framed.address() as AddressInfo
  const framingOf = async (path: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })
    const ancestors = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    return [headers.get('x-frame-options'), ancestors]
  }
  try {
    for (const path of ['/', '/projects', '/projects/x', '/projects/x/print/log'])
      expect(await framingOf(path), path).toEqual([null, portals.join(' ')])
    for (const path of ['/check', '/assets/map-abc123.mjs', '/nowhere', '/config.json'])
      expect(await framingOf(path), path).toEqual(['DENY', "'none'"])
    const configuration = await fetch(`http://127.0.0.1:${port}/config.json`)
    expect(await configuration.json()).toMatchObject({ frameOrigins: portals })
  } finally {
    framed.close()
  }
})

test('without listed origins no page of the viewer may be in a frame', async () => {
  const closed = express()
    .use(secureHeaders(), createViewerRouter(readSettings({}), folder))
    .listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { headers } = await fetch(`http://127.0.0.1:${(closed.address() as AddressInfo).port}/projects/x`)
  closed.close()
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each(['*', 'portal.example.org', 'https://portal.example.org/', 'https://*.example.org', 'null'])(
  'origins of frames are exact: %s is refused',
  (origin) =>
    expect(() => readSettings({ GROUNDSHEET_FRAME_ORIGINS: origin })).toThrow('GROUNDSHEET_FRAME_ORIGINS'),
)
