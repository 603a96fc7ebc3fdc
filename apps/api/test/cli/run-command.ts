import { vi } from 'vitest'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import type { Finished } from './run-groundsheet.ts'

let previous: Promise<unknown> = Promise.resolve()

/**
 * Runs a command to its end in the process of the tests, one command at a time. To start the program takes
 * many times longer: only what a process of its own is needed for is tested with `runGroundsheet`.
 */
export function runCommand(words: readonly string[], extra: Record<string, string> = {}): Promise<Finished> {
  const run = previous.then(() => runAlone(words, extra))
  previous = run.catch(() => undefined)
  return run
}

async function runAlone(words: readonly string[], extra: Record<string, string>): Promise<Finished> {
  const [out, err] = [capture(process.stdout), capture(process.stderr)]
  const environment = process.env
  process.env = { ...environment, ...extra }
  process.exitCode = undefined
  try {
    const code = await runCommandLine(words)
    return { code, out: out.text(), err: err.text() }
  } finally {
    process.exitCode = undefined
    process.env = environment
    out.end()
    err.end()
  }
}

/** Keeps what is written to the stream, instead of writing it. */
function capture(stream: NodeJS.WriteStream) {
  const chunks: Buffer[] = []
  const spy = vi.spyOn(stream, 'write').mockImplementation((chunk, encoding?, callback?) => {
    chunks.push(Buffer.from(chunk))
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return true
  })
  return { text: () => Buffer.concat(chunks).toString(), end: () => spy.mockRestore() }
}
