import { createContext, use } from 'react'
import { displayName } from '../text/display-name.ts'
import type { Hole } from './hole.ts'

/** The part of a hole's name that tells it from others of its project, as it is shown. */
export type LabelOf = (hole: Pick<Hole, 'name'>) => string

/** One function in place of a text for each hole: there may be very many. */
export const HoleLabelContext = createContext<LabelOf>(({ name }) => displayName(name))

export const useHoleLabel = () => use(HoleLabelContext)
