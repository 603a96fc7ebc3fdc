import { levelWords } from './level-words.ts'

/** Ordnance Datum (Newlyn), as levels in Great Britain are written: `m OD`. */
export const ORDNANCE_DATUM = 'OD'

const ORDNANCE = /\bm? ?A?ODN?\b|\bordnance datum\b|\bnewlyn\b/i
/** National datums that also call themselves ordnance datums. */
const ELSEWHERE = /\b(malin|belfast|poolbeg|douglas|stornoway|lerwick)\b/i
/** Ways of naming the British National Grid in LOCA_GREF. */
const BRITISH_GRID = /^(?:OSGB|BNG|NGR|british national grid)/i
/** The British National Grid, alone and with heights above Ordnance Datum. */
const BRITISH_CRS: ReadonlySet<string> = new Set(['EPSG:27700', 'EPSG:7405'])

type Values = Readonly<Record<string, string>>

/**
 * Datum of the ground level of a hole as stated: `OD`, `CD`, `OD Belfast`, `Site datum`. Null if it states
 * none and is not on the British grid.
 * Source: AGS 4.1.1, LOCA_NATD (national datum), else LOCA_DATM (local datum), which some files use for it;
 * LOCA_GREF.
 */
export function levelDatum(values: Values): string | null {
  const stated = [values.LOCA_NATD, values.LOCA_DATM].map((text) => text?.trim() ?? '')
  // A level alone names no datum.
  const named = stated.find((text) => /[a-z]{2}/i.test(text))
  if (named === undefined) return BRITISH_GRID.test(values.LOCA_GREF?.trim() ?? '') ? ORDNANCE_DATUM : null
  return ORDNANCE.test(named) && !ELSEWHERE.test(named) ? ORDNANCE_DATUM : plainName(named)
}

/** The grid of a project: its code (`EPSG:27700`), and who states it; `guessed`: nobody does. */
export interface KnownCrs {
  readonly code: string | null
  readonly source: string
}

/** Datum of holes that state none, by the grid of their project; none if it was assumed from coordinates. */
export function datumOfCrs(crs: KnownCrs | null | undefined): string | null {
  if (crs?.source === 'guessed') return null
  return BRITISH_CRS.has(crs?.code?.toUpperCase() ?? '') ? ORDNANCE_DATUM : null
}

/** `mCD`, `m CD` and `4.25 (mCD)` without the metre and the level. */
const plainName = (text: string): string =>
  text
    .replace(/^[-+]?[\d.]+ *\(?(?=[a-z])/i, '')
    .replace(/\)$/, '')
    .replace(/^m ?(?=[A-Z]{2})/, '')

/** Unit of a level: `m OD`, `m CD`, `m above Site datum`; `m` if the datum is unknown. */
export function levelUnit(datum: string | null | undefined): string {
  if (!datum) return 'm'
  return /^[A-Z]{2,4}(?: [A-Z][a-z]+)?$/.test(datum) ? `m ${datum}` : levelWords.above(datum)
}

/** The common datum; null if they differ or one is unknown. */
export function commonDatum(datums: Iterable<string | null | undefined>): string | null {
  const [first = null, ...others] = new Set([...datums].map((datum) => datum ?? null))
  return others.length === 0 ? first : null
}
