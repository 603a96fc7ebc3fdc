import { isPossibleFinalDepth, isPossibleLevel } from '@groundsheet/readings'
import { displayName } from '../../../data/text/display-name.ts'
import { isolateText } from '../../../data/text/isolate-value.ts'
import { compareStrings } from '../../../ui/strings/compare-strings.ts'
import { statedTypeName } from '../../../ui/hole-type-name.ts'
import { strings } from '../../../ui/strings/strings.ts'
import type { ComparedHole } from './compared-hole.ts'

const words = compareStrings

/** `Cable percussion · 20.00 m deep · 25.40 m OD · 34 m from BH100`: for tooltips and paper. */
export function describeHole(compared: ComparedHole, previousName: string | undefined): string {
  const { groundLevel, finalDepth } = compared.hole
  return joinFacts(
    statedTypeName(compared.hole.style)?.name,
    finalDepth === null
      ? words.noDepth
      : isPossibleFinalDepth(finalDepth)
        ? words.deep(finalDepth)
        : strings.depth(finalDepth),
    groundLevel === null ? words.noLevel : strings.hole.levelValue(groundLevel, compared.log.datum),
    distanceOf(compared, previousName),
  )
}

/** How the type of a hole is written. */
export type TypeForm = 'name' | 'code' | 'none'

/**
 * `CP · 20.00 m · 25.40 m OD · 34 m from BH100`, for one line above a column, in the same order for each
 * hole. A level without a datum is `GL 25.40 m`; the tooltip states that the datum is missing.
 * `previousName`: undefined: no distance.
 */
export function describeShort(
  compared: ComparedHole,
  previousName: string | undefined,
  type: TypeForm,
): string {
  const { hole, log } = compared
  const { groundLevel, finalDepth, style } = hole
  const { datum } = log
  return joinFacts(
    type === 'none'
      ? null
      : statedTypeName(type === 'name' ? style : { ...style, locationTypeName: '' })?.name,
    finalDepth === null ? words.noDepth : strings.depth(finalDepth),
    groundLevel === null
      ? words.noLevel
      : datum || !isPossibleLevel(groundLevel)
        ? strings.hole.levelValue(groundLevel, datum)
        : words.groundLevel(groundLevel),
    distanceOf(compared, previousName),
  )
}

const joinFacts = (...facts: readonly (string | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [isolateText(fact)] : [])).join(' · ')

/** Distance of a hole from the previous one. */
const distanceOf = ({ distance }: ComparedHole, previousName: string | undefined): string | null =>
  distance === null || previousName === undefined ? null : words.apart(distance, displayName(previousName))
