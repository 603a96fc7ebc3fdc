/** Inside a server's process: says where it listens, and what it has used when asked. */
export function answerBench(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port })
}
