import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const MODULE = new URL('../../src/cli/progress-bar.ts', import.meta.url).href

/** Shows a bar on a stream with isTTY, in a process that runs until a signal. */
const SCRIPT = `import { createProgressBar } from '${MODULE}'
createProgressBar(Object.assign(process.stdout, { isTTY: true })).update({ done: 1, total: 1e9 })
setInterval(() => undefined, 1000)`

const SHOW_CURSOR = '\u001b[?25h'

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s shows the cursor again and ends the process',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT])
    onTestFinished(() => void child.kill('SIGKILL'))
    let out = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    await once(child.stdout, 'data')
    expect(out).not.toContain(SHOW_CURSOR)
    child.kill(signal)
    expect(await once(child, 'close')).toEqual([null, signal])
    expect(out).toContain(SHOW_CURSOR)
  },
)
