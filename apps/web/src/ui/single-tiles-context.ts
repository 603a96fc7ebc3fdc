import { createContext } from 'react'

/** Whether patterns are drawn as single tiles: in print, browsers rasterise `<pattern>`. */
export const SingleTilesContext = createContext(false)
