import type { Tables } from '@groundsheet/logs'
import { readSptDetails } from '@groundsheet/readings'
import { printStrings } from '../../../ui/print-strings.ts'
import type { Fact } from '../../../ui/paper/title-block-height.ts'
import type { KnownHole } from './hole-facts.ts'

/** Headings of LOCA and HOLE that are printed as remarks, where the head of the log does not have them. */
const ENDS = ['REM', 'LOCM'] as const

/** What the file says of the hole as a whole, what it says of depths, and facts too long for the head of the log. */
export function holeRemarks({ hole, glossary, tables }: KnownHole, long: readonly Fact[]): string[] {
  const whole = ENDS.flatMap((end) => [`LOCA_${end}`, `HOLE_${end}`]).flatMap((heading) => {
    const text = hole.data[heading]?.trim()
    if (!text) return []
    const name = heading.endsWith('_REM') ? undefined : glossary.heading(hole.table, heading)?.name
    return [name === undefined ? text : `${name}: ${text}`]
  })
  return [
    ...whole,
    ...long.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])),
    ...hammerRemarks(tables),
    ...depthRemarks(tables),
  ]
}

/** Hammers of the standard penetration tests with their energy ratios, each once (ISPT_HAM, ISPT_ERAT). */
function hammerRemarks({ ISPT = [] }: Tables): string[] {
  const texts = ISPT.map(({ data }) =>
    printStrings.log.hammer(data.ISPT_HAM?.trim() ?? '', readSptDetails(data).energyRatio),
  )
  return [...new Set(texts)].filter((text) => text !== '')
}

/** Remarks of DREM by depth; many files repeat there what DETL has, which is printed beside the strata. */
function depthRemarks(tables: Tables): string[] {
  const textOf = (text: string | undefined) => text?.trim() ?? ''
  const details = new Set(tables.DETL?.map(({ data }) => textOf(data.DETL_DESC)))
  return [...(tables.DREM ?? [])]
    .filter(({ data }) => textOf(data.DREM_REM) !== '' && !details.has(textOf(data.DREM_REM)))
    .map(({ data }) => ({
      depth: textOf(data.DREM_TOP ?? data.DREM_DPTH),
      text: textOf(data.DREM_REM),
    }))
    .sort((a, b) => Number(a.depth) - Number(b.depth))
    .map(({ depth, text }) => (depth === '' ? text : printStrings.log.detail(Number(depth), text)))
}
