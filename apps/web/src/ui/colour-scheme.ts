import { useMediaQuery } from './media-query.ts'

/** Colour scheme of the operating system; follows changes. */
export const useColourScheme = (): 'light' | 'dark' =>
  useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
