import { checkFiles } from '../../apps/api/src/import/index.ts'
import { reportRun } from '../report-run.ts'

const [file = ''] = process.argv.slice(2)
await reportRun(() => checkFiles([file]))
