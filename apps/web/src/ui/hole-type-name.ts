import { codedName, type CodedName } from '../data/text/coded-name.ts'
import { sentenceCase } from '../data/text/sentence-case.ts'
import type { HoleStyle } from '../data/holes/hole.ts'
import { strings } from './strings/strings.ts'

type Typed = Pick<HoleStyle, 'locationType' | 'locationTypeName'>

/** Type of a hole: `Cable percussion` with its code `CP`, or `No type`. */
export const holeTypeName = ({ locationType, locationTypeName }: Typed): CodedName =>
  codedName(
    locationType || strings.holes.untyped,
    locationType === '' ? null : sentenceCase(locationTypeName),
  )

/** Name of the type without its remark in brackets, `Cable percussion`, for lists; null: not stated. */
export const shortTypeName = (style: Typed): string | null =>
  statedTypeName(style)?.name.replace(/ \([^()]*\)$/, '') ?? null

/** Type of a hole as in `holeTypeName`; null: not stated. */
export const statedTypeName = (style: Typed): CodedName | null =>
  style.locationType === '' ? null : holeTypeName(style)
