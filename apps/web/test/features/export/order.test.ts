import { expect, test } from 'vitest'
import { estimateExport } from '../../../src/features/export/estimate-export.ts'
import { isReadable, orderOf, type ExportChoice } from '../../../src/features/export/export-choice.ts'
import { readLastExportChoice } from '../../../src/features/export/last-export-choice.ts'
import { fractionRead } from '../../../src/features/export/fraction-read.ts'
import type { ExportSubject } from '../../../src/features/export/export-subject.ts'
import { commandProject, describeLeftOut } from '../../../src/features/export/describe-left-out.ts'
import { hole } from './some-holes.ts'

const PARENTS: Readonly<Record<string, string>> = { GEOL: 'LOCA', SAMP: 'LOCA', TRIG: 'SAMP', TRIT: 'TRIG' }
const all = [hole('BH1', { GEOL: 4 }), hole('BH2', { GEOL: 6 }, false)]

const subject: ExportSubject = {
  id: '0123456789abcdef01234567',
  reference: 'J1',
  name: 'Mill Lane',
  tables: [
    ...['LOCA', 'GEOL', 'SAMP', 'TRIG', 'TRIT'].map((code) => ({ code, name: code, rows: 10 })),
    { code: null, name: 'Drilling progress', rows: 1 },
  ],
  locations: 'LOCA',
  parentOf: (code) => PARENTS[code] ?? null,
  holes: { all, shown: all.slice(1), selected: all.slice(0, 1) },
  scopes: ['all', 'shown', 'selected'],
  complete: true,
  groups: [],
  readsTables: true,
  readsMap: true,
  requestsPerMinute: 600,
}
const choice = (values: Partial<ExportChoice>): ExportChoice => ({
  format: 'csv',
  scope: 'all',
  without: new Set(),
  options: {},
  byService: false,
  ...values,
})
const only = (...codes: string[]) =>
  new Set(['LOCA', 'GEOL', 'SAMP', 'TRIG', 'TRIT'].filter((code) => !codes.includes(code)))

test('in AGS a table includes its parent tables', () => {
  expect(orderOf(choice({ format: 'ags', without: only('TRIT') }), subject).tables).toEqual([
    'LOCA',
    'SAMP',
    'TRIG',
    'TRIT',
  ])
  expect(orderOf(choice({ without: only('TRIT') }), subject).tables).toEqual(['TRIT'])
  expect(orderOf(choice({ format: 'ags', without: only() }), subject).tables).toEqual([])
})

test('map formats have no tables', () => {
  expect(orderOf(choice({ format: 'kml', scope: 'selected' }), subject)).toMatchObject({
    tables: [],
    holes: [{ name: 'BH1' }],
  })
})

test('a GeoPackage is of the whole project, whatever is selected', () => {
  const order = orderOf(choice({ format: 'gpkg', scope: 'selected', without: only('GEOL') }), subject)
  const tables = ['LOCA', 'GEOL', 'SAMP', 'TRIG', 'TRIT']
  expect(order).toEqual({ format: 'gpkg', options: {}, holes: null, tables, byService: true })
  expect(isReadable('gpkg', subject)).toBe(true)
  expect(isReadable('gpkg', { ...subject, readsMap: false })).toBe(false)
})

test('the service writes other files of the whole project only, and those that the key may read', () => {
  const byService = (values: Partial<ExportChoice>, key: Partial<ExportSubject> = {}) =>
    orderOf(choice({ byService: true, ...values }), { ...subject, ...key }).byService
  expect(byService({ format: 'xlsx' })).toBe(true)
  expect(byService({ format: 'xlsx', scope: 'shown' })).toBe(false)
  expect(byService({ format: 'kml' }, { readsMap: false })).toBe(false)
})

test('rows and holes are counted before reading starts; a low rate limit adds minutes', () => {
  const order = orderOf(choice({ scope: 'shown', without: only('LOCA', 'GEOL') }), subject)
  expect(estimateExport(order, subject)).toMatchObject({ holes: 1, rows: 7 })
  expect(estimateExport(order, { ...subject, requestsPerMinute: 1 }).seconds).toBe(60)
})

test('everything that a file leaves out is stated', () => {
  const notesOf = (values: Partial<ExportChoice>) =>
    describeLeftOut(orderOf(choice(values), subject), subject)
  expect(notesOf({ scope: 'shown', without: only('LOCA', 'GEOL') })).toEqual([
    '1 other hole of the project and their rows.',
    'Tables not selected: Samples (SAMP), Triaxial tests (TRIG), Triaxial results (TRIT).',
    'Drilling progress: 1 row not published by the company (no export code).',
  ])
  expect(notesOf({ format: 'geojson' })).toEqual([
    'Tables: this format holds the holes only.',
    'Points of 1 hole without coordinates; it is listed without geometry.',
  ])
})

test('progress counts rows read, and never exceeds the total', () => {
  const reads = new Map([
    ['GEOL', 90],
    ['SAMP', 10],
  ])
  expect(fractionRead(reads, new Map())).toBe(0)
  expect(fractionRead(reads, new Map([['GEOL', { read: 45, kept: 1 }]]))).toBe(0.45)
  expect(fractionRead(reads, new Map([['SAMP', { read: 99, kept: 99 }]]))).toBe(0.1)
})

test('invalid stored choices are ignored', () => {
  expect(readLastExportChoice(null)).toEqual({ format: 'ags', options: {} })
  expect(readLastExportChoice('{"format":"pdf","options":{"units":true,"shapes":"no"}}')).toEqual({
    format: 'ags',
    options: { units: true },
  })
  expect(readLastExportChoice('nonsense')).toEqual({ format: 'ags', options: {} })
})

test('a command names a project by its id where a shell would change its reference', () => {
  const named = (reference: string) => commandProject({ ...subject, reference })
  for (const plain of ['NGE-0614', '22 SOUTHWARK BRIDGE ROAD', '5109850_June2015', 'C/1 (2)', '1.2'])
    expect(named(plain)).toBe(plain)
  for (const hostile of ['$(id)', '`id`', 'A"; id; "', '%PATH%', 'A\\B', '-x', 'A\nid', 'A\u202EB', ''])
    expect(named(hostile)).toBe(subject.id)
})
