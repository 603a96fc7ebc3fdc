import type { TableRow } from '@groundsheet/contract'
import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import type { Hole } from '../../../src/data/holes/hole.ts'
import {
  DESCRIPTIONS,
  type ComparedColumn,
} from '../../../src/features/strip-log/compare/compared-columns.ts'
import type { ComparedHole } from '../../../src/features/strip-log/compare/compared-hole.ts'
import { hole } from '../../data/hole-fixture.ts'

export const holeAt = (name: string, groundLevel: number | null, finalDepth: number | null): Hole =>
  hole(name, '', { latitude: null, longitude: null, groundLevel, finalDepth, data: {} })

const row = (table: string, data: Record<string, string>): TableRow => ({
  id: 'a'.repeat(24),
  table,
  locationId: 'BH1',
  parents: [],
  data,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

export const compared = (of: Hole, blows = '10', description = 'CLAY'): ComparedHole => ({
  hole: of,
  glossary: createGlossary(undefined),
  log: readLog(of, {
    GEOL: [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '3', GEOL_DESC: description })],
    ISPT: [row('ISPT', { ISPT_TOP: '1', ISPT_NVAL: blows })],
  }),
  coming: [],
  failed: [],
  distance: null,
})

export const EVERYTHING = new Set<ComparedColumn>(['strata', DESCRIPTIONS, 'penetration'])
const level = fc.option(fc.double({ min: -50, max: 800, noNaN: true }))
const depth = fc.option(fc.double({ min: 0.5, max: 200, noNaN: true }))
export const several = fc.array(fc.tuple(level, depth), { minLength: 2, maxLength: 8 })
export const holesOf = (all: (readonly [number | null, number | null])[]) =>
  all.map(([groundLevel, finalDepth], index) => compared(holeAt(`BH${index}`, groundLevel, finalDepth)))
