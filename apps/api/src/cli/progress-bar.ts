import { SingleBar } from 'cli-progress'
import { runBeforeExit } from '../common/run-before-exit.ts'

export interface ProgressBar {
  /** In bytes. */
  update(progress: { done: number; total: number }): void
  stop(): void
}

/** Work that takes more than a second or two. */
const WORTH_SHOWING = 40 * 1024 ** 2

/** A bar on a terminal, for work that takes a while; elsewhere nothing. */
export function createProgressBar(stream: NodeJS.WriteStream = process.stderr): ProgressBar {
  if (!stream.isTTY) return { update: () => undefined, stop: () => undefined }
  const bar = new SingleBar({
    format: '{bar} {percentage}%, {eta_formatted} left',
    stream,
    clearOnComplete: true,
    hideCursor: true,
    // The handler of the library stops the bar at a signal and lets the process go on.
    gracefulExit: false,
  })
  const stop = () => bar.stop()
  let cancelStop: (() => void) | null = null
  return {
    update({ done, total }) {
      if (total < WORTH_SHOWING) return
      cancelStop ??= runBeforeExit(stop)
      if (!bar.isActive) bar.start(total, done)
      else bar.update(done)
    },
    stop() {
      cancelStop?.()
      cancelStop = null
      stop()
    },
  }
}
