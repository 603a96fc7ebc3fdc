import { createContext, use } from 'react'
import { displayName } from '../text/display-name.ts'
import type { Hole } from './hole.ts'

type Named = Pick<Hole, 'name' | 'inProject'>

/** Name of a hole; among holes of several projects, with the reference of its project: `BH1 · N-1`. */
export const fullName = ({ name, inProject }: Named): string =>
  inProject ? `${displayName(name)} · ${displayName(inProject.reference)}` : displayName(name)

/** The part of a hole's name that distinguishes it from the others shown with it. */
export type LabelOf = (hole: Named) => string

/** One function in place of a text for each hole: there may be very many. */
export const HoleLabelContext = createContext<LabelOf>(fullName)

export const useHoleLabel = () => use(HoleLabelContext)
