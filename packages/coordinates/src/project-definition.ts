import proj4, { type Converter } from 'proj4'
import type { CrsDefinition } from './data-files.ts'
import { invert, project } from './inverse-projection.ts'
import type { Projection } from './projection.ts'

/**
 * Projected to WGS84 and back by a definition of the EPSG index. Throws a one-line Error where that cannot be
 * done honestly: a datum without a shift to WGS84 would be hundreds of metres off in silence.
 */
export function projectDefinition(definition: CrsDefinition): Projection {
  const trouble = findTrouble(definition)
  const code = `EPSG:${definition.code} (${definition.name})`
  if (trouble !== null) throw new Error(`${code} ${trouble}`)
  const converter = makeConverter(definition, code)
  return {
    toWgs84: (easting, northing) => invert(converter, easting, northing),
    fromWgs84: (place) => project(converter, place),
  }
}

function makeConverter(definition: CrsDefinition, code: string): Converter {
  const text = definition.proj4 ?? ''
  try {
    return proj4(isRotated(text) ? withKnownDatum(definition, text) : text, 'WGS84')
  } catch {
    throw new Error(
      `${code} uses a projection or datum that is not supported: give the positions in another CRS`,
    )
  }
}

function findTrouble({ kind, proj4: text }: CrsDefinition): string | null {
  if (kind !== 'CRS-PROJCRS')
    return 'is not a projected CRS: eastings and northings need one, for example EPSG:27700'
  if (!text) return 'has no definition that can be used: give the positions in another CRS'
  if (/\+axis=(?!enu|neu)/.test(text)) return 'counts its axes west or south, which is not supported'
  const grid = /\+nadgrids=(?!@null)(\S+)/.exec(text)?.[1]
  if (grid) return `needs the shift grid ${grid}, which is not carried: give the positions in another CRS`
  if (/\+towgs84=|\+nadgrids=@null|\+datum=(WGS84|NAD83)|\+ellps=(GRS80|WGS84)/.test(text)) return null
  return 'has no published shift to WGS84: give the positions in another CRS'
}

/** A seven-parameter shift with rotations. */
const isRotated = (text: string): boolean => {
  const [, , , ...rotations] = (/\+towgs84=(\S+)/.exec(text)?.[1] ?? '').split(',').map(Number)
  return rotations.slice(0, 3).some((rotation) => rotation !== 0)
}

/**
 * The index mixes two sign conventions and two units of rotation: EPSG:31370 would be 65 m off, EPSG:28992
 * 170 m. See proj4js issue 549 and PROJ issue 1580. So a rotated datum is taken from proj4's own table by its
 * EPSG code. The axes of the ellipsoid must be spelled out, since a named datum makes proj4 forget them.
 * Throws where the table has none.
 */
function withKnownDatum({ wkt }: CrsDefinition, text: string): string {
  const datum =
    /UNIT\["degree"[^[\]]*(?:AUTHORITY\[[^\]]*\])?\],AUTHORITY\["EPSG","(\d+)"\]/.exec(wkt ?? '')?.[1] ?? ''
  const ellipsoid = new proj4.Proj(text)
  const shape = text.replace(/\+(ellps|a|b|rf|towgs84)=\S+ /g, '')
  const named = `${shape} +a=${Number(ellipsoid.a)} +b=${Number(ellipsoid.b)} +datum=EPSG_${datum}`
  if (!isShifted(new proj4.Proj(named).datum)) throw new Error(`datum EPSG:${datum} is not known`)
  return named
}

const isShifted = (datum: unknown): boolean =>
  typeof datum === 'object' && datum !== null && 'datum_params' in datum && Array.isArray(datum.datum_params)
