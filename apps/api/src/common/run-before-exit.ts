/** Signals that end a process unless it handles them. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const pending = new Set<() => void>()

/**
 * Runs `work`, which must be synchronous, if a signal or `process.exit` ends the process before the returned
 * function is called. After a signal the process still ends by that signal, as shells and services expect.
 */
export function runBeforeExit(work: () => void): () => void {
  if (pending.size === 0) listen()
  pending.add(work)
  return () => {
    pending.delete(work)
    if (pending.size === 0) stopListening()
  }
}

function listen(): void {
  for (const signal of SIGNALS) process.on(signal, onSignal)
  process.on('exit', runAll)
}

function stopListening(): void {
  for (const signal of SIGNALS) process.off(signal, onSignal)
  process.off('exit', runAll)
}

function onSignal(signal: NodeJS.Signals): void {
  runAll()
  stopListening()
  // Another listener decides before anything else runs, as where no signal ends the process by itself.
  if (process.listenerCount(signal) > 0) process.emit(signal, signal)
  else process.kill(process.pid, signal)
}

/**
 * Runs the handlers in reverse order of registration. If one fails, the others still run and the process
 * still ends.
 */
function runAll(): void {
  for (const work of [...pending].reverse()) {
    pending.delete(work)
    try {
      work()
    } catch {
      continue
    }
  }
}
