import type { TableRow } from '@groundsheet/contract'
import type { Tables } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'

const APPLIED = ['IPRG_FLOW', 'IPRM_FLOW', 'IPRG_HEAD', 'IPRM_HEAD'] as const
const BASES = ['IPRG_BASE', 'IPRM_BASE'] as const

/**
 * Rows of in-situ permeability tests, one for each stage. Programs write 0 for a flow and a head of a test
 * without either, and for the base of a test at one depth.
 */
export const readPermeabilityTests = (tables: Tables): TableRow[] =>
  rowsOf(tables, ['IPRG', 'IPRM']).map((row) => {
    const hasApplied = APPLIED.some((heading) => (readDepth(row, [heading]) ?? 0) !== 0)
    const isAboveTop = (readDepth(row, BASES) ?? 0) < (readDepth(row, ['IPRG_TOP', 'IPRM_TOP']) ?? 0)
    return blank(row, [...(hasApplied ? [] : APPLIED), ...(isAboveTop && isZero(row) ? BASES : [])])
  })

const isZero = (row: TableRow): boolean => readDepth(row, BASES) === 0

function blank(row: TableRow, headings: readonly string[]): TableRow {
  const stated = headings.filter((heading) => readValue(row, [heading]) !== '')
  return stated.length === 0
    ? row
    : { ...row, data: { ...row.data, ...Object.fromEntries(stated.map((heading) => [heading, ''])) } }
}
