import { startServer } from '../../apps/api/src/server.ts'
import { reportToBench } from './report-to-bench.ts'

const [database = ''] = process.argv.slice(2)
const server = await startServer({ database, host: '127.0.0.1', port: 0, logLevel: 'silent' })
reportToBench(Number(new URL(server.url).port))
