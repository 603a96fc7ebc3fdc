// Plain JavaScript: it must listen before the first TypeScript file is loaded.
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Lets signals end the first process of a container as they end others: no signal ends that one unless it
 * listens. A listener of its own, such as the server's, decides instead.
 */
export function endFirstProcessOnSignals() {
  if (process.pid !== 1) return
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // Shells state the end by a signal so.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
    })
}
