import { createContext, useContext } from 'react'

export const Scope = createContext('')

/** Begins the ids of patterns in one drawing; empty on paper, where drawings share their tiles. */
export const usePatternScope = () => useContext(Scope)
