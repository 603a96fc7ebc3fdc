/** Runs a task at once, or in a later turn of the event loop where its caller had enough in this one. */
export type RunInTurn = (caller: string, task: () => void) => void

/**
 * At most `maxATurn` tasks of a caller are run in a turn of the event loop. In a turn Node accepts one
 * connection and reads what has arrived, so a caller with many connections delays no other by more than that.
 */
export function createTaskTurns(maxATurn: number): RunInTurn {
  const begun = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  let isScheduled = false

  function run(caller: string, task: () => void): void {
    begun.set(caller, (begun.get(caller) ?? 0) + 1)
    schedule()
    task()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(nextTurn)
  }

  function nextTurn(): void {
    isScheduled = false
    begun.clear()
    for (const [caller, tasks] of [...waiting]) {
      const next = tasks.splice(0, maxATurn)
      if (tasks.length === 0) waiting.delete(caller)
      for (const task of next) run(caller, task)
    }
  }

  return (caller, task) => {
    const tasks = waiting.get(caller)
    if (tasks) tasks.push(task)
    else if ((begun.get(caller) ?? 0) < maxATurn) run(caller, task)
    else waiting.set(caller, [task])
  }
}
