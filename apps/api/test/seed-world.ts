import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scopeNames, type Scope } from '@groundsheet/contract'
import { openStore } from '../src/open-store.ts'
import { seedDatabase, seedId, type SeedCompany } from './seed-database.ts'

export const EARLY = '2026-03-01T08:00:00.000Z'
export const LATE = '2026-04-01T08:00:00.000Z'

const holes = Array.from({ length: 25 }, (_, index) => ({
  locaId: `BH${index + 1}`,
  updatedAt: index % 5 === 0 ? LATE : EARLY,
  ...(index < 20 ? { position: [-1.5 + index / 1000, 53.1] as [number, number] } : {}),
  ...(index === 0 ? { icon: 'pump' } : {}),
}))

const strata = Array.from({ length: 60 }, (_, index) => ({
  locaId: `BH${(index % 20) + 1}`,
  updatedAt: index >= 50 ? LATE : EARLY,
  data: { GEOL_TOP: `${index}.00`, GEOL_DESC: `Firm "brown" CLAY, ${index}\n, é`, GEOL_LEG: '' },
}))

/** Two companies without access to each other; the first has a project for every case. */
export const COMPANIES: readonly SeedCompany[] = [
  {
    name: 'Ainsley Ground',
    icons: ['pump'],
    projects: [
      {
        reference: 'HQ-1',
        name: 'Harbour Quay',
        locations: [...holes, { locaId: 'TP 1/A,<b>' }],
        tables: [
          { code: 'GEOL', group: 'GEOL', rows: strata },
          { code: 'SAMP', group: 'SAMP', rows: [{ locaId: 'BH2', data: { SAMP_TOP: '1.00' } }] },
          { code: null, group: 'LABX', rows: [{ locaId: 'BH1', data: { LABX_REF: 'x' } }] },
          { code: 'A/B', group: 'A/B', rows: [{ locaId: 'NOWHERE', data: { AB: '1' } }] },
          { code: 'CORE', group: 'CORE', rows: [] },
        ],
        findings: ['Blank line', 'Unknown heading', 'No unit'],
        deliveries: ['phase-1.ags', 'phase-2.ags', 'phase-3.ags'],
        deletions: [
          ['GEOL', 'BH1'],
          ['WSTG', 'TP "1"'],
          [null, 'BH2'],
          ['LOCA', 'BH99'],
        ],
        boundaries: ['Site', 'Phase 2', 'Phase 3'],
        groups: [
          { name: 'North', members: ['BH1', 'BH2', 'BH3'] },
          { name: 'South', members: ['BH4', 'BH5'] },
        ],
      },
      { reference: '100%_sure', name: 'Straße ÜBERFÜHRUNG', locations: [{ locaId: 'BH1' }] },
      { reference: 'EMPTY', name: 'Nothing yet' },
    ],
  },
  {
    name: 'Birk Drilling',
    icons: ['drop'],
    projects: [
      {
        reference: 'HQ-1',
        name: 'Harbour Quay',
        locations: [{ locaId: 'BH1', icon: 'drop' }],
        tables: [{ code: 'GEOL', group: 'GEOL', rows: [{ locaId: 'BH1', data: { GEOL_TOP: '0.00' } }] }],
        findings: ['Blank line'],
        deliveries: ['birk.ags'],
        deletions: [['GEOL', 'BH7']],
        boundaries: ['Site'],
        groups: [{ name: 'All', members: ['BH1'] }],
      },
    ],
  },
]

export const AINSLEY = seedId('company', 'Ainsley Ground')
export const BIRK = seedId('company', 'Birk Drilling')
export const HARBOUR = seedId('project', AINSLEY, 'HQ-1')
export const STRASSE = seedId('project', AINSLEY, '100%_sure')
export const EMPTY = seedId('project', AINSLEY, 'EMPTY')
export const PUMP = seedId('icon', AINSLEY, 'pump')
export const HOLE = seedId('location', HARBOUR, 'BH1')
export const STRATUM = seedId('row', HARBOUR, 'GEOL', '0')

/** A separate database file for each caller. */
export function seedWorld(): { database: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-'))
  const database = join(folder, 'world.sqlite')
  seedDatabase(database, COMPANIES)
  return { database, remove: () => rmSync(folder, { recursive: true }) }
}

export interface KeyOptions {
  company?: string
  scopes?: readonly Scope[]
  projects?: readonly string[] | null
  rateLimit?: number | null
  expiresAt?: string | null
  revoked?: boolean
}

/** Creates a key as the command does, and returns it. */
export async function makeKey(database: string, options: KeyOptions = {}): Promise<string> {
  const store = (await openStore(database)).openKeys()
  const { id, key } = await store.create({
    company: options.company ?? 'Ainsley Ground',
    name: 'test',
    scopes: options.scopes ?? scopeNames,
    projects: options.projects ?? null,
    rateLimit: options.rateLimit ?? null,
    expiresAt: options.expiresAt ?? null,
  })
  if (options.revoked) await store.revoke(id)
  await store.close()
  return key
}
