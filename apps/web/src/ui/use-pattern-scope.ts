import { createContext, useContext } from 'react'

export const Scope = createContext('')

/** Prefix of the pattern ids in one drawing; empty in print, where drawings share tiles. */
export const usePatternScope = () => useContext(Scope)
