import { createContext } from 'react'

/**
 * Whether a drawing is on paper. In print, browsers rasterise `<pattern>`, and write outlined texts twice
 * into a PDF.
 */
export const OnPaperContext = createContext(false)
