import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from './service.ts'
import { siteText, type SiteHole } from './site-file.ts'

/** More than the first page of a list, so that pages are followed. */
export const PROJECT_COUNT = 210

const COMPANY = 'Many Sites'
/** Every fortieth project has no coordinates. */
export const UNPLACED = Math.floor(PROJECT_COUNT / 40)

/** Eastings and northings, metres of the British National Grid: two towns, and two projects at one point. */
const LEEDS = [430_000, 433_500] as const
const EXETER = [292_000, 92_500] as const
export const SHARED_POINT = { latitude: 53.796964, longitude: -1.546042 }

const STATUSES = ['open', 'open', 'closed', 'archived']

/** A second company of many small projects in the service's database; returns a key that reads it all. */
export function importManyProjects(service: Service): string {
  const company = join(service.folder, 'many')
  for (let number = 1; number <= PROJECT_COUNT; number++) writeProject(company, number)
  writeFileSync(join(company, 'company.json'), JSON.stringify({ name: COMPANY, crs: 'EPSG:27700' }))
  const imported = service.run('import', company, '--database', service.database)
  if (imported.status !== 0) throw new Error(imported.stderr)
  return service.createKey({ company: COMPANY, name: 'many' }).key
}

function writeProject(company: string, number: number) {
  const folder = join(company, 'projects', String(number))
  const reference = `MS-${number}`
  const name = `${number % 2 ? 'Leeds' : 'Exeter'} site ${number}`
  const project = {
    projectId: reference,
    projectName: name,
    status: STATUSES[number % STATUSES.length],
    client: number % 3 ? 'City Council' : null,
    contractStartDate: `${2000 + (number % 25)}-03-${String(1 + (number % 28)).padStart(2, '0')}`,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'project.json'), JSON.stringify(project))
  writeFileSync(join(folder, 'site.ags'), siteText(reference, [holeOf(number)], name))
}

/** The first and the third are at one point; the others within ten kilometres of their town. */
function holeOf(number: number): SiteHole | string {
  if (number % 40 === 0) return 'BH1'
  const [easting, northing] = number % 2 ? LEEDS : EXETER
  const spread = number <= 3 ? 0 : 1
  const east = easting + spread * (((number * 37) % 100) - 50) * 100
  const north = northing + spread * (((number * 61) % 100) - 50) * 100
  return ['BH1', 'CP', east, north]
}
