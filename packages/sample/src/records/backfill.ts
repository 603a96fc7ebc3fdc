import type { Hole } from '../holes/hole.ts'
import { isBored } from '../holes/hole.ts'
import type { Entry } from './entry.ts'

/** Codes of BKFL_LEG. */
const [GRAVEL, BENTONITE, GROUT, ARISINGS, CONCRETE] = ['902', '903', '904', '905', '906'] as const

type Fill = readonly [base: number, legend: string, description: string]

/** From the surface down, contiguous to the bottom of the hole. */
export function* recordBackfill(hole: Hole): Generator<Entry> {
  let top = 0
  for (const [base, legend, description] of fillsOf(hole)) {
    if (base <= top) continue
    yield [
      'BKFL',
      {
        LOCA_ID: hole.id,
        BKFL_TOP: top,
        BKFL_BASE: base,
        BKFL_DESC: description,
        BKFL_LEG: legend,
        BKFL_DATE: hole.ended,
      },
    ]
    top = base
  }
}

function fillsOf(hole: Hole): Fill[] {
  const { type, installation, finalDepth } = hole
  if (type === 'CPT') return []
  if (installation !== null)
    return [
      [0.3, CONCRETE, 'Concrete with flush cover'],
      [installation.responseTop, BENTONITE, 'Bentonite pellets'],
      [installation.responseBase, GRAVEL, '6 mm washed gravel filter'],
      [finalDepth, BENTONITE, 'Bentonite pellets'],
    ]
  if (isBored(hole)) return [[finalDepth, GROUT, 'Cement bentonite grout']]
  return [[finalDepth, ARISINGS, 'Arisings, compacted in layers']]
}
