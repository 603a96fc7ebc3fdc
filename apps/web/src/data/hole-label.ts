import { createContext, use } from 'react'
import type { Hole } from './hole.ts'

/** The part of a hole's name that tells it from others of its project. */
export type LabelOf = (hole: Pick<Hole, 'name'>) => string

/** One function for all holes of a project, since there may be very many. */
export const HoleLabelContext = createContext<LabelOf>(({ name }) => name)

export const useHoleLabel = () => use(HoleLabelContext)
