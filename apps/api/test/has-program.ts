import { spawnSync } from 'node:child_process'

/** Whether a program is installed: it ends with exit code 0 with these arguments. */
export const hasProgram = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args).status === 0
