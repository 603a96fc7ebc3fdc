import type { Scope } from '@groundsheet/contract'
import type { Finding } from '@groundsheet/logs'
import { DAY, levelUnit } from '@groundsheet/readings'
import { formatDate, formatDateText, formatLocalDate } from './dates.ts'

const number = new Intl.NumberFormat('en-GB')
/** `8 Mar 2021`, of days since 1970. */
const shortDay = (days: number) => formatDate(days * DAY)
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const kilo = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const count = (value: number, one: string, many: string) =>
  `${number.format(value)} ${value === 1 ? one : many}`

/** The first three names, and how many more there are. */
const someOf = (names: readonly string[]) =>
  names.length <= 3
    ? names.join(', ')
    : `${names.slice(0, 3).join(', ')} and ${number.format(names.length - 3)} more`
/** As many decimals as there are, two at most. */
const hundredths = (value: number) => String(Math.round(value * 100) / 100)

/** Instruction for the next corner of an area, or point of a line. */
const corners = (first: string) => (n: number) => {
  if (n === 0) return first
  return n < 3
    ? `${n} of at least 3 corners placed. Place the next one.`
    : 'Close the area at its first corner, or place another.'
}
const points = (first: string, second: string) => (n: number) =>
  [first, second][n] ?? 'Finish at the last point, or place another.'

const SCOPE_MEANING: Record<Scope, string> = {
  'projects:read': 'the list of projects',
  'locations:read': 'exploratory holes',
  'tables:read': 'data tables',
  'map:read': 'marker styles, boundaries and groups',
}

/** What an ancestor of a row is called, by its table. */
const PARENT_NOUNS: Readonly<Record<string, string>> = {
  SAMP: 'Sample',
  TRIG: 'Triaxial specimen',
  MONG: 'Monitoring point',
  SCPG: 'Cone test',
  GRAG: 'Grading',
  CORE: 'Core run',
  WSTG: 'Water strike',
}

/** `1:1 250`. */
const ratio = (scale: number) => `1:${number.format(scale).replaceAll(',', '\u202f')}`
const metres = (depth: number) => `${depth.toFixed(2)} m`
const between = (top: number | null, base: number | null) =>
  base === null || base === top ? metres(top ?? 0) : `${(top ?? 0).toFixed(2)} to ${metres(base)}`

/** AGS measures inclinations positively down from the horizontal; some files have the sign the other way. */
const slopeText = (angle: number) => {
  if (angle === 0) return 'inclined at 0° (horizontal)'
  return angle > 0
    ? `inclined at ${angle}° below the horizontal`
    : `inclined at ${angle}° (in AGS, negative is above the horizontal; the sign may be reversed)`
}

const FINDINGS: Record<
  Finding['kind'],
  (
    table: string,
    top: number | null,
    base: number | null,
    angle: number,
    text: string,
    rows: number,
  ) => string
> = {
  'no-depth': (table, _top, _base, _angle, text) =>
    `${table}: a row states no depth and cannot be drawn${text === '' ? '' : ` (“${text}”)`}`,
  'no-top': (table, _top, base) => `${table}: the row with its base at ${metres(base ?? 0)} states no top`,
  datum: (_table, _top, _base, _angle, text) => `Ground level is stated above “${text}”, not Ordnance Datum`,
  'above-ground': (table, top, base) => `${table}: the row at ${between(top, base)} is above ground level`,
  impossible: (table, top, base, _angle, text) => `${table}: ${between(top, base)}: ${text}`,
  'standing-below-strike': (table, top, base) =>
    `${table}: standing level ${metres(base ?? 0)} is below the water strike at ${metres(top ?? 0)}`,
  'no-response-zone': (table) => `${table}: an instrument at 0.00 m has no response zone and is not drawn`,
  'no-base': (table, top) => `${table}: the row at ${between(top, null)} states no base`,
  reversed: (table, top, base) =>
    `${table}: top ${metres(top ?? 0)} is below base ${metres(base ?? 0)}; drawn with top and base swapped`,
  deeper: (table, top, base, _angle, _text, rows) =>
    rows === 1
      ? `${table}: the row at ${between(top, base)} is deeper than the hole`
      : `${table}: ${number.format(rows)} rows from ${between(top, base)} are deeper than the hole`,
  gap: (_, top, base) => `No stratum from ${between(top, base)}`,
  overlap: (_, top, base) => `Strata overlap from ${between(top, base)}`,
  'inclination-unset': (table, top, base) => {
    const depths = top === null ? '' : ` (${between(top, base)})`
    return `${table}: inclination 0 degrees: probably not set${depths}; drawn as vertical`
  },
  'inclination-elsewhere': (table, top, base, angle, text) => {
    const depths = top === null ? '' : ` (${between(top, base)})`
    const stated = angle === 0 ? `inclination 0 degrees${depths}` : 'no inclination is stated'
    return `${table}: ${stated}, but the hole is stated to be inclined: ${text}; drawn as vertical`
  },
  inclined: (table, top, base, angle) =>
    `${table}: ${slopeText(angle)}${top === null ? '' : ` at ${between(top, base)}`}; depths are along the hole, and the hole and its levels are drawn as if it were vertical`,
  unread: (table, top, base, _angle, text) =>
    `${table}: no result could be read at ${between(top, base)}${text === '' ? '; the row states none' : ` from “${text}”`}`,
  disagreement: (table, top, _base, _angle, text) =>
    `${table}: contradictory values at ${metres(top ?? 0)}: ${text}`,
  'all-zero': (table, _top, _base, _angle, text) =>
    `${table}: ${text} is 0 in every row, so it was probably not measured; it is not drawn`,
  unit: (table, _top, _base, _angle, text) =>
    `${table}: values of ${text} are in a unit that cannot be converted, and are not drawn`,
}

/** Metres along a line: to the decimetre, and to the metre from 100 m. */
const alongMetres = (length: number) => length.toFixed(Math.abs(length) < 100 ? 1 : 0)
const asideMetres = (offset: number) => `${Math.abs(offset).toFixed(Math.abs(offset) < 10 ? 1 : 0)} m`

/** From the north, clockwise. */
const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** How far a hole stands from a line, metres, negative to the left; `beyond`: past one of its ends. */
interface Aside {
  readonly offset: number
  readonly beyond: boolean
  /** Degrees below the horizontal of a hole that is not vertical; `words`: stated in words, without an angle. */
  readonly inclined?: number | 'words' | null
}

const asideText = ({ offset, beyond }: Aside, end: string, left: string, right: string) =>
  Math.abs(offset) < 0.5 ? '' : `${asideMetres(offset)} ${beyond ? end : offset < 0 ? left : right}`

/** A section draws every hole straight down, so it says of which that is not true. */
const leanText = ({ inclined = null }: Aside) => {
  if (inclined === null) return ''
  return inclined === 'words' ? 'stated to be inclined' : `inclined ${inclined}°`
}

const joinStated = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')

