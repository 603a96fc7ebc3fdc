import { createContext } from 'react'

/** Whether tables are labelled by their AGS codes instead of their names. */
export const AgsHeadingsContext = createContext(false)
