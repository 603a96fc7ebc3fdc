/** On SIGINT, SIGTERM or SIGHUP awaits what was last registered, then exits with the code of the signal. */
import { constants } from 'node:os'

let stop = async () => undefined

/** @param {(signal: string) => Promise<void> | void} work Replaces what was registered before. */
export function onStopSignal(work) {
  stop = work
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    await stop(signal)
    process.exit(128 + constants.signals[signal])
  })
