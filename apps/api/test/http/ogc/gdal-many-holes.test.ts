import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../../has-program.ts'
import { smallSite } from '../../import/ags-text.ts'
import { serveImported, type Feature, type SampleService } from './sample-service.ts'

const run = promisify(execFile)
const HAS_GDAL = hasProgram('ogr2ogr', '--version')
const HOLES = 10_000
const MAX_OUTPUT_BYTES = 100_000_000

/** One of many holes on a grid of 10 m, with numbers that a program could round. */
const hole = (index: number) => [
  `BH${index + 1}`,
  'CP',
  (450_000 + (index % 100) * 10 + 0.1).toFixed(2),
  (300_000 + Math.floor(index / 100) * 10 + 0.2).toFixed(2),
  'OSGB',
  (12 + index / 1000).toFixed(3),
  ((index % 400) / 10 + 0.3).toFixed(2),
]

const HEADINGS = ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_GL', 'LOCA_FDEP']
const rows = Array.from({ length: HOLES }, (_, index) => hole(index))

let service: SampleService
beforeAll(async () => {
  service = await serveImported('Local', (folder) => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'site.ags'), smallSite({ LOCA: [HEADINGS, ...rows] }))
  })
})
afterAll(() => service.close())

describe.skipIf(!HAS_GDAL)('GDAL, where it is installed', () => {
  test('reads 10,000 holes in at most 12 requests of features, with the values of the file', async () => {
    const [project = ''] = service.projects.values()
    const { stdout, stderr } = await run(
      'ogr2ogr',
      ['-f', 'GeoJSON', '/vsistdout/', `OAPIF:${service.url}/ogc/${project}`, 'holes'],
      {
        env: {
          ...process.env,
          CPL_DEBUG: 'HTTP',
          GDAL_HTTP_HEADERS: `Authorization: Bearer ${service.key}`,
        },
        maxBuffer: MAX_OUTPUT_BYTES,
      },
    )
    const requests = stderr.match(/Fetch\(.*/g) ?? []
    expect(requests.filter((request) => request.includes('/items')).length).toBeLessThanOrEqual(12)
    expect(requests.length).toBeLessThanOrEqual(14)
    const { features } = JSON.parse(stdout) as { features: Feature[] }
    expect(features.map(({ properties }) => valuesOf(properties))).toEqual(rows)
  })
})

const valuesOf = (properties: Feature['properties']) =>
  HEADINGS.map((heading) => properties[`${heading}_text`] ?? properties[heading])
