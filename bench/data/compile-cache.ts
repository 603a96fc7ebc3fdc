import { join } from 'node:path'
import { FOLDER } from './data-set.ts'

/**
 * The command uses a compile cache too; without one the start and the memory of the compiler would be
 * measured.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(FOLDER, 'compile-cache') } as const
