import type { Hole } from '../holes/hole.ts'
import { toDegrees } from '../sites/anchor.ts'
import type { Entry } from './entry.ts'

export function* recordLocation(hole: Hole): Generator<Entry> {
  const { id, type, site, groundLevel, finalDepth, started, ended, remark } = hole
  yield [
    'LOCA',
    {
      LOCA_ID: id,
      LOCA_TYPE: type,
      LOCA_STAT: site.status === 'open' && hole.delivery > 1 ? 'DRAFT' : 'FINAL',
      ...position(hole),
      LOCA_GL: groundLevel,
      LOCA_REM: remark,
      LOCA_FDEP: finalDepth,
      LOCA_STAR: started,
      LOCA_PURP: site.purpose,
      LOCA_TERM: terminations[type],
      LOCA_ENDD: ended,
    },
  ]
}

const terminations: Readonly<Record<Hole['type'], string>> = {
  CP: 'Scheduled depth or refusal in rock',
  RC: 'Scheduled depth in rock',
  'CP+RC': 'Scheduled depth in rock',
  TP: 'Scheduled depth',
  WS: 'Scheduled depth or refusal',
  CPT: 'Scheduled depth or refusal',
  HA: 'Scheduled depth',
}

function position({ position: given, easting, northing, site }: Hole): Record<string, string | number> {
  if (given === 'none') return {}
  if (given === 'grid') return { LOCA_NATE: easting, LOCA_NATN: northing, LOCA_GREF: 'OSGB' }
  const { latitude, longitude } = toDegrees(site.anchor, easting, northing)
  return { LOCA_LAT: sexagesimal(latitude), LOCA_LON: sexagesimal(longitude), LOCA_LLZ: 'WGS84' }
}

/** Degrees, minutes and seconds as the data type DMS has them: `52:38:09.874`. */
function sexagesimal(degrees: number): string {
  const thousandths = Math.round(Math.abs(degrees) * 3_600_000)
  const seconds = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0')
  const minutes = String(Math.floor(thousandths / 60_000) % 60).padStart(2, '0')
  return `${degrees < 0 ? '-' : ''}${Math.floor(thousandths / 3_600_000)}:${minutes}:${seconds}`
}
