import type { Finding, Mark } from './log.ts'

/** Remarks round depths, and rows state hundredths. */
const TOLERANCE_M = 0.051
const METRES = String.raw`(\d{1,2}(?:\.\d{1,3})?) ?m(?:bgl)?`
/** `Groundwater encountered at 2.40mbgl, which rose to 2.00mbgl`, without a fall after it. */
const STRIKE = new RegExp(
  String.raw`\b(?:ground)?water(?: was)?(?: strike)?` +
    String.raw`(?: encountered| struck| met| noted)?(?: at)?(?: a depth of)? ` +
    String.raw`${METRES}(?: bgl)?,?(?: which| and)? (?:rose|rising|rises) to ${METRES}\b(?!.{0,40}\bfell\b)`,
  'gi',
)

/**
 * Strikes with a rise that remarks on a hole or on its strikes state, where the rows have another depth or
 * level. Equal remarks count once. Holes without a strike are not read.
 */
export function findOtherStrikes(remarks: readonly string[], water: readonly Mark[]): Finding[] {
  const strikes = water.filter(({ series }) => series === 'strike')
  const table = strikes[0]?.row.table ?? ''
  const levels = water.filter(({ series }) => series === 'standing')
  if (strikes.length === 0) return []
  const statements = [...new Set(remarks)].join('. ').matchAll(STRIKE)
  return [...statements].flatMap(([text, struck, rose]): Finding[] => {
    const depth = Number(struck)
    if (isAmong(strikes, depth) && isAmong(levels, Number(rose))) return []
    return [{ kind: 'strike-otherwise', table, top: depth, base: depth, row: null, text }]
  })
}

const isAmong = (marks: readonly Mark[], depth: number) =>
  marks.some(({ top }) => Math.abs(top - depth) < TOLERANCE_M)
