import { setFlagsFromString } from 'node:v8'

/**
 * V8 lets the space for new objects grow by 100 MB and more, which an import fills with rows that are dead at once. A
 * small one costs no time here: rows are gone before it is full. A thread that is started later begins with all of it.
 */
export function holdMemory(): void {
  setFlagsFromString('--max-semi-space-size=8')
  setFlagsFromString('--min-semi-space-size=8')
  setFlagsFromString('--semi-space-growth-factor=1')
}
