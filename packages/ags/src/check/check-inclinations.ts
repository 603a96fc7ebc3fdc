import { isPossibleInclination, isTooFlat, withoutDegrees } from '@groundsheet/readings/limits'
import type { CreateCheck } from './check.ts'
import { NUMBER } from './data-types.ts'
import { holeColumn } from './hole-column.ts'

const INCLINATION = /^(?:HOLE|HORN)_INCL$/

/** Angles from the horizontal that no hole has, or none of its type. AGS 4, HORN; AGS 3, HOLE. */
export const checkInclinations: CreateCheck = ({ report }) => ({
  block({ code: group, headings }) {
    const place = headings.findIndex((heading) => INCLINATION.test(heading))
    if (place === -1) return undefined
    const [hole, type] = [holeColumn(headings), headings.indexOf('HOLE_TYPE')]
    const heading = headings[place] ?? ''
    return (values, line) => {
      const text = withoutDegrees(values[place] ?? '')
      if (!NUMBER.test(text)) return
      const [degrees, kind] = [Number(text), values[type]?.trim() ?? '']
      const named = `${text} degrees of ${values[hole]?.trim() ?? ''}`
      if (!isPossibleInclination(degrees))
        report('impossibleInclination', { line, group, heading, text: `${named} is not -90 to 90` })
      else if (isTooFlat(degrees, kind))
        report('impossibleInclination', {
          ...{ line, group, heading },
          text: `${named} is nearly horizontal, but the hole is of type ${kind}`,
        })
    }
  },
})
