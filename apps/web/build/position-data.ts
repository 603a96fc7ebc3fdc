import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { readShiftGrid, type CrsDefinition } from '@groundsheet/coordinates/data-files'

const require = createRequire(import.meta.url)

const VIRTUAL_MODULE_PREFIX = 'virtual:position-data/'
const COORDINATES = join(import.meta.dirname, '../../../packages/coordinates')
/** Reads in the browser what `data-files.ts` of the package reads from disk. */
const BROWSER_DATA_FILES = join(import.meta.dirname, '../src/features/check/positions/data-files.ts')

const WRITERS: Readonly<Record<string, () => Promise<string> | string>> = {
  'shift-grid': writeShiftGrid,
  land: writeLand,
  definitions: writeDefinitions,
  places: () => writeText(readFileSync(join(COORDINATES, 'data/places.tsv'), 'utf8')),
}

/**
 * Data for positions as scripts: the check page may load scripts of this server, and connect to nothing.
 * Every file is loaded whole, so that no request depends on where a site is.
 */
export function positionData(): Plugin {
  return {
    name: 'position-data',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(VIRTUAL_MODULE_PREFIX)) return `\0${source}`
      const isDataFiles = source === './data-files.ts' && importer?.startsWith(join(COORDINATES, 'src'))
      return isDataFiles ? BROWSER_DATA_FILES : undefined
    },
    load: (id) => WRITERS[id.replace(`\0${VIRTUAL_MODULE_PREFIX}`, '')]?.(),
  }
}

const writeText = (text: string): string => `export default ${JSON.stringify(text)}`
/** Browsers parse JSON faster than the same data in a script. */
const writeJson = (data: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})`

/** OSTN15 has its shifts in whole millionths of a second of arc. */
const SHIFT_UNITS_PER_ARC_SECOND = 1e6

/** Both bands of OSTN15 as whole numbers, packed by `splitBytes` and deflated. */
async function writeShiftGrid(): Promise<string> {
  const grid = await readShiftGrid()
  const bands = (['north', 'east'] as const).map((direction) =>
    Int32Array.from({ length: grid.columns * grid.rows }, (_, place) => {
      const seconds = grid.shift(direction, place % grid.columns, Math.floor(place / grid.columns))
      const units = Math.round(seconds * SHIFT_UNITS_PER_ARC_SECOND)
      if (Math.fround(units / SHIFT_UNITS_PER_ARC_SECOND) !== seconds)
        throw new Error('OSTN15 has finer shifts than expected')
      return units
    }),
  )
  const bytes = Buffer.concat(bands.map((band) => splitBytes(band, grid.columns)))
  const packed = packBytes(bytes)
  // JSON leaves out the function.
  return `export default ${JSON.stringify({ ...grid, perSecond: SHIFT_UNITS_PER_ARC_SECOND, packed })}`
}

/**
 * What a node differs from its neighbours west and north by: first the lowest bytes of all nodes, then the
 * next.
 */
function splitBytes(values: Int32Array, columns: number): Uint8Array {
  const bytes = new Uint8Array(values.length * 4)
  values.forEach((value, place) => {
    const west = place % columns > 0 ? 1 : 0
    const at = (step: number) => values[place - step] ?? 0
    const expected = west * at(1) + at(columns) - west * at(columns + 1)
    const difference = value - expected
    // The sign is the lowest bit: small numbers have small bytes.
    const folded = (difference << 1) ^ (difference >> 31)
    for (let byte = 0; byte < 4; byte++) bytes[byte * values.length + place] = (folded >>> (8 * byte)) & 0xff
  })
  return bytes
}

/** Coasts as the package has them, deflated. */
function writeLand(): string {
  return writeText(packBytes(readFileSync(join(COORDINATES, 'data/land.bin'))))
}

const packBytes = (bytes: Uint8Array): string => deflateSync(bytes, { level: 9 }).toString('base64')

/** Of projected systems; of their WKT only the code of the datum is used. */
function writeDefinitions(): string {
  const all = readJson(require.resolve('epsg-index/all.json', { paths: [COORDINATES] })) as Readonly<
    Record<string, CrsDefinition>
  >
  const projected = Object.values(all).filter(({ kind }) => kind === 'CRS-PROJCRS')
  return writeJson(
    Object.fromEntries(
      projected.map(({ code, kind, name, proj4, wkt, bbox }) => [
        code,
        { code, kind, name, proj4, bbox, wkt: DATUM_UNIT.exec(wkt ?? '')?.[0] ?? null },
      ]),
    ),
  )
}

/** The end of the geographic system in a WKT, which names its EPSG code. */
const DATUM_UNIT = /UNIT\["degree"[^[\]]*(?:AUTHORITY\[[^\]]*\])?\],AUTHORITY\["EPSG","\d+"\]/

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
