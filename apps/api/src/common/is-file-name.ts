import { basename } from 'node:path'

/** A name within a folder, not a path to elsewhere. */
export const isFileName = (name: string): boolean =>
  name === basename(name) && !name.includes('\0') && !['', '.', '..'].includes(name)
