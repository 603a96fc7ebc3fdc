import { drive, type Load } from './send-load.ts'

/** Sends the load that it is told, again and again, until it is stopped. */
process.once('message', (load: Load) => {
  void (async () => {
    for (;;) {
      await drive(load)
      process.send?.('driven')
    }
  })()
})
