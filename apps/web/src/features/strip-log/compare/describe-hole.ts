import { displayName } from '../../../data/text/display-name.ts'
import { isolateText } from '../../../data/text/isolate-text.ts'
import { compareStrings } from '../../../ui/compare-strings.ts'
import { statedTypeName } from '../../../ui/hole-type-name.ts'
import { strings } from '../../../ui/strings.ts'
import type { ComparedHole } from './compared-hole.ts'

const words = compareStrings

/** `25.40 m OD · 20.00 m deep · Cable percussion · 34 m from BH100`. */
export function describeHole(compared: ComparedHole, before: string | undefined): string {
  const { groundLevel, finalDepth } = compared.hole
  return joinFacts(
    groundLevel === null ? words.noLevel : strings.hole.levelValue(groundLevel, compared.log.datum),
    finalDepth === null ? null : words.deep(finalDepth),
    ...describePlace(compared, before),
  )
}

/**
 * `25.40 m OD, 20.00 m · Cable percussion · 34 m from BH100`: level and depth fit over a narrow column. Without a datum
 * `GL 25.40 m, 20.00 m`; that it is not stated is in the title. Where that does not fit, the type is its code.
 */
export function describeShort(
  compared: ComparedHole,
  before: string | undefined,
  fits: (text: string) => boolean,
): string {
  const { locationTypeName } = compared.hole.style
  const named = describeInOneLine(compared, before)
  if (locationTypeName === '' || fits(named)) return named
  const style = { ...compared.hole.style, locationTypeName: '' }
  return describeInOneLine({ ...compared, hole: { ...compared.hole, style } }, before)
}

const joinFacts = (...facts: readonly (string | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [isolateText(fact)] : [])).join(' · ')

/** Type of a hole, and how far it is from the one before. */
const describePlace = ({ hole, apart }: ComparedHole, before: string | undefined) => [
  statedTypeName(hole.style)?.name ?? null,
  apart === null || before === undefined ? null : words.apart(apart, displayName(before)),
]

function describeInOneLine(compared: ComparedHole, before: string | undefined): string {
  const { groundLevel, finalDepth } = compared.hole
  if (groundLevel === null || finalDepth === null) return describeHole(compared, before)
  const { datum } = compared.log
  const level = datum ? strings.hole.levelValue(groundLevel, datum) : words.groundLevel(groundLevel)
  return joinFacts(words.levelAndDepth(level, finalDepth), ...describePlace(compared, before))
}
