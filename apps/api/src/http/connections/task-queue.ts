export type Defer = (task: () => void) => void

/**
 * Runs tasks in the order in which they were deferred, one in a turn of the event loop. In a turn Node
 * accepts one connection and reads what has arrived, so many tasks delay neither.
 */
export function createTaskQueue(): Defer {
  const tasks = new Set<() => void>()

  function runNext(): void {
    const [task] = tasks
    if (!task) return
    tasks.delete(task)
    if (tasks.size > 0) setImmediate(runNext)
    task()
  }

  return (task) => {
    tasks.add(task)
    if (tasks.size === 1) setImmediate(runNext)
  }
}
