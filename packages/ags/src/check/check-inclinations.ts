import {
  isPossibleInclination,
  partsOfType,
  statedDirection,
  withoutDegrees,
} from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import type { CheckContext, CreateCheck } from './check.ts'
import { NUMBER } from './data-types.ts'
import { holeColumn } from './hole-column.ts'

const INCLINATION = /^(?:HOLE|HORN)_INCL$/
/** What logs read for the direction of a hole, besides its inclination. */
const DIRECTION_HEADINGS = ['HOLE_TYPE', 'HOLE_ORNT', 'HOLE_REM']

/**
 * Angles from the horizontal that no hole has, or none of its type, by the rule of logs. AGS 4, HORN; AGS 3,
 * HOLE.
 */
export const checkInclinations: CreateCheck = (context) => ({
  block(block) {
    const { code: group, headings } = block
    const place = headings.findIndex((heading) => INCLINATION.test(heading))
    if (place === -1) return undefined
    const [hole, heading] = [holeColumn(headings), headings[place] ?? '']
    const isContradicted = heading === 'HOLE_INCL' ? findContradicted(block, context) : () => null
    return (values, line) => {
      const text = withoutDegrees(values[place] ?? '')
      if (!NUMBER.test(text)) return
      const fault = isPossibleInclination(Number(text)) ? isContradicted(text, values) : 'is not -90 to 90'
      if (fault === null) return
      const named = `${text} degrees of ${values[hole]?.trim() ?? ''} ${fault}`
      context.report('impossibleInclination', { line, group, heading, text: named })
    }
  },
})

/** For the rows of HOLE: why a possible angle is not that of the hole; null: nothing says so. */
function findContradicted({ headings }: AgsBlock, { dictionary }: CheckContext) {
  const places = DIRECTION_HEADINGS.map((heading) => [heading, headings.indexOf(heading)] as const)
  const nameOf = (code: string) => dictionary.meaning('HOLE_TYPE', code) ?? ''
  return (text: string, values: readonly string[]): string | null => {
    const data = Object.fromEntries(places.map(([heading, place]) => [heading, values[place] ?? '']))
    const type = data.HOLE_TYPE?.trim() ?? ''
    const typeName = [nameOf(type), ...partsOfType(type).map(nameOf)].join(' ')
    const { impossible } = statedDirection({ ...data, HOLE_INCL: text }, typeName)
    return impossible === null ? null : `is nearly horizontal, but the hole is of type ${type}`
  }
}
