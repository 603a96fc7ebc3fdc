import { importPaths } from '../../apps/api/src/import/index.ts'
import { reportRun } from '../report-run.ts'

const [file = '', database = ''] = process.argv.slice(2)
await reportRun(() => importPaths({ paths: [file], database, crs: 'EPSG:27700' }))
