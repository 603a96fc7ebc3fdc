import { formatDecimals, plural, listedText } from '@groundsheet/readings'
import { compassPoint, wholeDegrees } from '../compass-point.ts'
import { degreesText, number, integer, count, tenths, thousandths } from '../text-format.ts'

/** The first three names, and the number of others. */
const shortenedList = (names: readonly string[]) => listedText(names.slice(0, 3), names.length)

/** Instruction for the next corner of an area, or point of a line. */
const corners = (first: string) => (n: number) => {
  if (n === 0) return first
  return n < 3
    ? `${n} of at least 3 corners placed. Place the next one.`
    : 'Close the area at its first corner, or place another.'
}

/** What to do next, by the number of points that are placed. */
const points = (first: string, second: string) => (n: number) =>
  [first, second][n] ?? 'Finish at the last point, or place another.'

/** Texts of the map. */
export const mapStrings = {
  label: (name: string) => `Map of ${name}`,
  dismiss: 'Dismiss',
  fallback: (name: string) => `${name} could not be loaded; offline map shown.`,
  waiting: (name: string) => `Loading ${name}…`,
  overlay: {
    failed: (name: string) => `${name} could not be loaded.`,
    empty: (name: string) => `${name} has nothing to show here.`,
    closer: (name: string) => `Zoom in to see ${name}.`,
    notPrinted: (names: readonly string[]) =>
      `Not on this plan, because nothing was loaded: ${names.join(', ')}.`,
    printed: (name: string, opacity: number) => `${name} (${Math.round(opacity * 100)}%)`,
  },
  noPositions: 'No holes in this project have coordinates, so none are on the map.',
  far: (names: readonly string[], metres: number) =>
    `${plural(names.length, '1 hole lies', `${number.format(names.length)} holes lie`)} far from the ` +
    `site, ${plural(names.length, 'at', 'up to')} ${number.format(Math.round(metres / 1000))} km: ` +
    `${shortenedList(names)}. Check the coordinates.`,
  showFar: 'Show',
  /** `metres`: of the farthest. */
  doubtful: (names: readonly string[], metres: number, isShown: boolean) =>
    `${count(names.length, 'hole', 'holes')} ${isShown ? 'shown although' : 'not shown because'} ` +
    `${plural(names.length, 'its position is', 'their positions are')} in doubt, ` +
    `${names.length === 1 ? '' : 'up to '}${number.format(Math.round(metres / 1000))} km from the ` +
    `site: ${shortenedList(names)}.`,
  showDoubtful: 'Show',
  hideDoubtful: 'Hide',
  unknownGrid: {
    label: 'Grid of the coordinates',
    unknown: (n: number, fits: boolean) =>
      `${count(n, 'hole has', 'holes have')} coordinates, but the file does not state their ` +
      `grid${fits ? '' : ', and they fit no national grid (perhaps a local grid)'}, so they ` +
      'cannot be shown on the map.',
    assumed: (name: string) =>
      `Positions assume ${name}. The file does not state the grid: check before use.`,
    gridField: 'Show in grid',
    none: 'No grid',
    command: 'To place them for everyone:',
    commandIfKnown: 'If you know the grid, to place them for everyone:',
  },
  fit: 'Show all holes',
  near: 'Zoom to the open hole',
  north: 'North up',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  chooser: (n: number) => `${count(n, 'hole', 'holes')} here`,
  pinned: 'Approximate position (not surveyed)',
  noWebgl: 'This browser cannot draw the map (WebGL 2 is off). The list of holes works without it.',

  place: {
    pointer: 'Coordinates under the pointer',
    centre: 'Coordinates of the map centre',
    here: 'Coordinates of this point',
    hint: 'Right-click the map (or press and hold) to keep the coordinates of a point.',
    wgs84: 'WGS 84',
    grid: (easting: number, northing: number) =>
      `≈\u00a0${Math.round(easting)}\u00a0E, ${Math.round(northing)}\u00a0N`,
    system: (name: string | null, guessed: boolean) =>
      `${name ?? 'grid of the project'}${guessed ? ' (assumed)' : ''}`,
    copy: 'Copy',
    marked: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      `Place ${degreesText(latitude, longitude)}`,
    copied: 'Copied',
  },

  nearestTowns: {
    label: 'Nearest towns',
    source: 'GeoNames',
    /**
     * `bearing`: of the place from the town, degrees clockwise from north. Gazetteer positions are accurate
     * to some hundred metres.
     */
    town: ({ name, metres, bearing }: { name: string; metres: number; bearing: number }) => {
      if (metres < 500) return `under 0.5\u00a0km from ${name}`
      const format = metres < 9950 ? tenths : integer
      return `${format.format(metres / 1000)}\u00a0km ${compassPoint(bearing)} of ${name}`
    },
  },

  devicePosition: 'Show my location',
  guide: {
    label: 'Distance and bearing to the open hole',
    noHole: 'Open a hole to see how far it is from you, and in which direction.',
    /** `bearing`: degrees clockwise from true north; null: within the accuracy. */
    way: ({ metres, bearing }: { metres: number; bearing: number | null }) => {
      if (bearing === null) return 'is within the accuracy of your position.'
      const length =
        metres < 1000 ? `${integer.format(metres)}\u00a0m` : `${thousandths.format(metres / 1000)}\u00a0km`
      return `is ${length} ${compassPoint(bearing)} of you, bearing ${wholeDegrees(bearing)} (true north).`
    },
    accuracy: (metres: number) =>
      `Your position is accurate to ${integer.format(Math.max(1, metres))}\u00a0m, according to your device.`,
  },
  tools: 'Map tools',
  noDevicePosition: 'Your location is not available. Allow this page to use it in the browser settings.',

  /** How a hole is selected, or deselected. */
  select: (isSelected: boolean, plainly: boolean) =>
    `${plainly ? 'Click' : 'Shift-click'} to ${isSelected ? 'deselect' : 'select'}`,

  drawing: {
    tools: {
      inside: 'Draw an area',
      line: 'Draw a section line',
      measure: 'Measure',
      along: 'Draw a line to select along',
    },
    steps: {
      inside: corners('Place the corners of an area on the map.'),
      area: corners('Place the corners of the area to measure.'),
      line: points('Place the start of the section.', 'Place the next point of the section.'),
      along: points('Place the start of the line.', 'Place the next point of the line.'),
      distance: points('Place the start of the measurement.', 'Place the next point.'),
    },
    view: 'Use current view',
    undoCorner: 'Undo corner',
    closeArea: 'Close area',
    undoPoint: 'Undo point',
    finishLine: 'Finish line',
    cancel: 'Cancel',
    remove: 'Remove:',
  },

  area: {
    drawn: 'Inside the drawn area',
    select: (n: number) => plural(n, 'Select the hole inside', `Select the ${number.format(n)} holes inside`),
    tooMany: (n: number, most: number) =>
      `${count(n, 'hole', 'holes')} inside: no more than ${number.format(most)} can be selected`,
  },

  section: {
    drawn: (length: string) => `Section line, ${length}`,
  },

  measure: {
    what: 'Distance or area',
    name: (closed: boolean) => (closed ? 'Area' : 'Distance'),
    result: 'Measurement',
    legs: 'Legs',
    remove: 'Remove measurement',
    length: (metres: number) =>
      metres < 10_000 ? `${tenths.format(metres)}\u00a0m` : `${thousandths.format(metres / 1000)}\u00a0km`,
    area: (squareMetres: number) => {
      if (squareMetres < 10_000) return `${integer.format(squareMetres)}\u00a0m²`
      const [size, unit] = squareMetres < 1_000_000 ? [10_000, 'ha'] : [1_000_000, 'km²']
      return `${thousandths.format(squareMetres / size)}\u00a0${unit}`
    },
    perimeter: (length: string) => `perimeter ${length}`,
    /** Three figures before the point, as bearings are written. */
    bearing: (degrees: number) =>
      `${formatDecimals(Number(formatDecimals(degrees, 1)) % 360, 1).padStart(5, '0')}°`,
    soFar: (length: string, bearing: string) => `${length}, last leg ${bearing}`,
    leg: ({ length, bearing }: { length: string; bearing: string }) => `${length} at ${bearing}`,
    legCount: (n: number) => `${number.format(n)} legs`,
    north: 'WGS 84 ellipsoid, true north',
    crossing: 'The sides cross, so the area cannot be calculated',
  },
} as const
