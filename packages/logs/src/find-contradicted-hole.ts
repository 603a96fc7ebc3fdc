import type { TableRow } from '@groundsheet/contract'
import { DEPTH_TOLERANCE_M, partsOfType, readNumber, statedNoStrike } from '@groundsheet/readings'
import type { Finding, Mark } from './log.ts'
import type { Log } from './read-lanes.ts'
import { findOtherStrikes } from './find-other-strikes.ts'

type Data = TableRow['data']
const NO_ROW = { table: '', top: null, base: null, row: null }

/** A row may state another strike than its own in its remark. */
const STRIKE_REMARKS = ['WSTG_REM', 'WSTK_REM']
const PITS: readonly string[] = ['TP', 'TT', 'OP', 'HP', 'IP', 'HDTP']
const ENDED_AT =
  String.raw`(?: was)? (?:terminated|completed|ended|abandoned|discontinued) at ` +
  String.raw`(?:a depth of )?(\d{1,3}(?:\.\d{1,3})?) ?m(?:bgl|etres?)?\b`
/** `Trial Pit TP01 terminated at 0.70m depth`. */
const PIT_END = new RegExp(
  String.raw`\b(?:pit|trench|exploratory hole)(?: [a-z]{1,6}[-./]?\d{1,5}[a-z]?)?${ENDED_AT}`,
  'gi',
)
/** `Exploratory hole terminated at 4.00m`; in a hole of several methods such words are about one of them. */
const HOLE_END = new RegExp(String.raw`\b(?:bore)?hole${ENDED_AT}`, 'gi')
/** A penetration test below the end of a hole. BS EN ISO 22476-3. */
const TEST_BELOW_END_M = 0.45

/** Where the row of a hole is contradicted by its own remark, by its water strikes or by other holes. */
export function findContradictedHole(
  data: Data,
  { finalDepth, groundLevel }: Pick<Log, 'finalDepth' | 'groundLevel'>,
  water: readonly Mark[],
): Finding[] {
  const remark = stated(data, ['LOCA_REM', 'HOLE_REM'])
  const denial = statedNoStrike(remark)
  return [
    ...findUnsetLevel(data, groundLevel),
    ...findStatedEnd(data, remark, finalDepth),
    ...(denial === null ? [] : water.flatMap((mark) => deniedByHole(mark, denial))),
    ...findOtherStrikes([remark, ...water.map(({ row }) => stated(row.data, STRIKE_REMARKS))], water),
  ]
}

/** A stated 0 that the import took for not set, since all holes of the project have it. */
function findUnsetLevel(data: Data, groundLevel: number | null): Finding[] {
  const level = readNumber(stated(data, ['LOCA_GL', 'HOLE_GL']))
  return level === 0 && groundLevel === null ? [{ ...NO_ROW, kind: 'ground-level-unset' }] : []
}

function findStatedEnd(data: Data, remark: string, finalDepth: number | null): Finding[] {
  const types = partsOfType(stated(data, ['LOCA_TYPE', 'HOLE_TYPE']).toUpperCase())
  const isPit = types.length > 0 && types.every((type) => PITS.includes(type))
  if (finalDepth === null || (!isPit && types.length !== 1)) return []
  const ends = [...remark.matchAll(isPit ? PIT_END : HOLE_END)]
  const isThere = ({ 1: depth = '' }: RegExpExecArray): boolean => {
    const below = finalDepth - Number(depth)
    const isOfTest = !isPit && below > 0 && below <= TEST_BELOW_END_M + DEPTH_TOLERANCE_M
    return isOfTest || Math.abs(below) <= DEPTH_TOLERANCE_M
  }
  if (ends.some(isThere)) return []
  return ends.slice(0, 1).map(({ 0: text }) => ({ ...NO_ROW, kind: 'end-elsewhere', top: finalDepth, text }))
}

const deniedByHole = ({ row, series, top, base }: Mark, text: string): Finding[] =>
  series === 'strike' ? [{ kind: 'strike-unmet', table: row.table, top, base, row, text }] : []

const stated = (data: Data, headings: readonly string[]): string =>
  headings.map((heading) => data[heading]?.trim() ?? '').find(Boolean) ?? ''
