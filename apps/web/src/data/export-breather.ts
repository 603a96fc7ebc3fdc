/** Milliseconds of work before the page may do something else: one frame. */
const STRETCH = 16

/** For long work: a function that, whenever a frame's worth of it is done, lets the page do what waits. */
export function createBreather(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < STRETCH) return
    await letOthersRun()
    began = performance.now()
  }
}

/** Unlike a timer this is not slowed down while the page is out of sight. */
function letOthersRun(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