/** Every text of the viewer. Another language is another file like this one. */
export const strings = {
  product: 'Groundsheet',
  skip: 'Skip to content',
  help: 'Help',
  retry: 'Try again',
  close: 'Close',
  signOut: 'Sign out',
  loading: 'Loading…',
  unknown: 'not stated',
  metres: (value: number, decimals = 2) => `${value.toFixed(decimals)} m`,
  number: (value: number) => number.format(value),

  signIn: {
    title: 'Sign in',
    lead: 'Ground investigation data on a map. Paste the access key you were given.',
    key: 'Access key',
    remember: 'Remember on this computer',
    submit: 'Sign in',
    checking: 'Checking the key…',
    refusals: {
      invalid_api_key:
        'This key is unknown or has been revoked. Check that all of it was copied, or ask for a new one.',
      missing_api_key: 'This is not a valid key. Paste the key alone, without quotes.',
    },
  },

  keys: {
    title: 'This key',
    open: 'Access keys and sign out',
    reads: 'Can view',
    nothing: 'nothing',
    scopes: (scopes: readonly string[]) =>
      scopes.map((scope) => (SCOPE_MEANING as Readonly<Record<string, string>>)[scope] ?? scope).join(', '),
    projects: 'Projects',
    allProjects: 'all projects of the company',
    someProjects: (n: number) => `${count(n, 'project', 'projects')} only`,
    rate: 'Rate limit',
    rateValue: (n: number) => `${count(n, 'request', 'requests')} per minute`,
    others: 'Other keys',
    unnamed: 'Key',
    add: 'Add a key',
    signOutOfAll: (n: number) => `Sign out of all ${number.format(n)} keys`,
    signOutNote: 'Signing out removes the key and all data read with it from this browser.',
    continueAs: 'Continue as',
  },

  pause: {
    countdown: {
      network: (seconds: number) => `No connection: trying again in ${seconds} s`,
      rate: (seconds: number) => `Too many requests: continuing in ${seconds} s`,
      busy: (seconds: number) => `The service is not ready: trying again in ${seconds} s`,
    },
    announced: {
      network: 'No connection. Trying again until it is back.',
      rate: 'Too many requests. Loading continues automatically in a moment.',
      busy: 'The service is not ready. Trying again in a moment.',
    },
    now: 'Try now',
    label: 'Waiting',
  },

  missing: {
    scope: (scope: Scope) => `This key cannot view ${SCOPE_MEANING[scope]} (${scope}).`,
    everything: 'This key is valid but cannot view anything. Ask for a key with read permissions.',
    styles: 'Holes are shown with plain markers.',
  },

  trouble: {
    panel: 'Something went wrong in this panel. The rest of the page still works.',
    part: 'Part of this page could not be loaded. Check your connection, or reload if the service was updated.',
    notFound: 'Project not found, or this key has no access to it.',
    network: 'The service is not responding. Check your connection.',
    rateLimited: 'Too many requests. Wait a minute.',
    request: (id: string) => `Request ${id}`,
    page: 'Page not found.',
  },

  projects: {
    title: 'Projects',
    search: 'Search by reference or name',
    all: (n: number) => count(n, 'project', 'projects'),
    found: (n: number, q: string) => `${count(n, 'project', 'projects')} matching “${q}”`,
    none: (q: string) => `No project matches “${q}”.`,
    empty: 'There are no projects yet.',
    restricted: 'Projects this key can view:',
    some: (n: number, total: number) => `${number.format(n)} of ${count(total, 'project', 'projects')}`,
    matching: (found: string, q: string) => `${found} matching “${q}”`,
    soFar: (n: number) => `${count(n, 'project', 'projects')} so far; order and counts are not final`,
    noneLeft: 'No projects match these filters.',
    showAll: 'Show all',
    list: 'List of projects',
    sortBy: 'Sort by',
    descending: 'Descending',
    statuses: 'Status',
    onlyInView: 'In map view only',
    parts: { list: 'List', map: 'Map' },
    notPlaced: 'No coordinates',
    holes: (n: number) => count(n, 'hole on the map', 'holes on the map'),
    map: 'Map of all projects',
    fit: 'Show all projects',
    unplaced: (n: number) => `${count(n, 'project', 'projects')} without coordinates`,
    card: 'Projects at this point',
    here: (n: number) => `${count(n, 'project', 'projects')} here`,
    open: 'Open project',
    columns: {
      name: 'Project',
      reference: 'Reference',
      status: 'Status',
      client: 'Client',
      contractor: 'Contractor',
      consultant: 'Consultant',
      holes: 'Holes',
      start: 'Start',
      updated: 'Updated',
    },
    status: { open: 'Open', closed: 'Closed', archived: 'Archived' } as Readonly<Record<string, string>>,
  },

  project: {
    back: 'All projects',
    unnamed: 'Project',
    sidebar: 'Holes and layers',
    parts: { holes: 'Holes', filters: 'Filters', legend: 'Legend' },
    facts: 'About this project',
    client: 'Client',
    contractor: 'Contractor',
    consultant: 'Consultant',
    started: 'Start',
    crs: 'Grid',
    crsGuessed: (name: string) => `${name} (assumed)`,
    gridGuessed: 'grid assumed',
    gridUnknown: 'grid not known',
    crsUnknown: 'not known: only holes with latitude and longitude are on the map',
    sheet: { peek: 'Show the list', half: 'Show more of the list', full: 'Show the map' },
  },

  holes: {
    title: 'Holes',
    find: 'Find a hole',
    placed: 'On the map',
    unplaced: (n: number) => `No coordinates (${number.format(n)})`,
    all: (n: number) => count(n, 'hole', 'holes'),
    some: (n: number, total: number) => `${number.format(n)} of ${count(total, 'hole', 'holes')}`,
    soFar: (n: number) => `${count(n, 'hole', 'holes')} so far`,
    none: 'This project has no holes.',
    order: 'Order',
    orders: {
      name: 'By name',
      '-depth': 'Deepest first',
      depth: 'Shallowest first',
      '-level': 'Highest first',
      level: 'Lowest first',
      date: 'Earliest first',
      '-date': 'Latest first',
    },
    levelShort: (level: number, datum: string | null) => `${level.toFixed(2)} ${levelUnit(datum)}`,
    failed: 'The remaining holes could not be loaded.',
    untyped: 'No type',
    date: shortDay,
    pinned: 'approximate position',
    choice: {
      title: 'Select holes to compare, draw in a section, plot, print or export',
      start: 'Select',
      done: 'Done',
      hint: 'Select holes here or on the map',
      all: (n: number) => `Select all ${number.format(n)} shown`,
      allShort: (n: number) => `All ${number.format(n)} shown`,
      tooMany: (n: number) => `No more than ${number.format(n)} holes can be selected.`,
      keys: 'Enter opens a hole. Space selects it. Shift with an arrow key extends the selection.',
      one: 'Select',
      chosen: 'Selected',
      chosenTitle: 'Deselect this hole',
    },
  },

  filters: {
    title: 'Filters',
    used: 'Filters in use',
    clear: 'Clear all',
    remove: 'Remove filter:',
    nothing: 'No holes match these filters.',
    instead: (filter: string, n: number) => `${count(n, 'hole', 'holes')} without: ${filter}`,
    several: 'Removing one filter is not enough; clear them all.',
    holesOf: (n: number) => (n === 1 ? 'hole' : 'holes'),
    facets: {
      types: 'Type',
      depth: 'Final depth',
      date: 'Started',
      tables: 'Has data for',
      groups: 'Group',
      unplaced: 'Coordinates',
    },
    unplaced: 'No coordinates',
    from: 'From',
    to: 'To',
    fromDepth: 'Minimum final depth, metres',
    toDepth: 'Maximum final depth, metres',
    scale: (from: number, to: number) => `${from < 0 ? `−${-from}` : from}–${to}`,
    depthUnit: 'm',
    fromDate: 'Started on or after',
    toDate: 'Started on or before',
    day: shortDay,
    histogram: (metres: number) => `${metres} m`,
    chips: {
      text: (text: string) => `“${text}” in name or type`,
      types: (codes: string) => `Type: ${codes}`,
      tables: (codes: string) => `Has data for ${codes}`,
      groups: (names: string) => `Group: ${names}`,
      unplaced: 'No coordinates',
      inside: 'Inside the drawn area',
      rows: (table: string) => `Has matching rows of ${table}`,
      between: (min: number, max: number) => `Final depth ${min} to ${max} m`,
      atLeast: (min: number) => `Final depth ≥ ${min} m`,
      atMost: (max: number) => `Final depth ≤ ${max} m`,
      date: {
        between: (first: number, last: number) =>
          first === last
            ? `Started on ${shortDay(first)}`
            : `Started ${shortDay(first)} to ${shortDay(last)}`,
        atLeast: (first: number) => `Started on or after ${shortDay(first)}`,
        atMost: (last: number) => `Started on or before ${shortDay(last)}`,
      },
    },
  },

  legend: {
    title: 'Legend',
    types: 'Hole types',
    boundaries: 'Boundaries',
    groups: 'Groups',
    basemap: 'Basemap',
    labels: 'Hole labels',
    colour: {
      title: 'Colour by',
      by: { type: 'Type', depth: 'Final depth', level: 'Ground level', date: 'Start date' },
      range: {
        depth: (least: number, most: number) => between(least, most),
        level: (least: number, most: number) => `${between(least, most)} OD`,
        date: (least: number, most: number) =>
          least === most ? shortDay(least) : `${shortDay(least)} to ${shortDay(most)}`,
      },
      unstated: 'Not stated',
    },
    faint: 'Show filtered-out holes (faded)',
    pinned: 'Approximate position (not surveyed)',
    share: (n: number, total: number) =>
      n === total ? number.format(n) : `${number.format(n)} of ${number.format(total)}`,
    noOutline: (placed: number, total: number) => `${placed} of ${total} located; an outline needs 3`,
    nameOf: (name: string) => `Label “${name}”`,
  },

  /** The map of a project. */
  map: {
    label: (name: string) => `Map of ${name}`,
    loading: 'Loading the map…',
    dismiss: 'Dismiss',
    fallback: (name: string) => `${name} could not be loaded; showing the offline map.`,
    waiting: (name: string) => `Loading ${name}…`,
    noPositions: 'No hole of this project has coordinates, so none is on the map.',
    far: (names: readonly string[], metres: number) =>
      `${names.length === 1 ? '1 hole lies' : `${number.format(names.length)} holes lie`} far from the site, ` +
      `${names.length === 1 ? 'at' : 'up to'} ${number.format(Math.round(metres / 1000))} km: ${someOf(names)}. ` +
      'Check the coordinates.',
    showFar: 'Show',
    unknownGrid: {
      unknown: (n: number) =>
        `${count(n, 'hole has', 'holes have')} coordinates, but the file does not say in which grid, so the map ` +
        'cannot show them.',
      assumed: (name: string) => `Positions assume ${name}. The file does not say so: check before use.`,
      choose: 'Look at them in',
      none: 'No grid',
      command: 'To place them for everyone:',
      reason: 'assumed in this browser only; the file does not name its grid',
    },
    fit: 'Show all holes',
    near: 'Zoom to the open hole',
    north: 'Turn north up',
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
        `≈\u00a0${whole.format(easting)}\u00a0E ${whole.format(northing)}\u00a0N`,
      system: (name: string | null, guessed: boolean) =>
        `${name ?? 'grid of the project'}${guessed ? ' (assumed)' : ''}`,
      copy: 'Copy',
      copied: 'Copied',
    },

    ownPlace: 'Show my location',
    noOwnPlace: 'Your location is not available. Allow this page to use it in the browser settings.',

    goTo: {
      title: 'Go to coordinates',
      forms: 'SK 377 890 or 53.39, -1.44',
      go: 'Go',
      wrong:
        'Not a place. Enter latitude and longitude (53.3903, -1.4466 or 53°23′25″N 1°26′48″W), easting and northing ' +
        '(437700, 389000) or a grid reference (SK 377 890).',
      noGrid:
        'Not a place. Enter latitude and longitude (53.3903, -1.4466 or 53°23′25″N 1°26′48″W) or a grid reference ' +
        '(SK 377 890). The grid of this project is not known, so eastings and northings alone cannot be placed.',
    },

    /** How a hole is selected, or deselected. */
    choose: (isChosen: boolean, plainly: boolean) =>
      `${plainly ? 'Click' : 'Shift-click'} to ${isChosen ? 'deselect' : 'select'}`,

    drawing: {
      title: 'Draw and measure',
      tools: { inside: 'Draw an area', line: 'Draw a section line', measure: 'Measure' },
      steps: {
        inside: corners('Place the corners of an area on the map.'),
        area: corners('Place the corners of the area to measure.'),
        line: points('Place the start of the section.', 'Place the next point of the section.'),
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
      choose: (n: number) =>
        n === 1 ? 'Select the hole inside' : `Select the ${number.format(n)} holes inside`,
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
        metres < 10_000 ? `${tenths.format(metres)}\u00a0m` : `${kilo.format(metres / 1000)}\u00a0km`,
      area: (squareMetres: number) => {
        if (squareMetres < 10_000) return `${whole.format(squareMetres)}\u00a0m²`
        const [size, unit] = squareMetres < 1_000_000 ? [10_000, 'ha'] : [1_000_000, 'km²']
        return `${kilo.format(squareMetres / size)}\u00a0${unit}`
      },
      perimeter: (length: string) => `perimeter ${length}`,
      /** Three figures before the point, as bearings are written. */
      bearing: (degrees: number) => `${(Number(degrees.toFixed(1)) % 360).toFixed(1).padStart(5, '0')}°`,
      soFar: (length: string, bearing: string) => `${length}, last leg ${bearing}`,
      leg: ({ length, bearing }: { length: string; bearing: string }) => `${length} at ${bearing}`,
      legCount: (n: number) => `${number.format(n)} legs`,
      north: 'WGS 84 ellipsoid, true north',
      crossing: 'The sides cross, so no area can be given',
    },
  },

  hole: {
    resize: 'Width of the panel',
    moreTables: 'All tables of this hole',
    sections: {
      identity: 'Identification',
      position: 'Location',
      depths: 'Depth and level',
      dates: 'Dates and personnel',
      remarks: 'Remarks',
      others: 'Other headings',
    },
    blank: (n: number) => `${count(n, 'heading', 'headings')} without a value`,
    panel: 'Open hole',
    tabs: (name: string) => `Data of ${name}`,
    details: 'Details',
    depth: 'Final depth',
    level: 'Ground level',
    grid: 'Easting, northing',
    position: 'Latitude, longitude',
    gridValue: (easting: number, northing: number) =>
      `${hundredths(easting)}\u00a0E, ${hundredths(northing)}\u00a0N`,
    positionValue: (latitude: number, longitude: number) => `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`,
    levelValue: (level: number, datum: string | null | undefined) =>
      `${level.toFixed(2)} ${levelUnit(datum)}${datum ? '' : ' (datum not stated)'}`,
    depthShort: (depth: number) => `${depth.toFixed(depth % 1 === 0 ? 0 : 1)} m`,
    headings: 'Headings of the hole',
    noCode: (name: string, rows: number) =>
      `${name}: ${count(rows, 'row', 'rows')} without an AGS code; not available.`,
    noTables: 'No further data for this hole.',
    notSet: 'probably not set',
    inclinedInWords: (words: string) => `stated to be inclined: “${words}”`,
  },

  /** What is shown with the result of a standard penetration test. */
  spt: {
    type: 'Test type',
    seating: 'Seating drive',
    main: 'Main drive',
    casing: 'Casing depth',
    water: 'Water depth',
    energyRatio: 'Energy ratio',
    n60: 'N60',
    drive: (blows: number, penetration: number | null) =>
      `${count(blows, 'blow', 'blows')}${penetration === null ? '' : ` in ${penetration} mm`}`,
    depth: (text: string) => (/^-?[\d.]+$/.test(text) ? `${text} m` : text),
    n60Value: (value: number, stated: boolean) =>
      stated ? `${value} (stated)` : `${value} (N × energy ratio / 60)`,
  },

  /** The strip log. `short` stands above a lane. */
  log: {
    tab: 'Log',
    label: (hole: string) => `Strip log of ${hole}`,
    keys: 'Plus and minus zoom, up and down move in depth, Home shows the whole hole. Left and right select a column, Shift with up and down an item in it, Enter shows its row.',
    zoom: { in: 'Zoom in', out: 'Zoom out', whole: 'Fit' },
    seen: (from: number, to: number) => `${from.toFixed(2)} – ${metres(to)}`,
    depth: 'Depth',
    level: 'Level',
    scale: (from: number, to: number) => `${from < 0 ? `−${-from}` : from}–${to}`,
    depthUnit: 'm',
    levelUnit,
    finalDepth: (depth: number) => `Final depth ${metres(depth)}`,
    coming: (tables: string) => `Loading ${tables}…`,
    failed: (table: string) => `Rows of ${table} could not be loaded.`,
    empty: 'No data with depths for this hole.',
    remarks: (n: number) => count(n, 'note', 'notes'),
    finding: ({ kind, table, top, base, angle = 0, text = '', count: rows = 1 }: Finding) =>
      FINDINGS[kind](table, top, base, angle, text, rows),
    between,
    open: 'base not stated',
    strataTable: (hole: string) => `Strata of ${hole}`,
    columns: {
      top: 'Top, m',
      base: 'Base, m',
      level: (datum: string | null) => `Level of top, ${levelUnit(datum)}`,
      legend: 'Legend',
      text: 'Description',
    },
    show: (table: string) => `Click to see the row in ${table}`,
    wanted: (table: string, top: number, base: number | null) => `${table} ${between(top, base)}`,
    showWanted: 'Show the selected row on the log',
    description: 'Description',
    lanes: {
      strata: { name: 'Strata', short: 'Legend', unit: '' },
      details: { name: 'Stratum details', short: 'Details', unit: '' },
      samples: { name: 'Samples', short: 'Samples', unit: '' },
      penetration: { name: 'Standard penetration test', short: 'SPT', unit: 'N' },
      water: { name: 'Groundwater: strikes and standing levels', short: 'Water', unit: '' },
      backfill: { name: 'Backfill', short: 'Backfill', unit: '' },
      installation: { name: 'Installation', short: 'Install.', unit: '' },
      cone: { name: 'Cone resistance', short: 'qc', unit: 'MPa' },
      friction: { name: 'Sleeve friction', short: 'fs', unit: 'MPa' },
      'pore-pressure': { name: 'Pore pressure behind the cone', short: 'u2', unit: 'kPa' },
      'friction-ratio': { name: 'Friction ratio', short: 'Rf', unit: '%' },
      probe: { name: 'Dynamic probe blows', short: 'Probe', unit: 'blows' },
      torque: { name: 'Torque to turn the rods of the dynamic probe', short: 'Torque', unit: 'Nm' },
      recovery: { name: 'Window sample recovery and diameter', short: 'Recovery', unit: '%' },
      penetrometer: { name: 'Hand penetrometer', short: 'Pen.', unit: 'kPa' },
      permeability: { name: 'In-situ permeability', short: 'k', unit: 'm/s' },
      headspace: { name: 'Headspace by photo-ionisation detector', short: 'PID', unit: 'ppmv' },
      other: { name: 'Rows with a depth', short: 'Rows', unit: '' },
      bore: { name: 'Hole and casing diameter', short: 'Dia.', unit: 'mm' },
      core: { name: 'Core recovery: TCR, SCR, RQD', short: 'TCR SCR RQD', unit: '%' },
      fractures: { name: 'Fracture index', short: 'FI', unit: '/m' },
      strength: { name: 'Vane shear strength: peak and remoulded', short: 'Vane', unit: 'kPa' },
      moisture: { name: 'Moisture content and Atterberg limits', short: 'w, PL–LL', unit: '%' },
    } as Readonly<Record<string, { name: string; short: string; unit: string }>>,
    /** The head of a dynamic probe whose blows are all counted over one increment, mm. */
    increment: (length: number) => ({
      name: `Dynamic probe, N${length}: blows for ${length} mm`,
      short: `N${length}`,
      unit: 'blows',
    }),
    series: {
      strike: 'Water strike',
      standing: 'Standing water level',
      content: 'Moisture content',
      plastic: 'Plastic limit',
      liquid: 'Liquid limit',
      peak: 'Peak',
      remoulded: 'Remoulded',
      slotted: 'Slotted pipe',
      plain: 'Plain pipe',
      zone: 'Response zone',
      tip: 'Instrument tip',
      TCR: 'TCR',
      SCR: 'SCR',
      RQD: 'RQD',
      FI: 'Fracture index',
      cone: 'qc',
      friction: 'fs',
      'pore-pressure': 'u2',
      'friction-ratio': 'Rf',
      blows: 'Dynamic probe',
      torque: 'Torque',
      recovery: 'Recovery',
      penetrometer: 'Hand penetrometer',
      permeability: 'Permeability',
      headspace: 'PID',
      hole: 'Hole diameter',
      casing: 'Casing diameter',
    } as Readonly<Record<string, string>>,
  },
  /** Logs side by side. */
  compare: {
    label: (n: number) => `Logs of ${n} holes side by side`,
    few: 'Select two to eight holes, in the list or on the map, to see their logs side by side.',
    first: (names: readonly string[]) => `Compare ${names.join(', ')}`,
    tooMany: (n: number, most: number) =>
      `${number.format(n)} holes are selected; the first ${most} are shown.`,
    failed: (hole: string, table: string) => `${hole}: rows of ${table} could not be loaded.`,
    axis: 'Vertical axis',
    axes: { depth: 'Depth', level: 'Level' },
    whole: 'Fit',
    seenLevels: (upper: number, lower: number, datum: string | null) =>
      `${upper.toFixed(2)} to ${lower.toFixed(2)} ${levelUnit(datum)}`,
    natural: 'Order by name',
    lanes: 'Columns',
    open: (hole: string) => `Open ${hole}`,
    left: (hole: string) => `Move ${hole} left`,
    right: (hole: string) => `Move ${hole} right`,
    remove: (hole: string) => `Remove ${hole}`,
    noLevel: 'no ground level',
    deep: (depth: number) => `${metres(depth)} deep`,
    apart: (distance: number, hole: string) => `${distance.toFixed(distance < 100 ? 1 : 0)} m from ${hole}`,
    unplaced: 'No ground level is stated, so it cannot be shown by level.',
  },
  rows: {
    label: (name: string) => `Rows of ${name}`,
    all: (n: number) => count(n, 'row', 'rows'),
    some: (n: number, total: number) => `${number.format(n)} of ${count(total, 'row', 'rows')}`,
    matching: (n: number, total: number) => `${number.format(n)} of ${count(total, 'row', 'rows')} match`,
    none: 'No rows.',
    noMatch: 'No rows match. Try fewer words.',
    filter: 'Filter: clay, or ISPT_NVAL>50',
    filterHelp:
      'Words are searched for in every column. Compare a heading with =, !=, <, <=, > or >=: ISPT_NVAL>50 or LOCA_STAR>=2021-03-09. Quotes keep words together.',
    hole: 'Hole',
    parent: (table: string) => PARENT_NOUNS[table] ?? 'Parent',
    /** `U4 at 3.20 m`. */
    parentAt: (name: string, depth: string | null) =>
      depth === null ? name : `${name === '' ? '' : `${name} `}at ${depth} m`,
    follow: (table: string, name: string) =>
      `${PARENT_NOUNS[table] ?? table} ${name}: show its row in ${table}`,
    openHole: (name: string) => `Open ${name}`,
    columns: 'Columns',
    columnCount: (shown: number, all: number) => `${shown} of ${all}`,
    usualColumns: 'Default',
    wrap: 'Wrap text',
    copy: 'Copy rows',
    copied: (n: number) => `${count(n, 'row', 'rows')} copied`,
    sortBy: (heading: string) => `Sort by ${heading}`,
    keys: 'Arrow keys move, Shift with arrow keys selects, Ctrl+C copies, Enter opens the link or shows the whole row.',
    stop: 'Stop',
    resume: 'Continue',
  },
  /** The bar of selected holes. */
  tray: {
    label: 'Selected holes',
    count: (n: number) => `${number.format(n)} selected`,
    none: 'Select holes in the list or on the map.',
    remove: (name: string) => `Remove ${name}`,
    views: { compare: 'Compare', section: 'Section', plots: 'Plots' },
    tooFew: 'Select two or more holes',
    tooMany: (max: number) => `Select ${max} or fewer holes`,
    clear: 'Clear',
  },
  export: {
    open: 'Export',
    title: 'Export',
    of: (name: string) => `of ${name}`,
    format: 'Format',
    formats: {
      ags: { name: 'AGS', detail: 'AGS 4.1.1, or AGS 3 for data delivered as AGS 3' },
      xlsx: { name: 'Excel', detail: 'a workbook with a sheet for each table' },
      csv: { name: 'CSV', detail: 'a file for each table' },
      geojson: { name: 'GeoJSON', detail: 'holes as points, for GIS' },
      kml: { name: 'KML', detail: 'holes as placemarks, for Google Earth' },
    },
    holes: 'Holes',
    all: (n: number) => (n === 1 ? 'The only hole of the project' : `All ${count(n, 'hole', 'holes')}`),
    shown: (n: number) => `${count(n, 'hole', 'holes')} matching the filters`,
    chosen: (n: number) => count(n, 'selected hole', 'selected holes'),
    coming: 'Holes are still loading; parts of the project can be selected when all are loaded.',
    tables: 'Tables',
    tableCount: (n: number, total: number) =>
      n === total ? `all ${number.format(total)}` : `${number.format(n)} of ${number.format(total)}`,
    everyTable: 'All',
    noTable: 'None',
    needed: 'required by other tables',
    options: 'Options',
    units: 'Row of units under the headings',
    meanings: 'Meanings of codes, in separate columns',
    byteOrderMark: 'UTF-8 byte order mark (for Excel)',
    shapes: 'Boundaries and group outlines',
    amount: (holes: number, rows: number | null) =>
      rows === null
        ? count(holes, 'hole', 'holes')
        : `${count(holes, 'hole', 'holes')}, ${count(rows, 'row', 'rows')}`,
    about: (size: string, time: string) => `about ${size}, ${time}`,
    nothing: 'Nothing to export: no holes or tables match.',
    moment: 'a few seconds',
    minute: 'less than a minute',
    minutes: (n: number) => `about ${count(n, 'minute', 'minutes')}`,
    /** Of bytes, in decimal units as computers show them. */
    size: (bytes: number) =>
      bytes < 1e6
        ? `${number.format(Math.max(1, Math.round(bytes / 1e3)))} kB`
        : `${(bytes / 1e6).toFixed(1)} MB`,
    start: 'Export',
    cancel: 'Cancel',
    leftOut: 'Not in the file',
    notes: {
      otherHoles: (n: number) => `${count(n, 'other hole', 'other holes')} of the project and their rows.`,
      otherTables: (codes: string) => `Tables that were not selected: ${codes}.`,
      holesOnly: 'Rows of other tables: this format contains only holes and their headings.',
      uncoded: (name: string, rows: number) =>
        `${name}: ${count(rows, 'row has', 'rows have')} no AGS code and ${rows === 1 ? 'is' : 'are'} not available in the viewer.`,
      groups: (n: number) =>
        `Outlines of ${count(n, 'group', 'groups')}: not all of their holes are in the file.`,
      shapes: 'Boundaries, groups and marker colours: this key cannot view them (map:read).',
      unplaced: (n: number) =>
        `Points of ${count(n, 'hole', 'holes')} without coordinates; ${n === 1 ? 'it is' : 'they are'} listed without geometry.`,
      incomplete:
        'Internal headings, and groups not linked to a hole: they are not available in the viewer. PROJ, ABBR, DICT and UNIT (and TRAN and TYPE in AGS 4) are written new, as a transmission of their own. Parent rows that are not available are written with their keys only. To export everything as delivered, run on the server:',
      command: (reference: string) => `groundsheet export --project "${reference}" --format ags --out FILE`,
      formulas:
        'In CSV, text that a spreadsheet would run as a formula starts with an apostrophe. Numbers are not changed.',
    },
    running: 'Exporting',
    runningFile: (name: string, percent: number) => `Exporting ${name}: ${percent} %`,
    progress: (read: number, total: number) => `${number.format(read)} of ${number.format(total)}`,
    waiting: 'waiting',
    hide: 'Continue in the background',
    staying:
      'The export continues while you use this project. Leaving the project or closing the page cancels it.',
    stayingShort: 'Leaving the project cancels it',
    show: 'Show',
    done: 'Exported',
    saved: (name: string) => `${name} saved`,
    file: 'File',
    fileSize: 'Size',
    rows: 'Rows',
    rowsOf: (n: number) => count(n, 'row', 'rows'),
    clean: 'Checked against the AGS rules: no findings.',
    remarks: (n: number) =>
      `Checked against the AGS rules: ${count(n, 'finding', 'findings')} in the data as delivered`,
    another: 'New export',
    failed: 'Export failed; no file saved.',
    exportRows: 'Export rows',
    rowsSaved: (n: number, name: string) => `${count(n, 'row', 'rows')} saved as ${name}`,
    rowsSoFar: 'Only the rows loaded so far.',
  },
  drawer: {
    title: 'Tables of the project',
    tables: 'Tables',
    agsHeadings: 'AGS headings',
    agsHeadingsHint: 'Label tables by their AGS group codes',
    views: { section: 'Section', compare: 'Compare', plots: 'Plots' },
    close: 'Close the table',
    fill: 'Full height',
    limit: 'Only matching holes on the map',
    lit: (n: number) => `${count(n, 'hole', 'holes')} highlighted`,
    resize: 'Height of the table',
    noCode: (name: string, rows: number) => `${name}: ${count(rows, 'row', 'rows')}, no AGS code`,
  },

  /** What is printed, and the screen before it. */
  print: {
    open: 'Print',
    openLog: 'Print this log',
    openLogs: 'Print the logs of the selected holes',
    thisHole: 'The open hole',
    openSection: 'Print this section',
    openMap: 'Print this map',
    titles: { log: 'Logs', section: 'Geological section', map: 'Exploratory hole location plan' },
    toolbar: 'Print options',
    back: 'Back to the project',
    paper: 'Paper',
    turn: 'Orientation',
    turns: { portrait: 'Portrait', landscape: 'Landscape' },
    scale: 'Scale',
    rise: 'Vertical scale',
    automatic: 'Automatic',
    ratio,
    title: 'Title',
    figure: 'Figure',
    issue: 'Revision',
    of: 'Holes',
    chosen: (n: number) => count(n, 'selected hole', 'selected holes'),
    print: 'Print or save as PDF',
    reading: (done: number, all: number) => `Loading ${number.format(done)} of ${number.format(all)}…`,
    sheets: 'Sheets',
    noHole: 'No hole is open or selected. Go back, open a hole or select several, and print again.',
    noLog: (hole: string) => `${hole}: no data with depths, so there is no log to print.`,
    failed: (hole: string) => `The data of ${hole} could not be loaded, so its log cannot be printed.`,
    logOf: (hole: string) => `Log of ${hole}`,
    sectionOf: (project: string) => `Geological section of ${project}`,
    coarse: (dots: number, fine: number) =>
      `This computer can draw the map at ${dots} dpi, not at ${fine} dpi. Print on smaller paper for a sharper map.`,
    tooManySheets: (n: number) =>
      `This scale needs ${number.format(n)} sheets. Select a smaller scale or larger paper.`,
    noLine:
      'There is no section line. Go back, draw one on the map or select two or more holes, and print again.',
    positions: 'Strata are shown at the holes only; nothing is interpolated unless stated',
    within: (holes: number, reach: number) =>
      reach === 0
        ? `${number.format(holes)} on the line`
        : `${number.format(holes)} within ${reach} m of the line`,
    riseRatio: (rise: number, times: number) =>
      `${ratio(rise)}${times === 1 ? '' : ` (×${hundredths(times)})`}`,
    mapOf: (project: string) => `Exploratory hole location plan of ${project}`,
    sheet: (number: number, all: number) => `Sheet ${number} of ${all}`,
    printed: (on: Date) => `Printed ${formatLocalDate(on)}`,
    source: (table: string, updated: string) =>
      `${table === 'HOLE' ? 'AGS 3' : 'AGS 4'} data of ${formatDate(Date.parse(updated))}`,
    figureNumber: (figure: string) => `Figure ${figure}`,
    remarks: 'Remarks',
    legend: 'Legend',
    north: 'North',
    /** A length on the ground; the last of a scale bar says its unit. */
    length: (metres: number, last: boolean) => {
      const kilometres = metres >= 1000
      const figure = String(Number((kilometres ? metres / 1000 : metres).toPrecision(6)))
      return last ? `${figure} ${kilometres ? 'km' : 'm'}` : figure
    },
    tick: {
      easting: (value: number) => `${value} E`,
      northing: (value: number) => `${value} N`,
    },
    builtIn: 'Natural Earth (offline)',
    mapSource: (attribution: string, dots: number | null) =>
      [
        ...(attribution === '' ? [] : [`Map: ${attribution}`]),
        ...(dots === null ? [] : [`${dots} dpi`]),
      ].join(' · '),
    mapHoles: ({ drawn, far, unplaced }: { drawn: number; far: number; unplaced: number }) =>
      [
        number.format(drawn),
        ...(far === 0 ? [] : [`${number.format(far)} far from the site`]),
        ...(unplaced === 0 ? [] : [`${number.format(unplaced)} without coordinates`]),
      ].join('; '),
    sampleKinds: {
      undisturbed: 'Undisturbed sample or core',
      bulk: 'Bulk sample',
      disturbed: 'Disturbed sample',
      water: 'Water sample',
      environmental: 'Environmental sample',
    },
    samples: (meanings: readonly string[]) => `Samples: ${meanings.join(' · ')}`,
    notDrawn: (depth: number) => `Data below ${metres(depth)} are not drawn.`,
    backfill: (material: string) => `Backfill: ${material}`,
    noPattern: 'Material not stated',
    /** Printed logs. */
    log: {
      metres,
      layout: 'Layout',
      byType: 'By hole type',
      kinds: {
        borehole: 'Borehole',
        rotary: 'Rotary borehole',
        pit: 'Trial pit',
        windowSample: 'Window sample',
        cone: 'Cone penetration test',
        probe: 'Dynamic probe',
      },
      savedLayout: (name: string) => `Saved: ${name}`,
      resetColumns: 'Reset columns',
      saveLayout: 'Save layout',
      saveLayoutAs: 'Layout name',
      deleteLayout: 'Delete layout',
      columnsMenu: 'Columns',
      columnNames: {
        installation: 'Backfill and installation',
        water: 'Water',
        samples: 'Samples',
        tests: 'In situ tests',
        casing: 'Casing and water depth',
        cone: 'Cone resistance',
        friction: 'Sleeve friction',
        'friction-ratio': 'Friction ratio',
        probe: 'Probe blows',
        torque: 'Probe torque',
        core: 'Core recovery',
        fractures: 'Fracture index',
        bore: 'Hole and casing diameter',
        strength: 'Vane strength (plot)',
        moisture: 'Moisture and limits (plot)',
        level: 'Level',
        depth: 'Depth of strata',
        legend: 'Legend',
        description: 'Description',
      } as Readonly<Record<string, string>>,
      omitted: (hole: string, columns: readonly string[]) =>
        `${hole}: this paper is too narrow for ${columns.join(', ')}. Select fewer columns, landscape or A3.`,
      checked: 'Checked by',
      status: 'Status',
      asStated: 'As in the data',
      statuses: ['Draft', 'Preliminary', 'Final'],
      blowsFor: (length: number) => `Blows for ${length} mm (N${length})`,
      heads: {
        scale: 'Depth (m)',
        installation: 'Backfill, install.',
        water: 'Water',
        range: 'Depth (m)',
        sample: 'Sample / test',
        result: 'Result',
        casing: 'Casing / water (m)',
        cone: 'Cone resistance qc, MPa',
        friction: 'Sleeve friction fs, MPa',
        'friction-ratio': 'Friction ratio Rf, %',
        probe: 'Blows',
        torque: 'Torque, Nm',
        TCR: 'TCR %',
        SCR: 'SCR %',
        RQD: 'RQD %',
        FI: 'FI /m',
        bore: 'Hole, mm',
        strength: 'Vane, kPa',
        moisture: 'w, PL, LL %',
        level: 'Level (m OD)',
        depth: 'Depth (m)',
        legend: 'Legend',
        description: 'Description of strata',
      } as Readonly<Record<string, string>>,
      tables: {
        strikes: 'Groundwater strikes',
        chiselling: 'Chiselling',
        progress: 'Boring and drilling progress',
        methods: 'Method by depth',
        diameters: 'Hole diameter',
        casings: 'Casing diameter',
        flush: 'Flush',
        pipes: 'Installation: pipes',
        instruments: 'Installation: instruments',
        backfill: 'Backfill',
      } as Readonly<Record<string, string>>,
      tableContinued: (title: string) => `${title} (continued)`,
      columns: {
        struck: 'Struck (m)',
        rose: 'Rose to (m)',
        minutes: 'After (min)',
        casing: 'Casing (m)',
        sealed: 'Sealed (m)',
        date: 'Date',
        time: 'Time',
        from: 'From (m)',
        to: 'To (m)',
        duration: 'Time (hh:mm)',
        tool: 'Tool',
        depth: 'Hole (m)',
        water: 'Water (m)',
        method: 'Method',
        plant: 'Plant',
        crew: 'Crew',
        barrel: 'Barrel',
        bit: 'Bit',
        started: 'Started',
        ended: 'Completed',
        logged: 'Logged by',
        diameter: 'Dia. (mm)',
        casingDiameter: 'Casing dia. (mm)',
        casingTo: 'Casing to (m)',
        flush: 'Type',
        return: 'Return (%)',
        colour: 'Colour',
        reference: 'Ref.',
        pipe: 'Type',
        construction: 'Construction',
        instrument: 'Type',
        tip: 'Depth (m)',
        zoneFrom: 'Response from (m)',
        zoneTo: 'Response to (m)',
        material: 'Material',
        remarks: 'Remarks',
      } as Readonly<Record<string, string>>,
      tests: {
        SPT: 'standard penetration test (split spoon)',
        'SPT(C)': 'standard penetration test (solid cone)',
        HV: 'hand vane, undrained shear strength',
        PP: 'pocket penetrometer',
        PID: 'photoionisation detector',
        CBR: 'in situ California bearing ratio',
        k: 'in situ permeability test',
        Den: 'in situ density',
      } as Readonly<Record<string, string>>,
      testsOf: (meanings: readonly string[]) => `Tests: ${meanings.join(' · ')}`,
      /** `13 blows`, `90 % recovered`: of a sample that was driven. */
      sample: (blows: string, recovery: string) => [
        ...(blows === '' ? [] : [`${blows} blows`]),
        ...(recovery === '' ? [] : [`${recovery}% recovered`]),
      ],
      depths: (top: number, base: number) =>
        base > top ? `${top.toFixed(2)}–${base.toFixed(2)}` : top.toFixed(2),
      levels: (casing: string, water: string) => `${casing || '–'} / ${water || '–'}`,
      /** Under a result where there is no column for it. */
      casing: (levels: string) => `cas./wat. ${levels.replaceAll(' ', '')}`,
      /** A detail of a stratum; most texts state the depth themselves. */
      detail: (depth: number, text: string) =>
        text.includes(depth.toFixed(2)) || text.includes(`${depth}m`)
          ? text
          : `${depth.toFixed(2)} m: ${text}`,
      end: (depth: number, termination: string) =>
        `End of hole at ${metres(depth)}${termination === '' ? '' : `: ${termination}`}`,
      continued: (text: string) => `${text.replace(/\.$/, '')} (continued)`,
      textsContinued: 'Continued from the columns above',
      continuesOn: (sheet: number) => `Continued on sheet ${sheet}`,
      dimensions: (length: string, width: string) => `${length} m × ${width} m`,
      shoring: (text: string) => `Shoring: ${text}`,
      vertical: 'Vertical',
      inclination: (angle: string, bearing: string | null) =>
        `${angle}°${bearing === null ? '' : `, bearing ${bearing}°`}`,
      inclinedInWords: (words: string) => `Stated to be inclined: ${words}`,
      date: formatDateText,
      seeRemarks: 'See remarks',
      legendSheet: 'Key to logs',
      legendOf: (holes: number) => count(holes, 'log', 'logs'),
    },
    facts: {
      client: 'Client',
      contractor: 'Contractor',
      consultant: 'Engineer',
      type: 'Hole type',
      dates: 'Started – completed',
      coordinates: 'Coordinates',
      crs: 'Grid',
      level: 'Ground level',
      finalDepth: 'Final depth',
      plant: 'Plant',
      logged: 'Logged by',
      checked: 'Checked by',
      location: 'Location',
      inclination: 'Inclination',
      dimensions: 'Plan dimensions',
      stability: 'Stability and shoring',
      status: 'Status',
      scale: 'Scale',
      holes: 'Holes',
      centre: 'Centre',
      along: 'Horizontal scale',
      rise: 'Vertical scale',
      length: 'Section length',
      chainage: 'Chainage on this sheet',
      basemap: 'Basemap',
    },
  },
  /** The section through holes. */
  section: {
    label: (holes: number, length: number) =>
      `Section of ${alongMetres(length)} m through ${count(holes, 'hole', 'holes')}. Plus and minus zoom, arrow keys move, Home fits all of it.`,
    start: (chosen: number) =>
      chosen === 0
        ? 'A section shows holes to scale along a line. Draw the line on the map, or select two or more holes in the list or on the map.'
        : `A section needs two or more holes at different locations: ${number.format(chosen)} selected. Select another, or draw a line on the map.`,
    empty: (reach: number, unlevelled: number) =>
      unlevelled === 0
        ? `No holes within ${reach} m of the line. Increase the max. offset, or draw another line.`
        : `None of the holes within ${reach} m of the line has a ground level, so none can be drawn. They are listed here by name.`,
    draw: 'Draw a line on the map',
    drawInstead: 'Draw a line',
    drawAnew: 'Draw another line',
    through: (n: number) => `Through the ${number.format(n)} holes shown`,
    throughChosen: (n: number) => `Through the ${count(n, 'selected hole', 'selected holes')}`,
    order: 'Order along the best-fit line',
    zoom: {
      in: 'Zoom in',
      out: 'Zoom out',
      whole: 'Fit',
    },
    heights: 'Vertical exaggeration',
    automatic: (times: number) => `automatic (×${times})`,
    times: (times: number) => (times === 1 ? '×1, to scale' : `vertical exaggeration ×${times}`),
    timesShort: (times: number) => (times === 1 ? '×1, to scale' : `×${times}`),
    reach: 'Max. offset',
    reachUnit: 'm',
    reachSlider: 'Maximum offset of a hole from the line, metres',
    ties: 'Correlation lines (equal geology codes)',
    tests: 'SPT N',
    levelUnit,
    datums: (datums: readonly string[]) =>
      `Levels are above different datums (${datums.join(', ')}) and are drawn as stated`,
    chainageUnit: 'm',
    distance: alongMetres,
    /** `bearing`: in which direction the end lies, degrees clockwise from north. */
    end: (letter: string, bearing: number | null) =>
      bearing === null ? letter : `${letter} (${COMPASS[Math.round(bearing / 45) % 8] ?? ''})`,
    bend: 'Change of direction',
    interpretation: (headings: readonly string[]) =>
      `Interpretation: straight correlation lines between equal ${headings.join(' or ')}`,
    offsetShort: (aside: Aside) => joinStated(asideText(aside, 'beyond', 'L', 'R'), leanText(aside)),
    where: ({ chainage, ...aside }: Aside & { readonly chainage: number }) =>
      joinStated(
        `at ${alongMetres(chainage)} m`,
        asideText(aside, 'beyond the end', 'left', 'right'),
        leanText(aside),
      ),
    levels: (level: number, depth: number | null, datum: string | null | undefined) =>
      [
        `Ground level ${level.toFixed(2)} ${levelUnit(datum)}`,
        ...(depth === null ? [] : [`${metres(depth)} deep`]),
      ].join(', '),
    levelRange: (top: number, base: number, datum: string | null | undefined) =>
      `${top === base ? '' : `${top.toFixed(2)} to `}${base.toFixed(2)} ${levelUnit(datum)}`,
    open: 'Click to open the hole',
    holes: (n: number) => count(n, 'hole on the section', 'holes on the section'),
    unlevelled: (n: number) => `Not drawn: ${number.format(n)} without a ground level`,
    unplaced: (n: number) => `Not drawn: ${number.format(n)} without coordinates`,
    outside: (n: number) => `${count(n, 'hole is', 'holes are')} farther from the line.`,
    progress: (known: number, total: number | null) =>
      total === null
        ? 'Loading…'
        : `Loading ${number.format(known)} of ${count(Math.max(known, total), 'row', 'rows')}`,
    failed: 'Some rows could not be loaded.',
    legend: {
      title: 'Legend',
      uncoded: 'No legend code',
      ground: 'Ground level, straight lines between holes',
      tie: 'Interpretation: correlation line (equal geology codes)',
      tests: 'Figures beside holes: SPT N, or blows/penetration in mm',
      bend: 'Change of direction',
      profiles: {
        cone: (most: number) => `Cone resistance qc, 0 to ${most} MPa to the right of its hole`,
        probe: (most: number) => `Dynamic probe, 0 to ${most} blows to the right of its hole`,
      },
      sides: 'L, R: left and right of the line, seen from A. Dashed: offset more than half of the maximum.',
    },
  },
  /** Plots. `axis` stands along the values, before their unit. */
  plots: {
    choose: 'Plot',
    other: 'Any heading',
    otherNone: 'Select a heading…',
    held: (rows: number | null) => (rows === null ? '' : number.format(rows)),
    rowsToRead: (rows: number) => `from ${count(rows, 'row', 'rows')}`,
    none: 'This project has no data that can be plotted against depth.',
    unknown: (id: string) => `There is no plot “${id}” in this project. Select one from the list.`,
    empty: (name: string) => `${name}: no values to plot.`,
    emptyChosen: (name: string) => `${name}: no values to plot for these holes; other holes have some.`,
    reading: (known: number, total: number) =>
      `Loading ${number.format(known)} of ${count(total, 'row', 'rows')}…`,
    stoppedAt: (known: number, total: number) =>
      `Stopped at ${number.format(known)} of ${count(total, 'row', 'rows')}; the plot is not complete.`,
    stop: 'Stop',
    resume: 'Continue',
    points: (n: number, holes: number) =>
      `${count(n, 'point', 'points')} of ${count(holes, 'hole', 'holes')}`,
    axis: 'Vertical axis',
    axes: { depth: 'Depth', level: 'Level' },
    by: 'Colour by',
    colours: { stratum: 'Stratum', hole: 'Hole' },
    fit: 'Fit 98 %',
    fitHelp: 'Fits 98 % of the values; the 2 % farthest out are drawn at the edge.',
    beyond: (n: number) => `${number.format(n)} beyond the scale, drawn at its edge`,
    isolated: (name: string) => `Only ${name}`,
    copy: 'Copy points',
    copied: (n: number) => `${count(n, 'point', 'points')} copied`,
    rowsOf: (table: string) => `Rows of ${table}`,
    drawing: (name: string, n: number) => `${name}: ${count(n, 'point', 'points')}`,
    keys: 'Arrow keys go from point to point in depth, Home and End to the ends, Enter opens the row. Plus and minus zoom, Shift with arrows moves, 0 shows all.',
    zoom: {
      label: 'Zoom',
      in: 'Zoom in',
      out: 'Zoom out',
      whole: 'Fit',
      help: 'Scroll or pinch to zoom, drag to move',
    },
    depthAxis: 'Depth, m',
    levelAxis: (datum: string | null) => `Level, ${levelUnit(datum)}`,
    indexAxis: 'Plasticity index, %',
    uncoded: 'No legend code',
    outside: 'No stratum logged at this depth',
    signs: 'There are more holes than symbols, so some share one. Select fewer holes to tell them apart.',
    key: {
      title: { stratum: 'Strata', hole: 'Holes', series: 'Readings' },
      count: 'n',
      least: 'Min',
      median: 'Median',
      greatest: 'Max',
      bounds: 'Censored',
      basis: 'Min, median and max are of the exact values; censored values are counted separately.',
      perReading: 'Select one reading to see its statistics by stratum or hole.',
      atLeast: (n: number, values: string) => `${number.format(n)} ≥ ${values}`,
      atMost: (n: number, values: string) => `${number.format(n)} ≤ ${values}`,
      range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
      isolate: 'Select a name to show it alone',
    },
    bounds: {
      title: 'Censored values',
      least: (n: number) => `${number.format(n)} at least (→)`,
      most: (n: number) => `${number.format(n)} at most (←)`,
    },
    classes: 'Classes',
    aLine: 'A-line',
    uLine: 'U-line',
    bLine: 'B-line',
    remarks: (n: number) => count(n, 'value is not drawn', 'values are not drawn'),
    remark: {
      'no-depth': (n: number) => `${count(n, 'value', 'values')} without a depth`,
      'no-number': (n: number) => `${count(n, 'value', 'values')} that are not numbers`,
      'no-plastic-limit': (n: number) =>
        `${count(n, 'soil', 'soils')} without a plastic limit that is a number`,
      'non-plastic': (n: number) => `${count(n, 'soil', 'soils')} stated as non-plastic`,
      seating: (n: number) => `${count(n, 'test', 'tests')} stopped in the seating drive, without an N`,
      'no-ratio': (n: number) =>
        `${count(n, 'reading', 'readings')} without a friction ratio: qc is missing, zero or negative, or fs negative`,
      'not-a-depth': (n: number) =>
        `${count(n, 'reading', 'readings')} of a head or a level of water, not of its depth`,
      'no-date': (n: number) => `${count(n, 'reading', 'readings')} without a date or time that can be read`,
      unit: (n: number) =>
        `${count(n, 'value', 'values')} in a unit that cannot be converted to that of the plot`,
      unlevelled: (n: number) => `${count(n, 'value', 'values')} of holes without a ground level`,
      nought: (n: number) =>
        `${count(n, 'value', 'values')} zero or negative, which a logarithmic scale cannot show`,
    },
    otherDatum: (n: number) =>
      `${count(n, 'value is', 'values are')} of holes with levels above a datum other than Ordnance Datum, drawn at the stated level.`,
    doubts: (n: number) => count(n, 'value to check', 'values to check'),
    doubt: {
      impossible: (n: number) => `${count(n, 'value', 'values')} that are impossible, drawn as stated`,
      disagreement: (n: number) => `${count(n, 'row', 'rows')} with contradictory values`,
    },
    remarkRow: (hole: string, heading: string, text: string) => `${hole}: ${heading} “${text}”`,
    more: (n: number) => `and ${number.format(n)} more`,
    card: {
      depth: 'Depth',
      level: 'Level',
      depthOf: between,
      value: 'Value',
      reading: 'Reading',
      date: 'Date',
      liquid: 'Liquid limit',
      index: 'Plasticity index',
      class: 'Class',
      stratum: 'Stratum',
      sample: 'Sample',
      sampleAt: (name: string, top: string) => (top === '' ? name : `${name} at ${top} m`),
      bound: { least: 'at least', most: 'at most' },
      written: (text: string) => `stated as “${text}”`,
      open: (table: string) => `Click to see the row in ${table}`,
    },
    /** `name` of a plot in lists, `axis` along its values. */
    names: {
      spt: { name: 'SPT N', axis: 'SPT N, blows per 300 mm' },
      cu: { name: 'Undrained shear strength', axis: 'Undrained shear strength cu' },
      'hand-penetrometer': { name: 'Hand penetrometer', axis: 'Hand penetrometer' },
      moisture: { name: 'Moisture content', axis: 'Moisture content w' },
      atterberg: { name: 'Atterberg limits', axis: 'w, plastic and liquid limit' },
      plasticity: { name: 'Plasticity chart', axis: 'Liquid limit' },
      'bulk-density': { name: 'Bulk density', axis: 'Bulk density' },
      qc: { name: 'Cone resistance', axis: 'Cone resistance qc' },
      fs: { name: 'Sleeve friction', axis: 'Sleeve friction fs' },
      rf: { name: 'Friction ratio', axis: 'Friction ratio Rf' },
      u2: { name: 'Pore pressure u2', axis: 'Pore pressure behind the cone u2' },
      'dynamic-probe': { name: 'Dynamic probing', axis: 'Blows per increment' },
      permeability: { name: 'Permeability', axis: 'Coefficient of permeability k' },
      core: { name: 'Core recovery', axis: 'TCR, SCR, RQD' },
      'rock-strength': { name: 'Rock strength', axis: 'Compressive strength, point load index' },
      ph: { name: 'pH', axis: 'pH' },
      sulphate: { name: 'Sulphate in water or extract', axis: 'Sulphate in water or aqueous extract' },
      'soil-sulphate': { name: 'Sulphate of soil', axis: 'Total or acid-soluble sulphate of soil' },
      water: { name: 'Groundwater', axis: 'Date' },
    } as Readonly<Record<string, { name: string; axis: string }>>,
    series: {
      '': 'Stated',
      vane: 'Field vane',
      triaxial: 'Triaxial',
      'triaxial-set': 'Triaxial, set of specimens',
      'laboratory-vane': 'Laboratory vane',
      'hand-vane': 'Hand vane',
      'fall-cone': 'Fall cone',
      'in-situ': 'In situ',
      'on-sample': 'On sample',
      plastic: 'Plastic limit',
      content: 'Moisture content',
      liquid: 'Liquid limit',
      TCR: 'Total core recovery',
      SCR: 'Solid core recovery',
      RQD: 'Rock quality designation',
      compressive: 'Compressive strength',
      'point-load': 'Point load index',
      'worked-out': 'Calculated as fs/qc',
      strike: 'Strike',
      standing: 'Rose to, after strike',
      monitored: 'Monitored',
      water: 'Dissolved in water',
      extract: 'Water-soluble, of soil',
      so3: 'Stated as SO₃, not converted',
      unstated: 'Type not stated',
    } as Readonly<Record<string, string>>,
  },
} as const
