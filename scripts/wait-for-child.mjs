import { constants } from 'node:os'

let stopSignal = null
/** What ends each child that runs. */
const ends = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  // Not `once`: npm and a terminal may each send the same signal, and the second would end this process at
  // once.
  process.on(signal, () => {
    stopSignal ??= signal
    if (ends.size === 0) exit()
    for (const end of ends) end(signal)
  })

const exit = () => process.exit(128 + constants.signals[stopSignal])

/**
 * Exit code of a child process, null if a signal ended it. If this process gets a signal, it ends every child
 * with its `end`. It exits when everything that writes to the children's pipes has closed them.
 */
export function waitForChild(child, end = (signal) => child.kill(signal)) {
  ends.add(end)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      ends.delete(end)
      if (stopSignal === null) resolve(code)
      else if (ends.size === 0) exit()
    })
  })
}
