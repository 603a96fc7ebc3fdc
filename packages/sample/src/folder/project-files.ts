import { writeAgs3 } from '../ags/write-ags3.ts'
import { writeAgs4 } from '../ags/write-ags4.ts'
import type { Hole } from '../holes/hole.ts'
import { makeHoles } from '../holes/make-hole.ts'
import { recordHole } from '../records/record-hole.ts'
import { toDegrees } from '../sites/anchor.ts'
import type { Site } from '../sites/site.ts'
import { boundaryCollection } from './geojson.ts'
import { type SampleFile, textOf } from './sample-file.ts'

/** Everything in one folder under `projects/`. */
export function* projectFiles(site: Site, seed: number): Generator<SampleFile> {
  const path = (name: string) => `projects/${site.folder}/${name}`
  const { anchor, annotations } = site
  yield { path: path('project.json'), text: textOf(projectFile(site)) }
  const holes = makeHoles(site, seed)
  for (const [index, { file }] of site.deliveries.entries())
    yield { path: path(file), text: writeDelivery(site, index, holes) }
  yield { path: path('boundaries.geojson'), text: textOf(boundaryCollection(anchor, annotations.boundaries)) }
  yield { path: path('groups.json'), text: textOf(annotations.groups) }
  yield { path: path('styles.json'), text: textOf(annotations.styles) }
  yield { path: path('placements.json'), text: textOf(placements(site)) }
}

function projectFile({ reference, name, status, client, contractor, consultant, contractStartDate }: Site) {
  return {
    projectId: reference,
    projectName: name,
    status,
    client,
    contractor,
    consultant,
    contractStartDate,
    crs: 'EPSG:27700',
  }
}

function writeDelivery(site: Site, delivery: number, holes: readonly Hole[]): string {
  const entries = holes.filter((hole) => hole.delivery === delivery).flatMap((hole) => [...recordHole(hole)])
  return site.edition === 'AGS4' ? writeAgs4(site, delivery, entries) : writeAgs3(site, entries)
}

function placements({ anchor, annotations }: Site) {
  return Object.fromEntries(
    Object.entries(annotations.placements).map(([id, [easting, northing]]) => [
      id,
      toDegrees(anchor, easting, northing),
    ]),
  )
}
