import { listedText, formatDecimals, formatDepth, levelUnit } from '@groundsheet/readings'
import { compassPoint } from '../compass-point.ts'
import { number, count, metres, twoDecimals } from '../text-format.ts'

/** Metres along a line: to the decimetre, and to the metre from 100 m. */
const alongMetres = (length: number) => formatDecimals(length, Math.abs(length) < 100 ? 1 : 0)

const asideMetres = (offset: number) => `${formatDecimals(Math.abs(offset), Math.abs(offset) < 10 ? 1 : 0)} m`

/** Distance of a hole from a line, metres, negative to the left; `beyond`: past an end of the line. */
interface Aside {
  readonly offset: number
  readonly beyond: boolean
  /** Inclination of a hole below horizontal, degrees; `words`: described as inclined without an angle. */
  readonly inclined?: number | 'words' | null
}

/** Codes of strata as AGS 4 names them. */
const codesOf = (heading: string) => (heading === 'GEOL_LEG' ? 'legend codes' : 'geology codes')

/** Ground level and depth of a hole, metres. */
interface Levels {
  readonly groundLevel: number | null
  readonly finalDepth: number | null
  readonly datum?: string | undefined
}

const asideText = ({ offset, beyond }: Aside, end: string, left: string, right: string) =>
  Math.abs(offset) < 0.5 ? '' : `${asideMetres(offset)} ${beyond ? end : offset < 0 ? left : right}`

/** A section draws every hole vertically, so it states which holes are not. */
const leanText = ({ inclined = null }: Aside) => {
  if (inclined === null) return ''
  return inclined === 'words' ? 'stated to be inclined' : `inclined ${inclined}°`
}

const joinStated = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')

/** Water levels without room: by hole, and those of holes that are not named. */
interface HiddenWater {
  readonly holes: readonly (readonly [hole: string, marks: number])[]
  readonly others: number
  readonly marks: number
}

/** Holes of which a part has no room; `others`: number of those that are not named. */
interface HiddenHoles {
  readonly holes: readonly string[]
  readonly others: number
}

const namesOf = ({ holes, others }: HiddenHoles): string[] => [
  ...holes,
  ...(others > 0 ? [count(others, 'hole', 'holes')] : []),
]

const joinedPart = (name: string, items: readonly string[]) =>
  items.length > 0 ? [`${name} (${items.join(', ')})`] : []

/** Short names of water marks by series: in the drawing for CAD they are next to a column. */
const SHORT_WATER_NAMES: Readonly<Record<string, string>> = {
  strike: 'Strike',
  standing: 'After strike',
  damp: 'Damp',
}

