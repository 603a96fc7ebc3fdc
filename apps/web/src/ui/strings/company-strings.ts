import { DAY_MS, numberFormat, plural } from '@groundsheet/readings'
import { compassPoint, wholeDegrees } from '../compass-point.ts'
import { count, degreesText, number } from '../text-format.ts'

const kilometres = numberFormat({ maximumFractionDigits: 1 })

/** `320 m`, `1.2 km`. */
const distance = (metres: number): string =>
  metres < 1000 ? `${number.format(Math.round(metres))} m` : `${kilometres.format(metres / 1000)} km`

/** Of a day since 1970. */
const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear()

/** Texts of holes of several projects: their map, their list, and those near a place. */
export const companyStrings = {
  title: 'Holes',
  list: 'List of holes',
  sides: { projects: 'Projects', holes: 'Holes' },
  filters: {
    title: 'Filters',
    side: (n: number) => (n === 0 ? 'Filters' : `Filters (${number.format(n)})`),
    counting: 'Counting holes…',
    ofAll: 'Counts are of all holes.',
    ofView: 'Counts are of the holes in the map view.',
    ofNear: (n: number, radius: number) =>
      `Counts are of the ${count(n, 'hole', 'holes')} within ${distance(radius)}.`,
    ofNearest: (n: number, radius: number) =>
      `Counts are of the nearest ${count(n, 'hole', 'holes')} within ${distance(radius)}; there are more.`,
    countedPartly:
      'Too many descriptions have these words, so only the holes of the first ones are counted. Add ' +
      'words, or other filters.',
    partly: (rows: number) =>
      `More than ${number.format(rows)} descriptions have these words: not all of their holes are ` +
      'shown. Zoom in, or add words.',
  },
  below: { title: 'Holes in view' },
  side: 'List beside the map',
  count: (n: number) => count(n, 'hole', 'holes'),
  inView: (n: number, of: number) =>
    `${n === of ? '' : `${number.format(n)} of `}${count(of, 'hole', 'holes')} in the map view`,
  countedInView: (n: number, of: number) =>
    `${n === of ? '' : `${number.format(n)} of `}${count(of, 'hole', 'holes')} in the map view. Zoom ` +
    'in to list individual holes.',
  countedAll: (n: number, of: number) =>
    `${n === of ? '' : `${number.format(n)} of `}${count(of, 'hole', 'holes')}. Search for a place to ` +
    'list those near it, or show the map.',
  noneInView: 'No holes in the map view.',
  closer: 'Zoom in to see and list individual holes.',
  tooMany: (n: number) =>
    `More than ${number.format(n)} holes in the map view. Zoom in to see individual holes.`,
  noMap: 'Search for a place to list the holes near it, or show the map.',
  loading: 'Loading holes…',
  columns: {
    name: 'Hole',
    type: 'Type',
    depth: 'Depth',
    date: 'Date',
    project: 'Project',
    distance: 'Distance',
    bearing: 'Bearing',
  },
  distance,
  /** Nearest of the 16 compass points, and degrees from 0 to 360 clockwise from true north. */
  bearing: (degrees: number) => `${compassPoint(degrees)} ${wholeDegrees(degrees)}`,
  near: {
    here: 'Holes near here',
    middle: 'Holes near the middle of the map',
    radius: 'Radius',
    of: (place: string) => `Around ${place}`,
    place: (latitude: number, longitude: number) => degreesText(latitude, longitude),
    found: (n: number, radius: number) => `${count(n, 'hole', 'holes')} within ${distance(radius)}`,
    foundOf: (of: number) => (n: number, radius: number) =>
      `${number.format(n)} of ${count(of, 'hole', 'holes')} within ${distance(radius)}`,
    foundFirst: (n: number, of: number, radius: number) =>
      `${n === of ? 'The' : `${number.format(n)} of the`} nearest ${count(of, 'hole', 'holes')} within ` +
      `${distance(radius)}; there are more`,
    none: (radius: number) => `No holes within ${distance(radius)}.`,
    clear: 'Holes in view',
    ofHole: 'Holes near this one',
  },
  selection: {
    side: (n: number) => `Selected (${number.format(n)})`,
    title: 'Selected holes',
    column: 'Selected',
    start: 'Select holes',
    stop: 'Stop selecting',
    one: (hole: string, project: string) => `Select ${hole} of ${project}`,
    all: (n: number) => plural(n, 'Select the hole listed', `Select the ${number.format(n)} holes listed`),
    area: 'Select in an area',
    line: 'Select along a line',
    section: 'Section along a line',
    width: 'Distance from the line',
    within: (metres: number) => `within ${distance(metres)}`,
    searching: 'Searching for holes…',
    noneInside: 'No holes there.',
    added: (n: number) => `${count(n, 'hole', 'holes')} added to the selection`,
    tooMany: (n: number, most: number) =>
      `${count(n, 'hole', 'holes')} found: no more than ${number.format(most)} can be selected together`,
    tooLarge: (n: number) => `More than ${number.format(n)} holes there. Draw a smaller area.`,
    failed: (reason: string) => `The holes could not be loaded: ${reason}`,
    missing: (n: number) =>
      plural(n, '1 selected hole was not found', `${number.format(n)} selected holes were not found`),
    count: (holes: number, projects: number) =>
      `${count(holes, 'hole', 'holes')} of ${count(projects, 'project', 'projects')}`,
    list: 'List',
    views: { compare: 'Compared logs', section: 'Section through the selected holes', plots: 'Plots' },
    closeViews: {
      compare: 'Close the comparison',
      section: 'Close the section',
      plots: 'Close the plots',
    },
    noLine: 'Select two or more holes at different positions for a section through them.',
  },
  legend: 'Legend',
  colour: 'Colour',
  colours: { type: 'By type', project: 'By project', date: 'By age', depth: 'By depth' },
  cluster: 'Several holes, with their number',
  /** Values from one up to, but without, another. */
  classes: {
    depth: (from: number, to: number) =>
      from === -Infinity
        ? `Under ${to} m`
        : to === Infinity
          ? `${from} m or more`
          : `${from} to under ${to} m`,
    date: (from: number, to: number) =>
      from === -Infinity
        ? `Before ${yearOf(to)}`
        : to === Infinity
          ? `${yearOf(from)} or later`
          : `${yearOf(from)} to ${yearOf(to - 1)}`,
    unstated: { depth: 'Depth not stated', date: 'Date not stated' },
  },
  panel: 'Open hole',
  openProject: 'Open project',
} as const
