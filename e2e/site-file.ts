import { createClient, type Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from './service.ts'

/** A line of an AGS file. */
export const row = (...values: string[]) => values.map((value) => `"${value}"`).join(',')

/** Easting and northing in metres. */
export type SiteHole = readonly [name: string, type: string, easting: number, northing: number]

/** An AGS 4 file of a project whose holes have coordinates, in metres; a name alone has none. */
export function siteText(reference: string, holes: readonly (SiteHole | string)[], name = reference): string {
  return [
    row('GROUP', 'PROJ'),
    row('HEADING', 'PROJ_ID', 'PROJ_NAME'),
    row('UNIT', '', ''),
    row('TYPE', 'ID', 'X'),
    row('DATA', reference, name),
    '',
    row('GROUP', 'LOCA'),
    row('HEADING', 'LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN'),
    row('UNIT', '', '', 'm', 'm'),
    row('TYPE', 'ID', 'PA', '2DP', '2DP'),
    ...holes.map(holeRow),
    '',
  ].join('\r\n')
}

function holeRow(hole: SiteHole | string): string {
  if (typeof hole === 'string') return row('DATA', hole, 'CP', '', '')
  const [name, type, easting, northing] = hole
  return row('DATA', name, type, easting.toFixed(2), northing.toFixed(2))
}

interface ImportedSite {
  readonly client: Client
  readonly key: string
  /** Id of the project. */
  readonly project: string
  /** A hole by its name. */
  readonly hole: (name: string) => Promise<Location>
}

/** Imports the text of an AGS file as the only project of a new company. */
export async function importSite(
  service: Service,
  company: string,
  text: string,
  ...options: string[]
): Promise<ImportedSite> {
  const file = join(service.folder, `${company}.ags`)
  writeFileSync(file, text)
  const imported = service.run(
    'import',
    file,
    '--company',
    company,
    '--database',
    service.database,
    ...options,
  )
  if (imported.status !== 0) throw new Error(imported.stderr)
  const { key } = service.createKey({ company, name: company })
  const client = createClient({ baseUrl: `${service.url}/v1`, key })
  const [project] = await Array.fromAsync(client.projects())
  if (!project) throw new Error(`${company} has no project`)
  return {
    client,
    key,
    project: project.id,
    hole: async (name) => {
      const [hole] = await Array.fromAsync(client.locations(project.id, { locationId: name }))
      if (!hole) throw new Error(`there is no hole ${name}`)
      return hole
    },
  }
}
