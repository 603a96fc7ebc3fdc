import { importPaths } from '../../apps/api/src/import/index.ts'
import { tellRun } from './tell-run.ts'

const [file = '', database = ''] = process.argv.slice(2)
await tellRun(() => importPaths({ paths: [file], database, crs: 'EPSG:27700' }))
