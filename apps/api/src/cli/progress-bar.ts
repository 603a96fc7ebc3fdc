import { SingleBar } from 'cli-progress'
import { runBeforeExit } from '../common/run-before-exit.ts'

export interface ProgressBar {
  /** In bytes. */
  update(progress: { done: number; total: number }): void
  stop(): void
}

/** Files from this size take more than a second or two. */
const MIN_SHOWN_BYTES = 40 * 1024 ** 2

/** A progress bar on a terminal; otherwise nothing. */
export function createProgressBar(stream: NodeJS.WriteStream = process.stderr): ProgressBar {
  if (!stream.isTTY) return { update: () => undefined, stop: () => undefined }
  const bar = new SingleBar({
    format: '{bar} {percentage}%, {eta_formatted} left',
    stream,
    clearOnComplete: true,
    hideCursor: true,
    // The library's own signal handler stops the bar but not the process.
    gracefulExit: false,
  })
  const stop = () => bar.stop()
  let cancelStop: (() => void) | null = null
  return {
    update({ done, total }) {
      if (total < MIN_SHOWN_BYTES) return
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
