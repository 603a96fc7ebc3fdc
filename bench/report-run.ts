/** Inside the process: does the work, and prints its duration and memory to standard output. */
export async function reportRun(work: () => unknown): Promise<void> {
  const began = performance.now()
  await work()
  const wall = performance.now() - began
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.stdout.write(
    JSON.stringify({ wall, cpu: (userCPUTime + systemCPUTime) / 1000, memory: (maxRSS * 1024) / 1e6 }),
  )
}
