import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runGroundsheet } from '../cli/run-groundsheet.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { query } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-access-'))
const passwords = join(folder, 'passwords')
const services = join(folder, 'services')
const PASSWORD = 'not: in a \\message'

let server: PostgresServer
let address: string
let data: string
beforeAll(async () => {
  server = await startPostgres()
  await query(
    `${server.url}postgres`,
    `CREATE ROLE reader LOGIN PASSWORD '${PASSWORD.replaceAll("'", "''")}'`,
  )
  await query(`${server.url}postgres`, 'CREATE DATABASE ground OWNER reader')
  const [file] = await query<{ path: string }>(
    `${server.url}postgres`,
    `SELECT current_setting('hba_file') AS path`,
  )
  data = dirname(file?.path ?? '')
  writeFileSync(
    join(data, 'pg_hba.conf'),
    'host ground reader 127.0.0.1/32 scram-sha-256\nhost all groundsheet 127.0.0.1/32 trust\n',
  )
  await query(`${server.url}postgres`, 'SELECT pg_reload_conf()')
  address = `postgres://reader@127.0.0.1:${server.port}/ground`
  const escaped = PASSWORD.replaceAll(/[\\:]/g, String.raw`\$&`)
  writeFileSync(passwords, `127.0.0.1:${server.port}:ground:reader:${escaped}\n`, { mode: 0o600 })
  writeFileSync(
    services,
    `[other]\nhost=192.0.2.1\n\n# ours\n[ground]\nhost=127.0.0.1\nport=${server.port}\n` +
      'dbname=ground\nuser=reader\n',
  )
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const migrate = (database: string, environment: Record<string, string> = {}) =>
  runGroundsheet(['migrate', '--database', database], { PGPASSFILE: join(folder, 'none'), ...environment })

describe('the password', () => {
  test('is required in one line, without a stack', async () => {
    const { code, err } = await migrate(address)
    expect([code, err]).toEqual([
      1,
      `${address}: the server asks for a password. State it in PGPASSWORD, or in the ` +
        'file that PGPASSFILE names.\n',
    ])
  })

  test('is taken from PGPASSWORD', async () => {
    const { code, err } = await migrate(address, { PGPASSWORD: PASSWORD })
    expect([code, err]).toEqual([0, ''])
  })

  test('is not shown when it is wrong', async () => {
    const { code, out, err } = await migrate(address, { PGPASSWORD: `${PASSWORD} wrong` })
    expect(code).toBe(1)
    expect(err).toContain('is not accepted')
    expect(out + err).not.toContain(PASSWORD)
  })

  test('is taken from the file that PGPASSFILE names, without a warning', async () => {
    const { code, err } = await migrate(address, { PGPASSFILE: passwords })
    expect([code, err]).toEqual([0, ''])
  })

  test('is not taken from a file that other users can read', async () => {
    chmodSync(passwords, 0o644)
    const { code, err } = await migrate(address, { PGPASSFILE: passwords })
    chmodSync(passwords, 0o600)
    expect(code).toBe(1)
    expect(err).toContain('should be u=rw (0600)')
  })
})

describe('a service of the service file', () => {
  const environment = () => ({ PGSERVICEFILE: services, PGPASSFILE: passwords })

  test('states host, port, database and user', async () => {
    const { code, err } = await migrate('postgres://?service=ground', environment())
    expect([code, err]).toEqual([0, ''])
  })

  test('is also named by PGSERVICE, and gives way to what the address states', async () => {
    const { code, err } = await migrate(`postgres://127.0.0.1:${server.port}/ground?user=reader`, {
      ...environment(),
      PGSERVICE: 'other',
    })
    expect([code, err]).toEqual([0, ''])
  })

  test('must be in the file', async () => {
    const { code, err } = await migrate('postgres://?service=none', environment())
    expect([code, err]).toEqual([1, `${services}: has no service "none".\n`])
  })
})

const openssl = (...words: string[]) => spawnSync('openssl', words, { cwd: folder, encoding: 'utf8' })

describe.skipIf(openssl('version').status !== 0)('TLS with verification', () => {
  const authority = (name: string) => {
    const subject = ['-subj', `/CN=${name}`, '-days', '2', '-nodes', '-newkey', 'rsa:2048']
    expect(openssl('req', '-x509', ...subject, '-keyout', `${name}.key`, '-out', `${name}.pem`).status).toBe(
      0,
    )
  }
  const connectTo = (host: string, name: string) =>
    migrate(
      `postgres://reader@${host}:${server.port}/ground?sslmode=verify-full&sslrootcert=${join(folder, name)}`,
      { PGPASSWORD: PASSWORD },
    )

  beforeAll(async () => {
    authority('ours')
    authority('another')
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'server.key',
      '-out',
      'request',
      '-subj',
      '/CN=localhost',
    )
    writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost')
    const signed = [
      '-CA',
      'ours.pem',
      '-CAkey',
      'ours.key',
      '-CAcreateserial',
      '-extfile',
      'names',
      '-days',
      '2',
    ]
    expect(
      openssl('x509', '-req', '-in', 'request', ...signed, '-out', join(data, 'server.crt')).status,
    ).toBe(0)
    const { uid, gid } = statSync(data)
    spawnSync('cp', [join(folder, 'server.key'), data])
    chownSync(join(data, 'server.key'), uid, gid)
    chmodSync(join(data, 'server.key'), 0o600)
    await query(`${server.url}postgres`, 'ALTER SYSTEM SET ssl = on')
    await query(`${server.url}postgres`, 'SELECT pg_reload_conf()')
  })

  test('accepts the server of the authority that is named', async () => {
    const { code, err } = await connectTo('localhost', 'ours.pem')
    expect([code, err]).toEqual([0, ''])
  })

  test.each([
    ['of another authority', 'localhost', 'another.pem'],
    ['of another name', '127.0.0.1', 'ours.pem'],
  ])('refuses a server %s, without a stack', async (_, host, name) => {
    const { code, err } = await connectTo(host, name)
    expect(code).toBe(1)
    expect(err.split('\n')).toHaveLength(2)
    expect(err).toContain('the certificate of the server is not that of this host')
  })

  test('names a file of an authority that is not there', async () => {
    const { code, err } = await connectTo('localhost', 'none.pem')
    expect(code).toBe(1)
    expect(err.split('\n')).toHaveLength(2)
    expect(err).toContain('none.pem')
  })
})
