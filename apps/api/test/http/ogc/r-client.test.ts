import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../../has-program.ts'
import { startSampleService, type SampleService } from './sample-service.ts'

const run = promisify(execFile)
const HAS_SF = hasProgram('Rscript', '-e', 'library(sf)')

/** The code of the steps for R in the documentation, with this address. */
function documentedSteps(site: string): string {
  const guide = readFileSync(new URL('../../../../../docs/gis.md', import.meta.url), 'utf8')
  const [, steps = ''] = /^## R \(.*\n\n([^#]*)/m.exec(guide) ?? []
  const code = [...steps.matchAll(/^\d\. `([^`]+)`/gm)].map(([, words = '']) => words)
  return code.join('\n').replaceAll('https://HOST/ogc/PROJECT', site)
}

let service: SampleService
beforeAll(async () => (service = await startSampleService()))
afterAll(() => service.close())

describe.skipIf(!HAS_SF)('R with sf, where it is installed', () => {
  test('runs the steps of the documentation, and has every hole with its values', async () => {
    const site = `/ogc/${service.projects.get('NGE-1187')}`
    const steps = documentedSteps(service.url + site)
    expect(steps.split('\n')).toHaveLength(5)
    const script = [
      'key <- Sys.getenv("GROUNDSHEET_KEY")',
      steps,
      'cat(paste(holes$locationId, holes$finalDepth, holes$LOCA_FDEP_text), sep = "\\n")',
    ]
    const { stdout } = await run('Rscript', ['-e', script.join('\n')], {
      env: { ...process.env, GROUNDSHEET_KEY: service.key },
    })
    const { features } = await service.readAll(`${site}/collections/holes/items?limit=1000`)
    for (const { properties } of features) {
      const { locationId, finalDepth, LOCA_FDEP_text: text } = properties
      expect(`${stdout}\n`).toContain(`\n${locationId} ${finalDepth ?? 'NA'} ${text ?? 'NA'}\n`)
    }
    expect(features.length).toBeGreaterThan(20)
    expect(stdout).toContain('British National Grid')
  })
})
