import { endWithReader } from './exit.ts'
import { runCommandLine } from './run-command-line.ts'

const words = process.argv.slice(2)

// A server outlives the reader of its log; other commands end with the reader of their output.
if (words[0] !== 'serve') endWithReader()

process.exitCode = await runCommandLine(words)
