import cluster from 'node:cluster'
import { readSettings } from '../../apps/api/src/config/settings.ts'
import { startServer } from '../../apps/api/src/server.ts'
import { reportToPrimary, runWorkers } from '../../apps/api/src/workers/run-workers.ts'
import { createWorkerLimiter } from '../../apps/api/src/workers/shared-rates.ts'
import { reportToBench } from './report-to-bench.ts'
import { allListen, answerAbove, usedByAll } from './bench-workers.ts'

const [database = '', workers = '2'] = process.argv.slice(2)
const environment = { GROUNDSHEET_DATABASE: database, GROUNDSHEET_WORKERS: workers, PORT: '0' }
const settings = { ...readSettings(environment), logLevel: 'silent' as const }

if (cluster.worker) {
  answerAbove()
  const limiter = createWorkerLimiter(cluster.worker)
  reportToPrimary(cluster.worker, await startServer({ ...settings, limiter }))
} else {
  const listening = allListen(settings.workers)
  await runWorkers(settings)
  reportToBench(await listening, usedByAll)
}
