import { createContext } from 'react'

/** Whether tables are labelled by AGS codes instead of names. */
export const AgsHeadingsContext = createContext(false)
