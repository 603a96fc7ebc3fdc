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

/** On a phone, two holes side by side have no room for descriptions. */
const NARROW = '(width < 640px)'

const defaultLanes = (): readonly string[] =>
  window.matchMedia(NARROW).matches ? DEFAULT_LANES.filter((id) => id !== DESCRIPTIONS) : DEFAULT_LANES

/** Ids of the selected lanes, stored in this browser. */
export const useLaneChoice = () =>
  useStored<ReadonlySet<string>>(
    'groundsheet.compare-lanes',
    (text) => new Set(text === null ? defaultLanes() : text.split(' ')),
    (ids) => [...ids].join(' '),
  )
