import { displayName } from '../../../data/text/display-name.ts'
import { displayText } from '../../../data/text/display-text.ts'
import { compareStrings } from '../../../ui/compare-strings.ts'
import { statedTypeName } from '../../../ui/hole-type-name.ts'
import { strings } from '../../../ui/strings.ts'
import type { ComparedHole } from './compared-hole.ts'

const words = compareStrings

/** `25.40 m OD · 20.00 m deep · Cable percussion · 34 m from BH100`. */
export function describeHole(compared: ComparedHole, previousName: string | undefined): string {
  const { groundLevel, finalDepth } = compared.hole
  return joinFacts(
    groundLevel === null ? words.noLevel : strings.hole.levelValue(groundLevel, compared.log.datum),
    finalDepth === null ? null : words.deep(finalDepth),
    ...typeAndDistance(compared, previousName),
  )
}

/**
 * `25.40 m OD, 20.00 m · Cable percussion · 34 m from BH100`, for narrow columns. Without a datum it starts with
 * `GL 25.40 m`, and the tooltip states that the datum is missing. If that does not fit, the type is its code.
 */
export function describeShort(
  compared: ComparedHole,
  previousName: string | undefined,
  fits: (text: string) => boolean,
): string {
  const { locationTypeName } = compared.hole.style
  const named = describeInOneLine(compared, previousName)
  if (locationTypeName === '' || fits(named)) return named
  const style = { ...compared.hole.style, locationTypeName: '' }
  return describeInOneLine({ ...compared, hole: { ...compared.hole, style } }, previousName)
}

const joinFacts = (...facts: readonly (string | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [displayText(fact)] : [])).join(' · ')

/** Type of a hole, and its distance from the previous one. */
const typeAndDistance = ({ hole, distance }: ComparedHole, previousName: string | undefined) => [
  statedTypeName(hole.style)?.name ?? null,
  distance === null || previousName === undefined ? null : words.apart(distance, displayName(previousName)),
]

function describeInOneLine(compared: ComparedHole, previousName: string | undefined): string {
  const { groundLevel, finalDepth } = compared.hole
  if (groundLevel === null || finalDepth === null) return describeHole(compared, previousName)
  const { datum } = compared.log
  const level = datum ? strings.hole.levelValue(groundLevel, datum) : words.groundLevel(groundLevel)
  return joinFacts(words.levelAndDepth(level, finalDepth), ...typeAndDistance(compared, previousName))
}
