/** Processor time of this process so far, in microseconds. */
export function usedHere(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Inside a server's process: says where it listens, and what it has used when asked. */
export function answerBench(port: number, used: () => number | Promise<number> = usedHere): void {
  process.on('message', () => void Promise.resolve(used()).then((cpu) => process.send?.({ cpu })))
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port })
}
