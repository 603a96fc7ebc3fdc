import type { LocationDetail, Project } from '@groundsheet/contract'
import type { Tables } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { holeFacts, type FactId } from '../../../../src/features/strip-log/sheet/hole-facts.ts'
import { glossary, row } from './rows.ts'

const project = (code: string): Project => ({
  id: '1'.padStart(24, '0'),
  projectId: 'P1',
  projectName: 'Project',
  status: 'open',
  client: null,
  contractor: null,
  consultant: null,
  contractStartDate: null,
  hasSiteBoundary: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  location: null,
  tables: [],
  crs: { code, name: code, source: 'given', reason: '' },
})

const fact = (
  id: FactId,
  data: Record<string, string>,
  code = 'EPSG:27700',
  tables: Tables = {},
  typeName?: string,
  depth: Pick<LocationDetail, 'finalDepth' | 'tables'> = { finalDepth: 10, tables: [] },
) => {
  const hole: LocationDetail = {
    id: '2'.padStart(24, '0'),
    locationId: 'BH1',
    table: 'LOCA',
    easting: null,
    northing: null,
    latitude: null,
    longitude: null,
    groundLevel: 4.5,
    mapPlacement: null,
    data,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...depth,
  }
  const signOff = { checked: undefined, status: undefined }
  return holeFacts({ hole, project: project(code), glossary, tables, signOff, typeName }, [id], 50)[0]?.[1]
}

test('a printed log states the ground level with its datum', () => {
  expect(fact('level', {})).toBe('4.50 m OD')
  expect(fact('level', { LOCA_DATM: 'mCD' })).toBe('4.50 m CD')
  expect(fact('level', {}, 'EPSG:29903')).toBe('4.50 m (datum not stated)')
  expect(fact('level', { LOCA_NATD: 'OD Malin' }, 'EPSG:29903')).toBe('4.50 m OD Malin')
})

test('a printed log quotes a remark that the hole is inclined', () => {
  const HOLE_REM = 'Drilled at 60 degrees from horizontal.'
  expect(fact('inclination', { HOLE_INCL: '0', HOLE_REM })).toBe(
    'Stated to be inclined: HOLE_REM “Drilled at 60 degrees from horizontal”',
  )
  expect(fact('inclination', { HOLE_INCL: '60 deg' })).toBe('60°')
  expect(fact('inclination', { HOLE_INCL: '90' })).toBe('Vertical')
})

test('a printed log marks an impossible angle as no possible inclination', () => {
  expect(fact('inclination', { HOLE_INCL: '9090' })).toBe('9090°: not a possible inclination')
})

test.each([
  [{ LOCA_CHKG: 'OR', LOCA_APPG: 'GM' }, 'OR, approved by GM'],
  [{ LOCA_CHKG: 'OR' }, 'OR'],
  [{ LOCA_CKBY: 'JS', LOCA_APPG: ' ' }, 'JS'],
  [{ HOLE_CHK: 'PH' }, 'PH'],
  [{ HOLE_APP: 'KB' }, 'approved by KB'],
  [{}, null],
])('a printed log states who checked and who approved it: %o', (data, text) => {
  expect(fact('checked', data)).toBe(text)
})

test.each([
  ['135', '2.50 m × 1.00 m, orientation 135°'],
  ['0', '2.50 m × 1.00 m'],
  ['', '2.50 m × 1.00 m'],
])('a trial pit with an orientation of %j has the plan dimensions %s', (HORN_ORNT, text) => {
  const tables = {
    HDPH: [row('HDPH', { HDPH_DIML: '2.50', HDPH_DIMW: '1.00' })],
    HORN: [row('HORN', { HORN_TOP: '0', HORN_BASE: '4', HORN_ORNT })],
  }
  expect(fact('dimensions', {}, 'EPSG:27700', tables)).toBe(text)
})

test('a trial pit of AGS 3 has the orientation of its own row, also without plan dimensions', () => {
  const pit = { HOLE_DIML: '2.50', HOLE_DIMW: '1.00' }
  expect(fact('dimensions', { ...pit, HOLE_ORNT: '075' })).toBe('2.50 m × 1.00 m, orientation 075°')
  expect(fact('dimensions', { ...pit, HOLE_ORNT: '0' })).toBe('2.50 m × 1.00 m')
  expect(fact('dimensions', { HOLE_ORNT: '135' })).toBe('orientation 135°')
  expect(fact('dimensions', { HOLE_DIML: '4.20' })).toBe('length 4.20 m')
  expect(fact('dimensions', { HOLE_DIMW: '0.60', HOLE_ORNT: '135' })).toBe('width 0.60 m, orientation 135°')
  expect(fact('dimensions', {})).toBeNull()
})

test('a trial pit whose remarks state its stability refers to them; a stated stability is printed', () => {
  const DREM = [row('DREM', { DREM_TOP: '1.50', DREM_REM: 'Pit unstable between 1.50mbgl and 3.70mbgl' })]
  const withRemark = (LOCA_REM: string) => fact('stability', { LOCA_REM })
  expect(fact('stability', {}, 'EPSG:27700', { DREM })).toBe('See remarks')
  expect(withRemark('Pit sides stable.')).toBe('See remarks')
  expect(withRemark('Trench box used for shoring')).toBe('See remarks')
  expect(fact('stability', { HOLE_REM: 'Side wall collapse at 2 m' })).toBe('See remarks')
  expect(withRemark('Groundwater not encountered, restored onshore')).toBeNull()
  const HDPH = [row('HDPH', { HDPH_STAB: 'Stable' })]
  expect(fact('stability', { LOCA_REM: 'Pit sides stable.' }, 'EPSG:27700', { HDPH })).toBe('Stable')
})

test('a printed log names the type of its hole as lists and the map do', () => {
  const named = 'Inspection pit + cable percussion'
  expect(fact('type', { LOCA_TYPE: 'IP+CP' }, 'EPSG:27700', {}, named)).toBe(named)
  expect(fact('type', { LOCA_TYPE: 'CP' })).toBe('CP')
  expect(fact('type', {}, 'EPSG:27700', {}, 'No type')).toBeNull()
})

test('a printed log states no final depth of 0 for a hole with strata', () => {
  const tables = [{ code: 'GEOL', rows: 17, name: 'Strata' }]
  expect(fact('finalDepth', {}, undefined, undefined, undefined, { finalDepth: 0, tables })).toBeNull()
  expect(
    fact('finalDepth', { HOLE_TYPE: 'PP' }, undefined, undefined, undefined, { finalDepth: 0, tables: [] }),
  ).toBe('0.00 m')
})

test('the plant is that of the methods, of the hole, or its equipment', () => {
  const equipment = { HOLE_EQMT: 'JCB 3CX' }
  expect(fact('plant', equipment)).toBe('JCB 3CX')
  expect(fact('plant', { ...equipment, HOLE_EXC: 'Hand tools' })).toBe('Hand tools')
})

test('a stability that ends with a full stop has one before the shoring', () => {
  const HDPH = [row('HDPH', { HDPH_STAB: 'Trial pit stable.', HDPH_SHOR: 'None.' })]
  expect(fact('stability', {}, 'EPSG:27700', { HDPH })).toBe('Trial pit stable. Shoring: None.')
})
