import type { Finding, Mark } from '../log.ts'
import { readValue } from '../read-depth.ts'
import { megapascalsIn, type UnitOf } from '../units.ts'

interface Stress {
  /** The same for AGS 4 and AGS 3. */
  readonly headings: readonly string[]
  /** Of each heading by the AGS dictionary, for files that state none. */
  readonly usual: Readonly<Record<string, string>>
  /** Of the lane. */
  readonly unit: 'MPa' | 'kPa'
}

/** Marks whose values stand in the unit of the lane, whatever the unit of the file. A unit that is none is reported. */
export function inUnit(
  marks: readonly Mark[],
  { headings, usual, unit }: Stress,
  unitOf: UnitOf,
  report: (finding: Finding) => void,
): Mark[] {
  const told = new Set<string>()
  return marks.map((mark) => {
    const heading = headings.find((name) => readValue(mark.row, [name]) !== '') ?? ''
    const stated = unitOf(mark.row.table, heading)
    const known = megapascalsIn(stated)
    if (known === null && stated !== '' && !told.has(heading)) {
      told.add(heading)
      report({ kind: 'unit', table: mark.row.table, top: null, base: null, row: mark.row })
    }
    return convert(mark, (known ?? megapascalsIn(usual[heading] ?? '') ?? 1) * (unit === 'kPa' ? 1000 : 1))
  })
}

function convert(mark: Mark, factor: number): Mark {
  if (mark.value === undefined || Math.abs(factor - 1) < 1e-9) return mark
  const value = Number((mark.value * factor).toPrecision(6))
  return { ...mark, value, label: `${mark.beyond ? '>' : ''}${value}` }
}
