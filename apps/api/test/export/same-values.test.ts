import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPaths } from '../../src/import/index.ts'
import { startServer, type RunningServer } from '../../src/server.ts'
import { hasRealFiles, realFilesFolder } from '../../../../test/real-files.ts'
import { startSampleService, type SampleService } from '../http/ogc/sample-service.ts'
import { makeKey } from '../seed-world.ts'
import { compareValues } from './compare-values.ts'

/** Every value of four projects is read four times. */
const TIMEOUT_MS = 180_000

let sample: SampleService
beforeAll(async () => {
  sample = await startSampleService()
})
afterAll(() => sample.close())

test(
  'the API, OGC API Features, GeoPackage and AGS give the same values of the sample',
  { timeout: TIMEOUT_MS },
  async () => {
    let values = 0
    for (const id of sample.projects.values()) {
      const compared = await compareValues(sample, id)
      expect(compared.differences).toEqual([])
      values += compared.values
    }
    expect(values).toBeGreaterThan(50_000)
  },
)

test.skipIf(!hasRealFiles)('and of real files', { timeout: TIMEOUT_MS }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-same-values-'))
  const database = join(folder, 'a.sqlite')
  let server: RunningServer | undefined
  try {
    const { projects } = await importPaths({ paths: [realFilesFolder], database })
    const key = await makeKey(database, { company: 'Local' })
    server = await startServer({ port: 0, database, logLevel: 'silent', rateLimit: 1_000_000 })
    for (const { id, projectId } of projects) {
      const { differences, rows } = await compareValues({ database, url: server.url, key }, id)
      expect(differences, projectId).toEqual([])
      expect(rows, projectId).toBeGreaterThan(0)
    }
  } finally {
    await server?.close()
    rmSync(folder, { recursive: true })
  }
})
