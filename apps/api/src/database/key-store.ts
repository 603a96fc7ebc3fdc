import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Scope } from '@groundsheet/contract'
import { createKeyText, hashKey } from '../keys/key-text.ts'
import { nearMissHint } from '../near-miss.ts'
import { DatabaseRefused, openForWriting, type Connection } from './open.ts'

/** A key that cannot be made or revoked, in one line for a person. */
export class KeyRefused extends Error {
  override name = 'KeyRefused'
}

export interface KeyProject {
  readonly id: string
  readonly projectId: string
  readonly name: string
}

export interface KeyDescription {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly company: string
  readonly scopes: readonly string[]
  /** Null: every project of the company, those of the future too. */
  readonly projects: readonly KeyProject[] | null
  readonly rateLimit: number | null
  readonly createdAt: string
  readonly revokedAt: string | null
}

export interface KeyRequest {
  readonly company: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** References or ids; null: every project. */
  readonly projects: readonly string[] | null
  readonly rateLimit: number | null
}

/** What the key commands write. Only digests of keys are kept. */
export interface KeyStore {
  /** `key` is the only copy there will ever be. Throws KeyRefused. */
  create(request: KeyRequest): KeyDescription & { readonly key: string }
  list(): KeyDescription[]
  /** Name of the company whose data came in last; null where there is none. */
  latestCompany(): string | null
  /** By id or the beginning of one; again is no fault. Throws KeyRefused. */
  revoke(id: string): KeyDescription
  close(): void
}

/** Throws DatabaseRefused: keys are made for companies, so there must be a database first. */
export function openKeyStore(path: string): KeyStore {
  if (!existsSync(path)) {
    throw new DatabaseRefused(
      `${path}: there is no such database. Make one with: groundsheet import FILE --database ${path}`,
    )
  }
  const connection = openForWriting(path)
  return {
    create: (request) => createKey(connection, request),
    list: () => listKeys(connection),
    latestCompany: () => latestCompany(connection),
    revoke: (id) => revokeKey(connection, id),
    close: () => void connection.close(),
  }
}

/** Enough of a key to tell it from others in a list, and too little to guess the rest. */
const PREFIX_LENGTH = 9

function createKey(connection: Connection, request: KeyRequest): KeyDescription & { key: string } {
  const company = findCompany(connection, request.company)
  const projects = request.projects === null ? null : findProjects(connection, company, request.projects)
  const key = createKeyText()
  const id = randomBytes(12).toString('hex')
  connection
    .prepare(
      `INSERT INTO api_key (id, company_id, name, prefix, hash, scopes, projects, rate_limit, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      company.id,
      request.name,
      key.slice(0, PREFIX_LENGTH),
      hashKey(key),
      JSON.stringify(request.scopes),
      projects && JSON.stringify(projects.map((project) => project.id)),
      request.rateLimit,
      new Date().toISOString(),
    )
  return { ...describeKey(connection, id), key }
}

function latestCompany(connection: Connection): string | null {
  const latest = connection
    .prepare<[], { name: string }>(
      `SELECT company.name FROM company JOIN project ON project.company_id = company.id
       ORDER BY project.updated_at DESC, project.seq DESC LIMIT 1`,
    )
    .get()
  return latest?.name ?? null
}

interface Company {
  readonly id: string
  readonly name: string
}

function findCompany(connection: Connection, name: string): Company {
  const companies = connection.prepare<[], Company>('SELECT id, name FROM company ORDER BY name').all()
  const found = companies.find((company) => company.name === name)
  if (found) return found
  throw new KeyRefused(
    `--company ${quote(name)}: is not in the database${known(
      name,
      companies.map((one) => one.name),
    )}`,
  )
}

function findProjects(connection: Connection, company: Company, wanted: readonly string[]): KeyProject[] {
  const projects = connection
    .prepare<[string], KeyProject>(
      'SELECT id, reference AS projectId, name FROM project WHERE company_id = ? ORDER BY seq',
    )
    .all(company.id)
  return [...new Set(wanted)].map((text) => {
    const found = projects.find(({ id, projectId }) => projectId === text || id === text)
    if (found) return found
    const references = projects.map(({ projectId }) => projectId)
    throw new KeyRefused(
      `--projects ${quote(text)}: is no project of ${company.name}${known(text, references)}`,
    )
  })
}

const LISTED = 12

function known(name: string, names: readonly string[]): string {
  if (names.length === 0) return '. There is none yet: groundsheet import FILE makes them.'
  const more = names.length > LISTED ? `, and ${names.length - LISTED} more` : ''
  return `${nearMissHint(name, names)} Known: ${names.slice(0, LISTED).map(quote).join(', ')}${more}`.replace(
    /^ Known/,
    '. Known',
  )
}

const quote = (text: string): string => JSON.stringify(text)

interface KeyRow extends Omit<KeyDescription, 'scopes' | 'projects'> {
  readonly scopes: string
  readonly projects: string | null
}

const SELECT_KEY = `SELECT api_key.id, api_key.name, prefix, company.name AS company, scopes,
    (SELECT CASE WHEN api_key.projects IS NULL THEN NULL ELSE
      (SELECT json_group_array(json_object('id', value, 'projectId', project.reference, 'name', project.name))
       FROM json_each(api_key.projects) LEFT JOIN project ON project.id = value) END) AS projects,
    rate_limit AS rateLimit, api_key.created_at AS createdAt, revoked_at AS revokedAt
  FROM api_key JOIN company ON company.id = api_key.company_id`

function describeRow({ scopes, projects, ...row }: KeyRow): KeyDescription {
  return {
    ...row,
    scopes: JSON.parse(scopes) as string[],
    projects: projects === null ? null : (JSON.parse(projects) as KeyProject[]),
  }
}

function describeKey(connection: Connection, id: string): KeyDescription {
  const row = connection.prepare<[string], KeyRow>(`${SELECT_KEY} WHERE api_key.id = ?`).get(id)
  if (!row) throw new KeyRefused(`${id}: is no key`)
  return describeRow(row)
}

function listKeys(connection: Connection): KeyDescription[] {
  return connection
    .prepare<[], KeyRow>(`${SELECT_KEY} ORDER BY api_key.created_at, api_key.id`)
    .all()
    .map(describeRow)
}

function revokeKey(connection: Connection, id: string): KeyDescription {
  const found = listKeys(connection).filter((key) => key.id.startsWith(id))
  const [key] = found
  if (!key || id === '') throw new KeyRefused(`${quote(id)}: is no key. See: groundsheet keys list`)
  if (found.length > 1)
    throw new KeyRefused(`${quote(id)}: begins ${found.length} keys. Type more of the id.`)
  connection
    .prepare('UPDATE api_key SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
    .run(new Date().toISOString(), key.id)
  return describeKey(connection, key.id)
}
