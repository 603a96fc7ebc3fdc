import { SingleBar } from 'cli-progress'

export interface ImportProgress {
  update(progress: { done: number; total: number }): void
  stop(): void
}

const WORTH_SHOWING = 8 * 1024 ** 2

/** A bar on a terminal, for files that take a while; elsewhere nothing. */
export function createImportProgress(stream: NodeJS.WriteStream = process.stderr): ImportProgress {
  if (!stream.isTTY) return { update: () => undefined, stop: () => undefined }
  const bar = new SingleBar({
    format: '{bar} {percentage}% {done} of {size} MB, {eta_formatted} left',
    stream,
    clearOnComplete: true,
    hideCursor: true,
  })
  return {
    update({ done, total }) {
      if (total < WORTH_SHOWING) return
      const megabytes = { done: Math.round(done / 2e6), size: Math.round(total / 2e6) }
      if (!bar.isActive) bar.start(total, done, megabytes)
      else bar.update(done, megabytes)
    },
    stop: () => bar.stop(),
  }
}
