import { useMediaQuery } from './media-query.ts'

/** What the computer is set to; follows when it changes. */
export const useColourScheme = (): 'light' | 'dark' =>
  useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
