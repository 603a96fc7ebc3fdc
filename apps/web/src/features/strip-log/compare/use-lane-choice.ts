import { useLocalStorage } from '../../../ui/use-local-storage.ts'
import { DESCRIPTIONS, readColumns, type ComparedColumn } from './compared-columns.ts'

const DEFAULT_LANES: readonly ComparedColumn[] = [
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

const defaultLanes = (): readonly ComparedColumn[] =>
  window.matchMedia(NARROW).matches ? DEFAULT_LANES.filter((id) => id !== DESCRIPTIONS) : DEFAULT_LANES

/** Ids of the selected lanes, stored in this browser. */
export const useLaneChoice = () =>
  useLocalStorage<ReadonlySet<ComparedColumn>>(
    'groundsheet.compare-lanes',
    (text) => new Set(text === null ? defaultLanes() : readColumns(text.split(' '))),
    (ids) => [...ids].join(' '),
  )
