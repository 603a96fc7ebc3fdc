import { exportProject } from '../../apps/api/src/export/export-project.ts'
import { reportRun } from '../report-run.ts'

/** Writes the only project of a database as GeoPackage, as `groundsheet export` does. */
const [database = '', project = '', out = ''] = process.argv.slice(2)
await reportRun(() => exportProject({ database, project, format: 'gpkg', out, force: true }))
