import { drive, type Load } from './send-load.ts'

/** Sends the stated load again and again, until it is stopped. */
process.once('message', (load: Load) => {
  void (async () => {
    for (;;) {
      await drive(load)
      process.send?.('driven')
    }
  })()
})
