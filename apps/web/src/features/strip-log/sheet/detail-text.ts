import type { Mark } from '@groundsheet/logs'
import { DEPTH_TOLERANCE_M } from '@groundsheet/readings'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'

/** Depths in a text: `1.50`, `2m`; not `20mm`, `1.5mm` or `3 cobbles`. */
const DEPTHS = /(?<![\d.])(?:\d+\.\d+(?!\d|\s*mm)|\d+(?=\s*m\b))/g

/** A text preceded by its depths in metres, unless the text states them. */
export function detailText({
  top,
  base,
  label,
  reversed,
}: Pick<Mark, 'top' | 'base' | 'label' | 'reversed'>) {
  const text = statesDepths(label, [top, base]) ? label : printStrings.log.detail(top, base, label)
  return reversed ? `${text} (${logStrings.reversed})` : text
}

function statesDepths(text: string, depths: readonly number[]): boolean {
  const stated = (text.match(DEPTHS) ?? []).map(Number)
  return depths.every((depth) => stated.some((one) => Math.abs(one - depth) <= DEPTH_TOLERANCE_M))
}
