import { displayName } from '../../../data/text/display-name.ts'
import { displayText } from '../../../data/text/display-text.ts'
import { compareStrings } from '../../../ui/compare-strings.ts'
import { statedTypeName } from '../../../ui/hole-type-name.ts'
import { strings } from '../../../ui/strings.ts'
import { metres } from '../../../ui/text-format.ts'
import type { ComparedHole } from './compared-hole.ts'

const words = compareStrings

/** `Cable percussion · 20.00 m deep · 25.40 m OD · 34 m from BH100`: for tooltips and paper. */
export function describeHole(compared: ComparedHole, previousName: string | undefined): string {
  const { groundLevel, finalDepth } = compared.hole
  return joinFacts(
    statedTypeName(compared.hole.style)?.name,
    finalDepth === null ? words.noDepth : words.deep(finalDepth),
    groundLevel === null ? words.noLevel : strings.hole.levelValue(groundLevel, compared.log.datum),
    distanceOf(compared, previousName),
  )
}

/**
 * `CP · 20.00 m · 25.40 m OD · 34 m from BH100`, for one line above a column. A level without a datum is `GL 25.40 m`;
 * the tooltip states that the datum is missing. `isTypeNamed`: the name of the type, not its code.
 */
export function describeShort(
  compared: ComparedHole,
  previousName: string | undefined,
  isTypeNamed: boolean,
): string {
  return joinFacts(shortFacts(compared, isTypeNamed), distanceOf(compared, previousName))
}

/** Type, depth and level in the same order for each hole, as in `describeShort`. */
export function shortFacts({ hole, log: { datum } }: ComparedHole, isTypeNamed: boolean): string {
  const { groundLevel, finalDepth, style } = hole
  return joinFacts(
    statedTypeName(isTypeNamed ? style : { ...style, locationTypeName: '' })?.name,
    finalDepth === null ? words.noDepth : metres(finalDepth),
    groundLevel === null
      ? words.noLevel
      : datum
        ? strings.hole.levelValue(groundLevel, datum)
        : words.groundLevel(groundLevel),
  )
}

const joinFacts = (...facts: readonly (string | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [displayText(fact)] : [])).join(' · ')

/** Distance of a hole from the previous one. */
const distanceOf = ({ distance }: ComparedHole, previousName: string | undefined): string | null =>
  distance === null || previousName === undefined ? null : words.apart(distance, displayName(previousName))
