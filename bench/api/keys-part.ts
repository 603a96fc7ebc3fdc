import { dataSet } from '../data/data-set.ts'
import type { Part } from '../part.ts'
import { measureAccessTiming } from './access-timing.ts'
import { measureFairness } from './fairness.ts'
import { findTargets } from './find-targets.ts'
import { startServer } from './server-process.ts'

export const keysPart: Part = {
  id: 'keys',
  title: 'Keys',
  document: 'performance/keys.md',
  method: `What one key learns of holes out of its reach by the time of an answer, and how long it waits
while another key reads as fast as it can. Both through the whole stack, with SQLite.`,
  async run(benchSize, log) {
    const data = await dataSet(benchSize, log)
    const host = await startServer('api/serve-groundsheet', data.database)
    try {
      const targets = await findTargets(host, data, benchSize)
      log('holes out of reach')
      const reach = await measureAccessTiming(host, targets, data, benchSize)
      log('two keys')
      return [reach, await measureFairness(host, targets, data, benchSize)]
    } finally {
      await host.stop()
    }
  },
}