/** Texts of the section. */
export const sectionStrings = {
  label: (holes: number, length: number) =>
    `Section of ${alongMetres(length)} m through ${count(holes, 'hole', 'holes')}. Plus and minus zoom, ` +
    'arrow keys move, Home fits all of it.',
  start: (selected: number) =>
    selected === 0
      ? 'A section shows holes to scale along a line. Draw the line on the map, or select two or more ' +
        'holes in the list or on the map.'
      : `A section needs two or more holes at different locations: ${number.format(selected)} selected. ` +
        'Select another, or draw a line on the map.',
  empty: (maxOffset: number) =>
    `No holes within ${maxOffset} m of the line. Increase the max. offset, or draw another line.`,
  allUndrawable:
    'No hole near the line has a ground level and depth that can be drawn. Check them in the file.',
  draw: 'Draw a line on the map',
  drawInstead: 'Draw a line',
  drawAnother: 'Draw another line',
  through: (n: number) => `Through the ${number.format(n)} holes shown`,
  throughSelected: (n: number) => `Through the ${count(n, 'selected hole', 'selected holes')}`,
  order: 'Order along the best-fit line',
  zoom: {
    in: 'Zoom in',
    out: 'Zoom out',
    whole: 'Fit',
  },
  options: 'Options',
  heights: 'Vertical exaggeration',
  automatic: (times: number) => `automatic (×${times})`,
  times: (times: number) => (times === 1 ? '×1, to scale' : `vertical exaggeration ×${times}`),
  timesShort: (times: number) => (times === 1 ? '×1, to scale' : `×${times}`),
  maxOffset: 'Max. offset',
  reachUnit: 'm',
  reachSlider: 'Maximum offset of a hole from the line, metres',
  ties: 'Correlation lines (equal geology codes)',
  tests: 'SPT N',
  levelUnit,
  depthUnit: 'm bgl',
  flat: 'Flat datum (by depth)',
  drawFlat: 'Draw by depth (flat datum)',
  flatNote: 'Flat datum: drawn by depth, ground levels not shown',
  projects: {
    unknownGrid: 'not known',
    grids: (grids: readonly string[]) =>
      `The grids of the projects differ (${grids.join(', ')}). Their holes are placed by longitude and ` +
      'latitude in one plane, a transverse Mercator projection about the start of the line.',
  },
  datums: (datums: readonly string[]) =>
    `Levels are above different datums (${datums.join(', ')}) and are drawn as stated`,
  chainageUnit: 'm',
  distance: alongMetres,
  /** `bearing`: direction of the end, degrees clockwise from north. */
  end: (letter: string, bearing: number | null) =>
    bearing === null ? letter : `${letter} (${compassPoint(bearing, 8)})`,
  bend: 'Change of direction',
  interpretation: (headings: readonly string[]) =>
    'Interpretation: straight correlation lines between equal ' +
    headings.map((heading) => `${codesOf(heading)} (${heading})`).join(' or '),
  offsetShort: (aside: Aside) => joinStated(asideText(aside, 'beyond', 'L', 'R'), leanText(aside)),
  where: ({ chainage, ...aside }: Aside & { readonly chainage: number }) =>
    joinStated(
      `at ${alongMetres(chainage)} m`,
      asideText(aside, 'beyond the end', 'left', 'right'),
      leanText(aside),
    ),
  levelsOf: ({ groundLevel, finalDepth, datum }: Levels) =>
    [
      groundLevel === null
        ? 'No ground level stated'
        : `Ground level ${twoDecimals(groundLevel)} ${levelUnit(datum)}`,
      ...(finalDepth === null ? [] : [`${metres(finalDepth)} deep`]),
    ].join(', '),
  /** `*` marks ground level less depth along an inclined hole, as in its log. */
  levelRange: (top: number, base: number, datum: string | null | undefined, isInclined: boolean) => {
    const figure = (level: number) => `${twoDecimals(level)}${isInclined ? '*' : ''}`
    const range = `${top === base ? '' : `${figure(top)} to `}${figure(base)} ${levelUnit(datum)}`
    return isInclined ? `${range} (ground level less depth; the hole is inclined)` : range
  },
  open: 'Click to open the hole',
  list: 'Click to list strata and SPT results',
  tapped: {
    label: (hole: string) => `Strata and SPT results of ${hole}`,
    open: 'Open hole',
    strata: 'Strata',
    noStrata: 'No strata.',
    noTests: 'None in this hole.',
    showTests: 'Show SPT N',
  },
  holes: (n: number) => count(n, 'hole on the section', 'holes on the section'),
  unlevelled: (n: number) => `Not drawn: ${number.format(n)} without a ground level`,
  undrawable: (n: number, level: number, depth: number) =>
    `Not drawn: ${number.format(n)} with a placeholder for the level (-999), a level beyond ` +
    `±${number.format(level)} m or a depth over ${number.format(depth)} m`,
  unplaced: (n: number) => `Not drawn: ${number.format(n)} without a reliable position`,
  conflicts: (n: number) => `Legend code and description disagree: ${count(n, 'stratum', 'strata')}`,
  ofHole: (hole: string, text: string) => `${hole}: ${text}`,
  unscaled: (n: number) => `Outside the scale: ${count(n, 'impossible reading', 'impossible readings')}`,
  unscaledReading: (hole: string, depth: number, text: string) =>
    `${hole} at ${formatDepth(depth)} m: ${text}`,
  /** `others`: number of holes that are not named. */
  hiddenNames: (names: readonly string[], others: number) =>
    `Hole names not written for lack of room: ${[
      ...names,
      ...(others === 0
        ? []
        : [names.length === 0 ? count(others, 'hole', 'holes') : count(others, 'other hole', 'other holes')]),
    ].join(', ')}`,
  hiddenTests: (
    holes: readonly (readonly [hole: string, results: number])[],
    others: number,
    results: number,
  ) =>
    `SPT results not shown for lack of room: ${[
      ...holes.map(([hole, n]) => `${n} in ${hole}`),
      ...(others > 0 ? [`${number.format(results)} in ${count(others, 'other hole', 'other holes')}`] : []),
    ].join(', ')}`,
  hiddenParts: (
    water: HiddenWater,
    depths: HiddenHoles,
    profiles: HiddenHoles,
    strata: number,
    isListed: boolean,
  ) =>
    `Not drawn for lack of room: ${[
      ...joinedPart('water levels', [
        ...water.holes.map(([hole, n]) => `${n} in ${hole}`),
        ...(water.others > 0
          ? [`${number.format(water.marks)} in ${count(water.others, 'hole', 'holes')}`]
          : []),
      ]),
      ...joinedPart('final depths', namesOf(depths)),
      ...joinedPart('profiles of cones and probes', namesOf(profiles)),
      ...(strata > 0
        ? [`${count(strata, 'stratum name', 'stratum names')}${isListed ? ' (see “Strata by hole”)' : ''}`]
        : []),
    ].join(', ')}`,
  legendAndList: 'Legend, strata by hole',
  strataList: {
    title: 'Strata by hole',
    hole: (name: string) => `Strata of ${name}`,
    stratum: (depths: string, name: string, code: string) =>
      `${depths}: ${name}${code === '' || code === name ? '' : ` (${code})`}`,
  },
  testResults: {
    title: 'SPT results',
    none: 'None in these holes.',
    result: (depth: number, label: string) => `${formatDepth(depth)} m: ${label}`,
  },
  outside: (n: number) => `${count(n, 'hole is', 'holes are')} farther from the line.`,
  progress: (known: number, total: number | null) =>
    total === null
      ? 'Loading…'
      : `Loading ${number.format(known)} of ${count(Math.max(known, total), 'row', 'rows')}`,
  failed: 'Some rows could not be loaded.',
  cad: {
    download: 'DXF',
    hint: 'Download the whole section as DXF, for CAD',
    saved: (name: string) => `Downloaded ${name}.`,
    failed: 'Download failed; no file saved. Try again.',
    fileName: 'section',
    unknown: 'not stated',
    scale: 'Chainages and labelled levels in metres.',
    water: (series: string | undefined, depth: number) =>
      `${SHORT_WATER_NAMES[series ?? ''] ?? 'Water'} ${formatDepth(depth)} m`,
  },
  legend: {
    title: 'Legend',
    uncoded: 'No legend code',
    withoutCode: 'no legend code',
    geology: listedText,
    unnamed: 'geology code, no name in the file',
    fromDescriptions: ', named in descriptions',
    ground: {
      level: 'Ground level, straight lines between holes',
      depth: 'Ground level of each hole, drawn flat',
    },
    tie: (headings: readonly string[]) =>
      `Interpretation: correlation line (equal ${headings.map(codesOf).join(' or ')})`,
    tests: 'Figures beside holes: SPT N, or blows/penetration in mm',
    contradicted: '* contradictory values in the file, see the notes of the log',
    bend: 'Change of direction',
    unlogged: 'Not logged: no stratum in the data',
    profiles: {
      cone: (most: number) => `Cone resistance qc, 0 to ${most} MPa beside its hole`,
      probe: (most: number) => `Dynamic probe, 0 to ${most} blows beside its hole`,
      'dynamic-cone': (most: number) => `Dynamic cone penetrometer, 0 to ${most} mm per blow beside its hole`,
    },
    sides: 'L, R: left and right of the line, seen from A. Dashed: offset more than half of the maximum.',
  },
} as const
