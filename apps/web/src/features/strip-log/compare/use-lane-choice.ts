import { useStored } from '../../../ui/use-stored.ts'
import { DESCRIPTIONS } from './lay-out-holes.ts'

const USUAL: readonly string[] = ['strata', DESCRIPTIONS, 'penetration', 'cone', 'probe', 'water']

/** Ids of the lanes that are shown, as this browser remembers them. */
export const useLaneChoice = () =>
  useStored<ReadonlySet<string>>(
    'groundsheet.compare-lanes',
    (text) => new Set(text === null ? USUAL : text.split(' ')),
    (ids) => [...ids].join(' '),
  )
