import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { root, startService } from './service.ts'

const [, locations = ''] =
  /```nginx\n(location \/oauth2[\s\S]*?)```/.exec(
    readFileSync(join(root, 'docs', 'operations.md'), 'utf8'),
  ) ?? []

/** As Debian installs it, also where the path of an ordinary user does not lead. */
const NGINX = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0)

/** Answers as oauth2-proxy does with `--set-xauthrequest`; signing in needs no password. */
function startSignIn(): Server {
  const people: Record<string, Record<string, string>> = {
    kim: { 'X-Auth-Request-Email': 'kim@northmoor.example', 'X-Auth-Request-Groups': 'staff,geotechnics' },
    max: { 'X-Auth-Request-Email': 'max@elsewhere.example', 'X-Auth-Request-Groups': 'staff' },
  }
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sign-in')
    const person = people[/_oauth2_proxy=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '']
    if (pathname === '/oauth2/auth') response.writeHead(person ? 202 : 401, person).end()
    else if (pathname === '/oauth2/start')
      response
        .writeHead(302, {
          'Set-Cookie': `_oauth2_proxy=${searchParams.get('as') ?? ''}; Path=/; HttpOnly`,
          Location: '/',
        })
        .end()
    else if (pathname === '/oauth2/sign_out')
      response.writeHead(302, { 'Set-Cookie': '_oauth2_proxy=; Path=/; Max-Age=0', Location: '/' }).end()
    else
      response
        .writeHead(403, { 'Content-Type': 'text/html' })
        .end(
          '<h1>Sign in</h1><a href="/oauth2/start?as=kim">as Kim</a> <a ' +
            'href="/oauth2/start?as=max">as Max</a>',
        )
  }).listen(0, '127.0.0.1')
}

const portOf = async (server: Server): Promise<number> => {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** nginx with the locations of the document. */
async function startNginx(folder: string, service: string, signIn: number) {
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  )
  const content = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}
    http { access_log off; ${paths.join(' ')}
      upstream groundsheet { server ${service.replace('http://', '')}; keepalive 4; }
      server { listen 127.0.0.1:${port}; ${locations.replaceAll('127.0.0.1:4180', `127.0.0.1:${signIn}`)} } }`
  writeFileSync(join(folder, 'nginx.conf'), content)
  const nginx = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(403)
  return { nginx, url }
}

async function stop(process: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGTERM')
  await ended
}

for (const place of ['port', 'unix socket'])
  test(`people who sign in at a proxy need no key, others get a message, keys still work: ${place}`, async ({
    page,
  }) => {
    test.skip(NGINX === undefined, 'nginx is not installed')
    await signInAtProxy(page, place === 'unix socket')
  })

/** `onSocket`: the proxy reaches the service by a socket, otherwise by a port. */
async function signInAtProxy(page: Page, onSocket: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-nginx-'))
  // Workers of nginx are of another user.
  chmodSync(folder, 0o755)
  const table = join(folder, 'identities.json')
  const identities = [{ group: 'geotechnics', company: 'Northmoor Ground Engineering' }]
  writeFileSync(table, JSON.stringify({ signOut: '/oauth2/sign_out', identities }))
  const socket = { GROUNDSHEET_SOCKET: join(folder, 'api.sock'), GROUNDSHEET_SOCKET_MODE: '666' }
  const settings = { GROUNDSHEET_PROXY_IDENTITY: table, GROUNDSHEET_BASEMAPS: 'offline' }
  const service = await startService({ ...settings, ...(onSocket ? socket : {}) })
  const signIn = startSignIn()
  const { nginx, url } = await startNginx(folder, service.url, await portOf(signIn))
  try {
    await page.goto(url)
    await page.getByRole('link', { name: 'as Kim' }).click()
    await expect(page.getByText('Aberfoyle Village Hall').first()).toBeVisible()
    await page.getByRole('button', { name: /^Northmoor Ground Engineering/ }).click()
    await expect(page.getByText('kim@northmoor.example')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share…' })).toHaveCount(0)
    await page.waitForTimeout(3000)
    const stored = await page.evaluate(async () => [
      Object.keys(sessionStorage),
      (await indexedDB.databases()).map(({ name }) => name),
    ])
    expect(stored).toEqual([[], []])

    const forged = { 'X-Auth-Request-Email': 'kim@northmoor.example', 'X-Auth-Request-Groups': 'geotechnics' }
    expect((await fetch(`${url}/v1/projects`, { headers: forged })).status).toBe(401)
    const { key } = service.createKey()
    const withKey = { authorization: `Bearer ${key}` }
    expect((await fetch(`${url}/v1/projects`, { headers: withKey })).status).toBe(200)
    expect((await fetch(`${url}/ogc`, { headers: withKey })).status).toBe(200)

    await page.getByRole('link', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'as Max' }).click()
    await expect(page.getByText('Your sign-in has no access here')).toBeVisible()
  } finally {
    await stop(nginx)
    signIn.closeAllConnections()
    signIn.close()
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
