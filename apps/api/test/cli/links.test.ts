import { spawn } from 'node:child_process'
import { readLink } from '@groundsheet/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeStored } from '../postgres/test-database.ts'
import { HARBOUR, makeKey, STRASSE } from '../seed-world.ts'
import { startTestService, type TestService } from '../http/test-service.ts'
import { runCommand } from './run-command.ts'
import { PROGRAM } from './run-groundsheet.ts'

let service: TestService
let key: string
beforeAll(async () => {
  service = await startTestService()
  key = await makeKey(service.database)
})
afterAll(() => service.close())

const create = (secret: string, ...words: string[]) =>
  runCommand(
    ['links', 'create', '--service', service.url, '--name', 'Client', '--expires', '30d', ...words],
    { GROUNDSHEET_KEY: secret },
  )
const parse = (text: string) => JSON.parse(text) as Record<string, unknown>

test('links create prints an address of the viewer, and the link works until it is ended', async () => {
  const { code, out } = await create(key, '--projects', 'HQ-1', '--scopes', 'projects:read')
  expect(code).toBe(0)
  const [, link = ''] = new RegExp(`^${service.url}/projects/${HARBOUR}#key=(gsl_\\S+)\n`).exec(out) ?? []
  const { id, keyId } = await readLink(link)
  expect(out).toContain(`To end it: npx groundsheet keys revoke-links ${keyId} --link ${id}\n`)
  expect((await service.request('/v1/me', link)).json.data).toMatchObject({
    scopes: ['projects:read'],
    projects: [{ id: HARBOUR }],
    link: { id, name: 'Client' },
  })
  const ended = await runCommand([
    'keys',
    'revoke-links',
    keyId,
    '--link',
    id,
    '--database',
    service.database,
  ])
  expect(ended.out).toBe(`Revoked: links ${id} of test (${keyId})\n`)
  expect((await service.request('/v1/me', link)).status).toBe(401)
})

test('links create --json, of a link, makes a narrower one', async () => {
  const whole = parse((await create(key, '--json')).out)
  expect(Object.keys(whole)).toEqual([
    ...['id', 'link', 'url', 'name', 'keyId', 'scopes', 'projects', 'expiresAt'],
  ])
  const made = parse(
    (await create(String(whole.link), '--projects', STRASSE, '--expires', '2d', '--json')).out,
  )
  expect(made).toMatchObject({ projects: [STRASSE], keyId: whole.keyId })
  expect((await service.request('/v1/projects', String(made.link))).json.data).toMatchObject([
    { id: STRASSE },
  ])
  const wider = await create(String(made.link), '--projects', HARBOUR)
  expect([wider.code, wider.out]).toEqual([1, ''])
  expect(wider.err).toContain('is not among those that may be passed on')
  const all = await runCommand(['keys', 'revoke-links', String(whole.keyId), '--database', service.database])
  expect(all.out).toMatch(/^Revoked: all links made until now of test /)
  for (const { link } of [whole, made])
    expect((await service.request('/v1/me', String(link))).status).toBe(401)
})

test('the key may come from the standard input', async () => {
  const words = [
    'links',
    'create',
    '--service',
    `${service.url}/v1/`,
    '--name',
    'x',
    '--expires',
    '1d',
    '--json',
  ]
  const env = { ...process.env, GROUNDSHEET_KEY: undefined }
  const child = spawn(process.execPath, [PROGRAM, ...words], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(`${key}\n`)
  let out = ''
  for await (const chunk of child.stdout) out += String(chunk)
  expect((await service.request('/v1/me', String(parse(out).link))).status).toBe(200)
})

test.each<[string, string[], RegExp]>([
  [
    'an unknown project',
    ['--projects', 'HQ1'],
    /"HQ1": the key reads no such project; did you mean "HQ-1"\?/,
  ],
  ['a scope that is none', ['--scopes', 'map'], /"map": is not a scope/],
  ['a blank name', ['--name', ' '], /^--name is blank\. State what the link is for\.$/m],
  ['an address that is none', ['--service', 'ground'], /--service "ground": is not an address/],
])('%s is refused in one line', async (_what, words, message) => {
  const { code, out, err } = await create(key, ...words)
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(message)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('no key, a wrong key and a key from before links are refused in one line', async () => {
  expect((await create(' ')).err).toMatch(/^There is no key\. Set GROUNDSHEET_KEY/)
  expect((await create('gs_wrong')).err).toContain('the key is unknown, was revoked or has ended')
  const old = await makeKey(service.database)
  await changeStored(
    service.database,
    'UPDATE api_key SET link_public_key = NULL',
    'UPDATE api_key SET link_public_key = NULL; UPDATE key_version SET version = version + 1',
  )
  const { code, err } = await create(old)
  expect([code, err]).toEqual([1, 'This key was made before links: rotate it.\n'])
  const { out } = await runCommand(['keys', 'list', '--database', service.database])
  expect(out).toContain('none: made before links; keys rotate makes a key for them')
})
