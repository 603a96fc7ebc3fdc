import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const GEOL = rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: '10', GEOL_DESC: 'CLAY' })

test.each([-999, -9999, -999.99])('a ground level of %d is a placeholder, and is listed', (groundLevel) => {
  const log = readLog({ finalDepth: 10, groundLevel }, { GEOL })
  expect(log.groundLevel).toBeNull()
  expect(log.findings).toMatchObject([{ kind: 'ground-level', text: String(groundLevel) }])
})

test.each([-99, -998, -499.9, -9.9, 999])('a ground level of %d is used', (groundLevel) => {
  const log = readLog({ finalDepth: 10, groundLevel }, { GEOL })
  expect([log.groundLevel, log.findings]).toEqual([groundLevel, []])
})
