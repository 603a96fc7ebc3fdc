import { createContext } from 'react'

/** Id of the project of an open hole where the address is not that of a project; null: it is. */
export const OpenProjectContext = createContext<string | null>(null)
