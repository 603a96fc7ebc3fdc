import { copyString } from '../copy-string.ts'
import type { CreateCheck } from './check.ts'
import { NUMBER } from './data-types.ts'
import { holeColumn } from './hole-column.ts'

interface Range {
  readonly method: string
  readonly top: number
  readonly base: number
}

/** Methods that are kept in memory of one hole, and of a file: far more than real ones have. */
const MAX_RANGES_PER_HOLE = 50
const MAX_RANGES = 200_000

const HEADINGS = ['HDPH_TYPE', 'HDPH_TOP', 'HDPH_BASE'] as const

/** Depth ranges of different methods of one hole that overlap (HDPH). Ranges that meet at a depth do not. */
export const checkMethods: CreateCheck = ({ report }) => {
  const holes = new Map<string, Range[]>()
  let count = 0

  function compare(hole: string, range: Range, line: number): void {
    const ranges = holes.get(hole) ?? []
    const other = ranges.find((earlier) => overlap(earlier, range))
    if (other) {
      const text = `${describe(other)} and ${describe(range)} (${hole})`
      report('overlappingMethods', { line, group: 'HDPH', heading: 'HDPH_TOP', text })
    }
    if (ranges.length >= MAX_RANGES_PER_HOLE) return
    if (count >= MAX_RANGES) {
      report('tooManyMethods', { line, group: 'HDPH' })
      return
    }
    holes.set(copyString(hole), [...ranges, { ...range, method: copyString(range.method) }])
    count += 1
  }

  return {
    block({ code, headings }) {
      const places = HEADINGS.map((heading) => headings.indexOf(heading))
      const place = holeColumn(headings)
      if (code !== 'HDPH' || place === -1 || places.includes(-1)) return undefined
      return (values, line) => {
        const [method = '', top = '', base = ''] = places.map((at) => (values[at] ?? '').trim())
        if (method === '' || !NUMBER.test(top) || !NUMBER.test(base)) return
        compare(values[place] ?? '', { method, top: Number(top), base: Number(base) }, line)
      }
    },
  }
}

const overlap = (a: Range, b: Range): boolean =>
  a.method !== b.method && Math.max(a.top, b.top) < Math.min(a.base, b.base)

const describe = ({ method, top, base }: Range): string => `${method} ${top} to ${base} m`
