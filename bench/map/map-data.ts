import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER } from '../data/data-set.ts'
import { createKey, groundsheet } from '../data/run-command.ts'
import { writeSite } from '../data/site-file.ts'
import type { BenchSize } from '../part.ts'

export const MAP_SIZES = { full: [1000, 10_000, 100_000], quick: [300] } as const

const COMPANY = 'Map bench'
const icon = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${shape}" fill="currentColor"/></svg>`
const ICONS = {
  ring: icon('M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 4a6 6 0 1 1 0 12a6 6 0 1 1 0-12z'),
  drop: icon('M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z'),
}
/**
 * Three types with icons of their own, two with built-in symbols, so that styles cascade and pictures are
 * tinted.
 */
const TYPES = {
  CP: { name: 'Cable percussion', style: { icon: 'ring', markerColor: '#b3541e', markerSize: 18 } },
  RC: { name: 'Rotary cored', style: { icon: 'ring', markerColor: '#2b5f8a', markerSize: 18 } },
  TP: { name: 'Trial pit', style: { markerSymbol: 'square', markerColor: '#7a5c1e' } },
  CPT: { name: 'Cone penetration test', style: { markerSymbol: 'triangle-down', markerColor: '#6b2d73' } },
  WS: { name: 'Window sample', style: { icon: 'drop', markerColor: '#2f6e3b', markerSize: 16 } },
}

export interface MapData {
  readonly database: string
  readonly key: string
}

/** One project of each size, with icons, groups of twenty holes and a boundary; created if missing. */
export async function mapData(benchSize: BenchSize, log: (line: string) => void): Promise<MapData> {
  const database = join(FOLDER, `map-${benchSize}.sqlite`)
  if (!existsSync(database)) {
    log('building the projects for the map (once)')
    await build(database, MAP_SIZES[benchSize])
  }
  return { database, key: await createKey(database, COMPANY) }
}

async function build(database: string, sizes: readonly number[]): Promise<void> {
  const folder = join(FOLDER, 'map-company')
  const unfinished = `${database}.unfinished`
  for (const path of [folder, unfinished]) rmSync(path, { recursive: true, force: true })
  mkdirSync(join(folder, 'icons'), { recursive: true })
  for (const [name, svg] of Object.entries(ICONS)) writeFileSync(join(folder, 'icons', `${name}.svg`), svg)
  const company = { name: COMPANY, crs: 'EPSG:27700', locationTypes: TYPES }
  writeFileSync(join(folder, 'company.json'), JSON.stringify(company))
  for (const holes of sizes) {
    const reference = projectReference(holes)
    const place = join(folder, 'projects', reference)
    mkdirSync(place, { recursive: true })
    await writeSite(join(place, 'site.ags'), { reference, seed: holes, holes, readings: 0 })
    const groups = Array.from({ length: Math.min(50, holes / 20) }, (_, group) => ({
      name: `Group ${group + 1}`,
      locationIds: Array.from({ length: 20 }, (_, member) => `BH${reference}-${group * 20 + member + 1}`),
    }))
    writeFileSync(join(place, 'groups.json'), JSON.stringify(groups))
  }
  await groundsheet('import', folder, '--database', unfinished)
  rmSync(folder, { recursive: true })
  renameSync(unfinished, database)
}

/** PROJ_ID of the project with this number of holes. */
export const projectReference = (holes: number): string => `MAP${holes}`
