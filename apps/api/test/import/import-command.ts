import { runCommand } from '../cli/run-command.ts'

export const run = (...words: string[]) => runCommand(words)
