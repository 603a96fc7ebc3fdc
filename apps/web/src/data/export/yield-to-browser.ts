/** One frame at 60 Hz. */
const MAX_TASK_MS = 16

/** For long work: returns a function that yields to the browser when a task has run for one frame. */
export function createYielder(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < MAX_TASK_MS) return
    await yieldToBrowser()
    began = performance.now()
  }
}

/** Unlike a timer, a message is not delayed while the page is in the background. */
function yieldToBrowser(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
