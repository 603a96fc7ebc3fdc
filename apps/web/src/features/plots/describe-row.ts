import { depthOfRow } from '@groundsheet/logs'
import type { LeftOut } from '@groundsheet/plots'
import { fullName } from '../../data/holes/hole-label.ts'
import { displayText } from '@groundsheet/readings/display-text'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import type { WithHole } from './read-projects.ts'

/** A row with the heading and text that a plot lists. */
export type StatedRow = WithHole<Pick<LeftOut, 'row' | 'heading' | 'text'>>

/** `BH2 at 6.00 m: ISPT_NVAL “1E300”`. */
export const describeRow = ({ row, heading, text, hole }: StatedRow): string =>
  plotStrings.remarkRow(fullName(hole), depthOfRow(row)?.top ?? null, heading, displayText(text))
