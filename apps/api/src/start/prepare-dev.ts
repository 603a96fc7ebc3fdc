import { exitCodeOf } from '../cli/exit.ts'
import { createViewerKey, databaseOfProject, prepareDatabase } from './prepare-database.ts'

/**
 * For `npm run dev`: prepares the database, imports named files, and prints it with the path of a link and
 * its key, as JSON.
 */
process.exitCode = await exitCodeOf(async () => {
  const database = databaseOfProject()
  const print = (...lines: string[]) => process.stderr.write(`${lines.join('\n')}\n`)
  const paths = process.argv.slice(2)
  const report = await prepareDatabase(database, { paths, command: 'npm run dev --', print })
  const { path, key } = await createViewerKey(database, report)
  process.stdout.write(JSON.stringify({ database, path, key }))
})
