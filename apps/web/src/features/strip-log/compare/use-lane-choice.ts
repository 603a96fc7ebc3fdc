import { useStored } from '../../../ui/use-stored.ts'
import { DESCRIPTIONS } from './lay-out-holes.ts'

const DEFAULT_LANES: readonly string[] = [
  'strata',
  DESCRIPTIONS,
  'penetration',
  'cone',
  'probe',
  'dynamic-cone',
  'water',
]

/** Ids of the selected lanes, stored in this browser. */
export const useLaneChoice = () =>
  useStored<ReadonlySet<string>>(
    'groundsheet.compare-lanes',
    (text) => new Set(text === null ? DEFAULT_LANES : text.split(' ')),
    (ids) => [...ids].join(' '),
  )
