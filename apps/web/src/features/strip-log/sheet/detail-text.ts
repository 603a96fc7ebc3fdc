import type { Mark } from '@groundsheet/logs'
import { DEPTH_TOLERANCE_M } from '@groundsheet/readings'
import { printStrings } from '../../../ui/print-strings.ts'

/** Depths in a text: `1.50`, `2m`; not `20mm`, `1.5mm` or `3 cobbles`. */
const DEPTHS = /(?<![\d.])(?:\d+\.\d+(?!\d|\s*mm)|\d+(?=\s*m\b))/g

/** A text preceded by its depths in metres, unless the text states them. */
export const detailText = ({ top, base, label }: Pick<Mark, 'top' | 'base' | 'label'>): string =>
  statesDepths(label, [top, base]) ? label : printStrings.log.detail(top, base, label)

function statesDepths(text: string, depths: readonly number[]): boolean {
  const stated = (text.match(DEPTHS) ?? []).map(Number)
  return depths.every((depth) => stated.some((one) => Math.abs(one - depth) <= DEPTH_TOLERANCE_M))
}
