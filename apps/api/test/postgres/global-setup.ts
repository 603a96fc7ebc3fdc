import { removePersonalSettings } from '../../../../test/global-setup.ts'
import { startPostgres } from './postgres-server.ts'

/** One server for all tests of this store; its address is in the environment of the tests. */
export default async function setup(): Promise<() => Promise<void>> {
  removePersonalSettings()
  const server = await startPostgres()
  process.env.TEST_POSTGRES_URL = server.url
  process.stdout.write(`Tests of the store in PostgreSQL use ${server.description}.\n`)
  return () => server.stop()
}
