import type { useHoleLabel } from '../../../data/holes/hole-label.ts'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { textWidth } from '../../../ui/text-width.ts'
import { describeShort, type TypeForm } from './describe-hole.ts'
import type { PlacedHole } from './lay-out-holes.ts'
import { outsideScale } from './outside-scale.ts'

/** What the heads of all holes state beside name, depth and level. */
export interface HeadLayout {
  readonly type: TypeForm
  readonly hasDistance: boolean
  /** Notes in words, not as a number alone. */
  readonly hasWords: boolean
  /** The facts have a line of their own. */
  readonly isStacked?: boolean
}

const NAME_ONLY: HeadLayout = { type: 'none', hasDistance: false, hasWords: false }
/** For a phone. */
const STACKED: HeadLayout = { ...NAME_ONLY, isStacked: true }
/** From the widest to the narrowest. */
const FORMS: readonly HeadLayout[] = [
  { type: 'name', hasDistance: true, hasWords: true },
  { type: 'code', hasDistance: true, hasWords: true },
  { type: 'code', hasDistance: true, hasWords: false },
  { type: 'code', hasDistance: false, hasWords: true },
  { type: 'code', hasDistance: false, hasWords: false },
  NAME_ONLY,
]

/** Fonts of the head; must match compare.css. */
const NAME_SIZE_PX = 13
const NAME_FONT_WEIGHT = 600
const FACTS_SIZE_PX = 11
/** Gaps and padding beside the texts. */
const GAPS_PX = 4 * 6
/** Least width of a button; larger for touch. */
const BUTTON_PX = 24
const TOUCH_BUTTON_PX = 44
/** Padding and border of the number of notes. */
const NUMBER_PADDING_PX = 10

/** The widest form for which all heads have room, so that they are alike and no text is cut. */
export function chooseHeadLayout(
  all: readonly PlacedHole[],
  labelOf: ReturnType<typeof useHoleLabel>,
  isTouch: boolean,
): HeadLayout {
  const fixed = GAPS_PX + (isTouch ? TOUCH_BUTTON_PX : BUTTON_PX)
  const fits = ({ type, hasDistance, hasWords }: HeadLayout) =>
    all.every((placed, index) => {
      const previous = hasDistance ? all[index - 1]?.hole : undefined
      const notes = notesOf(placed)
      const texts =
        Math.max(
          isTouch ? TOUCH_BUTTON_PX : 0,
          textWidth(labelOf(placed.hole), NAME_SIZE_PX, NAME_FONT_WEIGHT),
        ) +
        (hasWords
          ? textWidth(notes.text, FACTS_SIZE_PX)
          : NUMBER_PADDING_PX + textWidth(String(notes.findings.length), FACTS_SIZE_PX)) +
        textWidth(describeShort(placed, previous && labelOf(previous), type), FACTS_SIZE_PX)
      return fixed + texts <= placed.width
    })
  return FORMS.find(fits) ?? STACKED
}

/** Findings of a hole and their number in words; '' where there are none. */
export function notesOf({ log }: PlacedHole) {
  const findings = [...log.findings.map(logStrings.finding), ...outsideScale(log)]
  return { findings, text: findings.length === 0 ? '' : logStrings.remarks(findings.length) }
}
