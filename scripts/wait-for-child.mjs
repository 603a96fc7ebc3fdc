import { constants } from 'node:os'

let stopSignal = null
let endChild = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  // Not `once`: npm and a terminal may each send the same signal, and the second would end this process at once.
  process.on(signal, () => {
    stopSignal ??= signal
    if (endChild) endChild(signal)
    else exit()
  })

const exit = () => process.exit(128 + constants.signals[stopSignal])

/**
 * Exit code of a child process, null if a signal ended it. If this process gets a signal, it ends the child with
 * `end`, waits until everything that writes to the child's pipes has closed them, and exits.
 */
export function waitForChild(child, end = (signal) => child.kill(signal)) {
  endChild = end
  return new Promise((resolve) => {
    child.once('close', (code) => {
      endChild = null
      if (stopSignal === null) resolve(code)
      else exit()
    })
  })
}
