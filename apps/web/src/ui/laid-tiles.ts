import { createContext } from 'react'

/** Whether tiles are laid one by one: on paper, where browsers make a bitmap of every `<pattern>`. */
export const LaidTiles = createContext(false)
