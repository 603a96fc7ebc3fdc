/** Processor time of this process so far, in microseconds. */
export function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Inside a server's process: reports where it listens and, on request, what it has used. */
export function reportToBench(port: number, used: () => number | Promise<number> = ownProcessorTime): void {
  process.on('message', () => void Promise.resolve(used()).then((cpu) => process.send?.({ cpu })))
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port })
}
