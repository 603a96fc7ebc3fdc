import {
  isBearing,
  isPossibleInclination,
  readDegrees,
  readDirectionText,
  type StatedDirection,
} from '@groundsheet/readings'
import { readDepth, readValue } from './read-depth.ts'
import type { Finding, Tables } from './log.ts'

/** Orientation and inclination of a hole, AGS 4. */
export const INCLINATION_TABLE = 'HORN'
/** Straight down: AGS measures HOLE_INCL and HORN_INCL positively down from the horizontal, degrees. */
const VERTICAL_DEG = 90
/** Tolerance in degrees: rigs are not set up more exactly. */
const TOLERANCE_DEG = 0.5

type Section = Omit<Finding, 'kind' | 'angle'> & { readonly angle: number | null }
type Words = NonNullable<StatedDirection['words']>

const NOT_STATED: StatedDirection = {
  ...{ inclination: null, impossible: null },
  ...{ inclined: false, words: null, rotary: false },
}

/**
 * Where a hole is not vertical. A hole without a stated inclination is vertical, as is usual practice. An
 * inclination of 0 is horizontal by the dictionary, but is stated for many vertical holes and trial pits. It
 * counts only if the type, a remark, a bearing or another section states that the hole is inclined. Such
 * words are quoted if no angle agrees with them. Angles in words are not read, since they are as often from
 * the vertical. An angle beyond 90 degrees, such as the bearing of a trial pit, is listed and no inclination.
 */
export function findInclined(direction: StatedDirection | null | undefined, tables: Tables): Finding[] {
  const { inclination, impossible, inclined, words, rotary } = direction ?? NOT_STATED
  const rows = tables[INCLINATION_TABLE] ?? []
  const sections: Section[] = [
    { angle: inclination, table: 'HOLE', top: null, base: null, row: null },
    ...rows.map((row) => ({
      angle: readDegrees(readValue(row, ['HORN_INCL'])),
      table: row.table,
      top: readDepth(row, ['HORN_TOP']),
      base: readDepth(row, ['HORN_BASE']),
      row,
    })),
  ]
  const remark = words ?? firstRemark(rows)
  const isAngled = sections.some(({ angle }) => angle !== 0 && isInclinedAngle(angle))
  const isInclined =
    inclined ||
    isAngled ||
    remark !== null ||
    (rotary && rows.some((row) => isBearing(readValue(row, ['HORN_ORNT']))))
  const contradicted = remark !== null && !remark.horizontal && !isAngled
  const found = sections.flatMap(({ angle, ...where }): Finding[] => {
    if (angle !== null && !isPossibleInclination(angle))
      return [{ kind: 'inclination-impossible', angle, ...where }]
    if (angle === null || !isInclinedAngle(angle)) return []
    if (angle === 0 && contradicted)
      return [{ kind: 'inclination-elsewhere', angle, ...where, text: quote(remark) }]
    return [{ kind: angle === 0 && !isInclined ? 'inclination-unset' : 'inclined', angle, ...where }]
  })
  const isStated = found.some(({ kind }) => kind !== 'inclination-impossible')
  const all = impossible === null ? found : [impossibleOfHole(impossible), ...found]
  return remark && !isStated ? [...all, findingOfWords(remark)] : all
}

const impossibleOfHole = (angle: number): Finding => ({
  ...{ kind: 'inclination-impossible', table: 'HOLE', angle },
  ...{ top: null, base: null, row: null },
})

/** Whether findings state an inclined hole: ground level less depth is then no level. */
export const isInclinedHole = (findings: readonly Pick<Finding, 'kind'>[]): boolean =>
  findings.some(({ kind }) => kind === 'inclined' || kind === 'inclination-elsewhere')

const quote = ({ heading, text }: Words) => `${heading} “${text}”`

/** No angle, or that of a vertical hole, with words that state that the hole is inclined. */
const findingOfWords = (words: Words): Finding => ({
  kind: 'inclination-elsewhere',
  table: words.heading.slice(0, 4),
  angle: VERTICAL_DEG,
  top: null,
  base: null,
  row: null,
  text: quote(words),
})

function firstRemark(rows: NonNullable<Tables[string]>): Words | null {
  for (const row of rows) {
    const words = readDirectionText(readValue(row, ['HORN_REM']))
    if (words) return { ...words, heading: 'HORN_REM' }
  }
  return null
}

/** Some files measure upwards, so -90 is vertical too: holes from the ground do not go up. */
const isInclinedAngle = (angle: number | null): boolean =>
  angle !== null && Math.abs(angle) < VERTICAL_DEG - TOLERANCE_DEG
