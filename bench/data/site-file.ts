import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { agsLine as line } from './ags-line.ts'
import { randomNumbers } from './random.ts'

export interface Site {
  /** PROJ_ID. */
  readonly reference: string
  readonly seed: number
  readonly holes: number
  /** Readings of a cone in each hole. */
  readonly readings: number
  /** Headings of numbers have numeric types and their units; otherwise every heading is text. */
  readonly isTyped?: boolean
}

const TYPES = ['CP', 'RC', 'TP', 'CPT', 'WS'] as const
const HEADINGS = {
  PROJ: ['PROJ_ID', 'PROJ_NAME', 'PROJ_LOC', 'PROJ_CLNT', 'PROJ_CONT', 'PROJ_ENG'],
  LOCA: [
    'LOCA_ID',
    'LOCA_TYPE',
    'LOCA_STAT',
    'LOCA_NATE',
    'LOCA_NATN',
    'LOCA_GREF',
    'LOCA_GL',
    'LOCA_FDEP',
    'LOCA_STAR',
    'LOCA_ENDD',
    'LOCA_PURP',
    'LOCA_TERM',
    'LOCA_CLST',
    'LOCA_ALID',
    'LOCA_OFFS',
    'LOCA_CNGE',
    'LOCA_DATM',
    'LOCA_REM',
  ],
  SCPG: ['LOCA_ID', 'SCPG_TESN', 'SCPG_TYPE'],
  SCPT: ['LOCA_ID', 'SCPG_TESN', 'SCPT_DPTH', 'SCPT_RES', 'SCPT_FRES', 'SCPT_PWP2'],
} as const

const METRES = /_(?:NATE|NATN|GL|FDEP|DPTH)$/
const NUMBERS = /_(?:NATE|NATN|GL|FDEP|DPTH|RES|FRES|PWP2)$/

function* head(group: keyof typeof HEADINGS, isTyped: boolean): Generator<string> {
  const headings: readonly string[] = HEADINGS[group]
  yield line('GROUP', group)
  yield line('HEADING', ...headings)
  yield line('UNIT', ...headings.map((heading) => (isTyped && METRES.test(heading) ? 'm' : '')))
  yield line('TYPE', ...headings.map((heading) => (isTyped && NUMBERS.test(heading) ? '3DP' : 'X')))
}

/** Metres from side to side. */
const SITE_WIDTH_M = 2000

/** Holes are numbered back and forth, line by line, so that consecutive ones are neighbours. */
function placeInLines(index: number, perLine: number): readonly [along: number, across: number] {
  const [across, step] = [Math.floor(index / perLine), index % perLine]
  return [across % 2 === 0 ? step : perLine - 1 - step, across]
}

/** The text of an AGS 4 file, piece by piece. */
function* siteText({ reference, seed, holes, readings, isTyped = false }: Site): Generator<string> {
  const random = randomNumbers(seed)
  const east = 300_000 + Math.floor(random() * 200_000)
  const north = 200_000 + Math.floor(random() * 200_000)
  const names = Array.from({ length: holes }, (_, index) => `BH${reference}-${index + 1}`)
  yield* head('PROJ', isTyped)
  yield line('DATA', reference, `Site ${reference}`, 'Midlands', 'A client', 'A contractor', 'An engineer')
  yield '\r\n'
  yield* head('LOCA', isTyped)
  const perLine = Math.ceil(Math.sqrt(holes))
  for (const [index, name] of names.entries()) {
    const [along, across] = placeInLines(index, perLine)
    const place = [
      east + ((along + random()) / perLine) * SITE_WIDTH_M,
      north + ((across + random()) / perLine) * SITE_WIDTH_M,
      20 + random() * 40,
      5 + random() * 30,
    ]
    const [easting = '', northing = '', level = '', depth = ''] = place.map((value) => value.toFixed(2))
    const type = TYPES[index % TYPES.length] ?? 'CP'
    const dates = ['2024-03-01', '2024-03-04']
    yield line(
      'DATA',
      name,
      type,
      'FINAL',
      easting,
      northing,
      'OSGB',
      level,
      depth,
      ...dates,
      'Ground investigation',
      'Hard stratum met at final depth',
      'Stage 2, western section',
      'Main line',
      ...[random() * 30, random() * 4000].map((value) => value.toFixed(2)),
      'Ordnance Datum Newlyn',
      'Backfilled with arisings on completion',
    )
  }
  yield '\r\n'
  if (readings === 0) return
  yield* head('SCPG', isTyped)
  for (const name of names) yield line('DATA', name, 'A', 'PC')
  yield '\r\n'
  yield* head('SCPT', isTyped)
  for (const name of names) {
    for (let reading = 1; reading <= readings; reading += 1) {
      const values = [reading * 0.01, random() * 20, random() * 0.2, random() * 0.5]
      yield line('DATA', name, 'A', ...values.map((value) => value.toFixed(3)))
    }
  }
}

/** Writes it without holding it. */
export async function writeSite(path: string, site: Site): Promise<void> {
  const file = createWriteStream(path)
  let held = ''
  for (const piece of siteText(site)) {
    held += piece
    if (held.length < 1 << 18) continue
    if (!file.write(held)) await once(file, 'drain')
    held = ''
  }
  file.end(held)
  await once(file, 'close')
}
