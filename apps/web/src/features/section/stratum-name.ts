import { wrapText, type Mark } from '@groundsheet/logs'
import { textWidth } from '../../ui/text-width.ts'
import type { NameStart } from './lay-out-sticks.ts'
import type { TextBox } from './place-names.ts'
import type { StratumLabel } from './stratum-labels.ts'

/** Line height and font size of a name; must match section.css. */
export const LINE_HEIGHT_PX = 11
const FONT_SIZE_PX = 10
const MAX_LINES = 2
export const nameWidth = (text: string) => textWidth(text, FONT_SIZE_PX)

/** A name beside one stratum, or beside consecutive strata that share it. */
export interface StratumName {
  readonly id: string
  readonly name: string
  /** The name in one or two lines, its soil (`… CLAY`), or its code in brackets if only that fits. */
  readonly lines: readonly string[]
  readonly box: TextBox
  /** Where a leader line to the name starts, px; null for a name close to its column. */
  readonly leader: { readonly x: number; readonly y: number } | null
}

/** Space for the names of a column, px. */
export interface NameRoom {
  readonly columnRight: number
  /** Start of a name at a given y, and where names must end, from the right side of the column. */
  readonly nameAt: (y: number) => NameStart
  readonly end: number
  /** Position of a depth. */
  readonly y: (depth: number) => number
  /** Boxes of texts and marks that are already drawn. */
  readonly taken: readonly TextBox[]
  /** Boxes of figures beside the column, which leader lines must not cross; water marks they may. */
  readonly figures: readonly TextBox[]
}

/** Consecutive strata of one name. */
export interface StrataGroup extends StratumLabel {
  readonly first: Mark
  readonly last: Mark
}

/** The name in one or two lines of at most `room` px; null if it needs more, or a word has no room. */
export function wrapWholeName(name: string, room: number): readonly string[] | null {
  const wrapped = wrapText(name, room, nameWidth)
  return wrapped.length <= MAX_LINES && wrapped.join(' ') === name ? wrapped : null
}
