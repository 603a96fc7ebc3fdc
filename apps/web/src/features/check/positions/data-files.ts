import type * as Files from '@groundsheet/coordinates/data-files'
import type { City } from '@groundsheet/coordinates/data-files'
import { unpackRings } from '@groundsheet/coordinates/rings'
import places from 'virtual:position-data/places'
import { inflate } from './inflate.ts'
import { unpackShiftGrid } from './unpack-shift-grid.ts'

// The build puts this file in place of the one that reads from disk. Data come as scripts of this server,
// whole.

export const readShiftGrid: typeof Files.readShiftGrid = async () =>
  unpackShiftGrid((await import('virtual:position-data/shift-grid')).default)

export const readDefinition: typeof Files.readDefinition = async (number) =>
  (await import('virtual:position-data/definitions')).default[number] ?? null

export const readCrsNames: typeof Files.readCrsNames = async () =>
  Object.values((await import('virtual:position-data/definitions')).default)

export const readLand: typeof Files.readLand = async () =>
  unpackRings(await inflate((await import('virtual:position-data/land')).default))

export const readCities: typeof Files.readCities = () => places.trim().split('\n').slice(1).map(readCity)

function readCity(line: string): City {
  const [name = '', country = '', admin = '', population, longitude, latitude, district = ''] =
    line.split('\t')
  return {
    name,
    country,
    admin,
    district,
    population: Number(population),
    longitude: Number(longitude),
    latitude: Number(latitude),
  }
}
