import type { Scope } from '@groundsheet/contract'
import {
  formatDecimals,
  formatDepth,
  isPossibleFinalDepth,
  isPossibleLevel,
  levelUnit,
  ownValue,
  plural,
} from '@groundsheet/readings'
import { tableNameAndCode } from '../table-names.ts'
import { shortDay } from '../dates.ts'
import { degreesText, number, count, twoDecimals } from '../text-format.ts'

/** Decimals would be noise of a placeholder. */
const impossibleLevel = (level: number) => `${level} m: not a possible level`

/** Beyond the circumference of the earth, metres. */
const MAX_COORDINATE_M = 40_100_000

const isPossibleCoordinate = (metres: number) => Math.abs(metres) <= MAX_COORDINATE_M

const SCOPE_MEANING: Record<Scope, string> = {
  'projects:read': 'the list of projects',
  'locations:read': 'exploratory holes',
  'tables:read': 'data tables',
  'map:read': 'marker styles, boundaries and groups',
}

/** Noun for an ancestor of a row, by table. */
const PARENT_NOUNS: Readonly<Record<string, string>> = {
  SAMP: 'Sample',
  TRIG: 'Triaxial specimen',
  MONG: 'Monitoring point',
  SCPG: 'Cone test',
  GRAG: 'Grading',
  CORE: 'Core run',
  WSTG: 'Groundwater strike',
}

const parentNoun = (table: string): string | undefined => ownValue(PARENT_NOUNS, table)

/** Texts of the viewer. */
export const strings = {
  product: 'Groundsheet',
  skip: 'Skip to content',
  checkFiles: 'Check files',
  check: 'Check',
  help: 'Help',
  retry: 'Try again',
  close: 'Close',
  signOut: 'Sign out',
  loading: 'Loading…',
  /** Loading messages; the first is also in index.html. */
  waiting: {
    viewer: 'Loading the viewer…',
    service: 'Connecting to the service…',
    projects: 'Loading the list of projects…',
    project: 'Loading the project…',
    sheets: 'Loading the sheets…',
    holes: 'Loading the holes…',
  },
  unknown: 'not stated',
  metres: (value: number, decimals = 2) => `${formatDecimals(value, decimals)} m`,
  /** The final depth of a hole, or why it cannot be one. */
  depth: (metres: number) =>
    isPossibleFinalDepth(metres) ? `${formatDepth(metres)} m` : `${metres} m: not a possible depth`,
  number: (value: number) => number.format(value),

  copyLink: {
    copy: 'Copy link',
    title: 'Copy a link to this view',
    copied: 'Link copied',
    byHand: 'Copy this link (Ctrl+C):',
  },

  signIn: {
    title: 'Sign in',
    lead: 'Ground investigation data on a map. Paste the access key you were given.',
    key: 'Access key',
    keyExample: 'gs_…',
    check: 'Check AGS files without signing in',
    remember: 'Remember on this computer',
    rememberNote:
      'Stores the key and the data of projects you open in this browser until you sign out. Otherwise ' +
      'the key is kept until the tab is closed, and no data is stored.',
    submit: 'Sign in',
    checking: 'Checking the access key…',
    refusals: {
      invalid_api_key:
        'This key is unknown, has expired or has been revoked. Check that all of it was copied, or ask ' +
        'for a new one.',
      ended_code:
        'This link of npm start has expired. Run npm start again for another, or paste an access key.',
      no_access: 'Your sign-in has no access here. Ask whoever runs the service, or paste an access key.',
      missing_api_key: 'This is not a valid key. Paste the key alone, without quotes.',
    },
  },

  keys: {
    title: 'This key',
    open: 'Access keys and sign out',
    signedInAs: 'Signed in as',
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
    signOutNote: 'Signing out removes the key and all data loaded with it from this browser.',
    continueAs: 'Continue as',
  },

  pause: {
    countdown: {
      network: (seconds: number) => `No connection: trying again in ${seconds} s`,
      rate: (seconds: number) => `Too many requests: continuing in ${seconds} s`,
      busy: (seconds: number) => `The service is not ready: trying again in ${seconds} s`,
    },
    announced: {
      network: 'No connection. Trying again until it is restored.',
      rate: 'Too many requests. Loading continues automatically in a moment.',
      busy: 'The service is not ready. Trying again in a moment.',
    },
    inPanel: (seconds: number) => `Waiting for the service: ${seconds} s`,
    now: 'Try now',
    label: 'Waiting',
  },

  newVersion: {
    label: 'New version',
    text: 'The service has a new version of this page.',
    reload: 'Reload',
    later: 'Later',
  },

  missing: {
    scope: (scope: Scope) => `This key cannot view ${SCOPE_MEANING[scope]} (${scope}).`,
    everything: 'This key is valid but cannot view anything. Ask for a key with read permissions.',
    styles: 'Holes are shown with plain markers.',
  },

  trouble: {
    panel: 'Something went wrong in this panel. The rest of the page still works.',
    part:
      'Part of this page could not be loaded. Check your connection, or reload if the service was ' +
      'updated.',
    notFound: {
      project: 'Project not found, or this key has no access to it. Search for it in the list of projects.',
      hole: 'Hole not found in this project, or this key has no access to it.',
    },
    network: 'The service is not responding. Check your connection.',
    rateLimited: 'Too many requests. Wait a minute.',
    request: (id: string) => `Request ${id}`,
  },

  notFound: {
    title: 'Page not found',
    text: (path: string) => `There is no page at ${path}. Check the address, or go to the list of projects.`,
  },

  project: {
    back: 'All projects',
    unnamed: 'Project',
    sidebar: 'Holes and layers',
    parts: { holes: 'Holes', filters: 'Filters', legend: 'Legend' },
    facts: 'About this project',
    map: 'Map and tools',
    status: 'Status',
    statuses: { open: 'Open', closed: 'Closed', archived: 'Archived' } as Readonly<Record<string, string>>,
    statusIs: (status: string) => `Status: ${status}`,
    statusSource: 'as the company states it; open if it states none',
    client: 'Client',
    contractor: 'Contractor',
    consultant: 'Engineer',
    started: 'Start',
    crs: 'Grid',
    crsGuessed: (name: string) => `${name} (assumed)`,
    gridGuessed: 'grid assumed',
    gridUnknown: 'grid not known',
    gridAssumedHere: 'assumed in this browser only; the file does not state its grid',
    data: 'Deliveries',
    findings: (found: string) => `Import findings: ${found}`,
    crsUnknown: 'not known: only holes with latitude and longitude are on the map',
    sheet: { peek: 'Show the list', half: 'Show more of the list', full: 'Show the map' },
  },

  holes: {
    title: 'Holes',
    placed: 'On the map',
    unplaced: (n: number) => `No coordinates (${number.format(n)})`,
    /** Of an unknown grid, or contradicted by the stated latitude and longitude. */
    notPlaced: (n: number) => `Coordinates not placed (${number.format(n)})`,
    doubtful: (n: number) => `Position in doubt (${number.format(n)})`,
    away: (metres: number) => `${number.format(Math.round(metres / 1000))} km away`,
    inDoubt: (position: string, reason: string) => `${position} (in doubt: ${reason})`,
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
    levelShort: (level: number, datum: string | null) =>
      isPossibleLevel(level) ? `${twoDecimals(level)} ${levelUnit(datum)}` : impossibleLevel(level),
    failed: 'The remaining holes could not be loaded.',
    untyped: 'No type',
    date: shortDay,
    pinned: 'approximate position',
    /**
     * Holes that a user selects are called that in texts and names; the hole with a panel is the open one.
     */
    selection: {
      title: 'Select holes to compare, draw in a section, plot, print or export',
      start: 'Select',
      done: 'Done',
      hint: 'Select holes here or on the map',
      all: (n: number) => `Select all ${number.format(n)} shown`,
      allShort: (n: number) => `All ${number.format(n)} shown`,
      tooMany: (n: number) => `No more than ${number.format(n)} holes can be selected.`,
      keys: 'Enter opens a hole. Space selects it. Shift with an arrow key extends the selection.',
      one: 'Select',
      selected: 'Selected',
      selectedTitle: 'Deselect this hole',
    },
  },

  map: {
    loading: 'Loading the map…',
  },

  hole: {
    resize: 'Width of the panel',
    previous: 'Previous hole',
    next: 'Next hole',
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
    summary: 'Summary of the hole',
    tabs: (name: string) => `Data of ${name}`,
    details: 'Details',
    depth: 'Final depth',
    level: 'Ground level',
    grid: 'Easting, northing',
    position: 'Latitude, longitude',
    gridValue: (easting: number, northing: number) => {
      if (!isPossibleCoordinate(easting) || !isPossibleCoordinate(northing))
        return `${easting}, ${northing}: not possible coordinates`
      const decimals = Number.isInteger(easting) && Number.isInteger(northing) ? 0 : 2
      return `${formatDecimals(easting, decimals)}\u00a0E, ${formatDecimals(northing, decimals)}\u00a0N`
    },
    positionValue: (latitude: number, longitude: number) => degreesText(latitude, longitude, 6),
    levelValue: (level: number, datum: string | null | undefined) =>
      isPossibleLevel(level)
        ? `${twoDecimals(level)} ${levelUnit(datum)}${datum ? '' : ' (datum not stated)'}`
        : impossibleLevel(level),
    depthShort: (depth: number) => `${Number(formatDepth(depth))} m`,
    headings: 'Headings of the hole',
    noCode: (name: string, rows: number) =>
      `${name}: ${count(rows, 'row', 'rows')} not published by the company (no export code)`,
    noTables: 'No further data for this hole.',
    notSet: 'probably not set',
    impossibleInclination: 'not a possible inclination',
    inclinedInWords: (words: string) => `stated to be inclined: “${words}”`,
  },

  strata: {
    contradicted: 'Legend code and description disagree',
    unrecoveredVoid: 'No recovery, described as a void',
  },

  /** Details of a standard penetration test. */
  spt: {
    type: 'Test type',
    seating: 'Seating drive',
    main: 'Main drive',
    stated: 'N in the file',
    selfWeight: 'Penetration under own weight',
    millimetres: (length: number) => `${length} mm`,
    casing: 'Casing depth',
    water: 'Water depth',
    energyRatio: 'Energy ratio',
    n60: 'N60',
    drive: (blows: number, penetration: number | null) =>
      `${count(blows, 'blow', 'blows')}${penetration === null ? '' : ` in ${penetration} mm`}`,
    depth: (text: string) => (/^-?[\d.]+$/.test(text) ? `${text} m` : text),
    noN60: 'not calculated: the energy ratio cannot be right',
    n60Value: (value: number, stated: boolean) =>
      stated ? `${value} (stated)` : `${value} (N × energy ratio / 60)`,
  },
  log: {
    tab: 'Log',
  },
  rows: {
    label: (name: string) => `Rows of ${name}`,
    all: (n: number) => count(n, 'row', 'rows'),
    some: (n: number, total: number) => `${number.format(n)} of ${count(total, 'row', 'rows')}`,
    matching: (n: number, total: number) => `${number.format(n)} of ${count(total, 'row', 'rows')} match`,
    none: 'No rows.',
    noMatch: 'No rows match. Try fewer words.',
    malformed: (parts: readonly string[]) =>
      `${plural(parts.length, 'This condition', 'These conditions')} cannot be read: ${parts.join(', ')}. ` +
      'Write a heading, one of =, !=, <, <=, > or >=, and a value, without spaces: ISPT_NVAL>50.',
    noHeading: (table: string, headings: readonly string[]) =>
      `No rows match: ${table} has no ${plural(headings.length, 'heading', 'headings')} ` +
      `${headings.join(', ')}.`,
    /** `heading`: a numeric heading of the table, if any. */
    filter: (heading: string | undefined) =>
      heading === undefined ? 'Filter: clay' : `Filter: clay, or ${heading}>5`,
    filterHelp:
      'Words are searched for in every column. Compare a heading with =, !=, <, <=, > or >=: ISPT_NVAL>50 ' +
      'or LOCA_STAR>=2021-03-09. Quotes keep words together.',
    hole: 'Hole',
    parent: (table: string) => parentNoun(table) ?? 'Parent',
    /** `U4 at 3.20 m`. */
    parentAt: (name: string, depth: string | null) =>
      depth === null ? name : `${name === '' ? '' : `${name} `}at ${depth} m`,
    follow: (table: string, name: string) =>
      `${parentNoun(table) ?? table} ${name}: show its row in ${tableNameAndCode(table)}`,
    openHole: (name: string) => `Open ${name}`,
    columns: 'Columns',
    columnCount: (shown: number, all: number) => `${shown} of ${all}`,
    defaultColumns: 'Default',
    wrap: 'Wrap text',
    copy: 'Copy rows',
    copied: (n: number) => `${count(n, 'row', 'rows')} copied`,
    sortBy: (heading: string) => `Sort by ${heading}`,
    keys:
      'Arrow keys move, Shift with arrow keys selects, Ctrl+C copies, Enter opens the link or shows the ' +
      'whole row.',
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
    exported: 'selected',
    printed: 'logs',
    tooFew: 'Select two or more holes',
    tooMany: (max: number) => `Select ${max} or fewer holes`,
    clear: 'Clear',
  },
  export: {
    open: 'Export',
    exportRows: 'Export rows',
    rowsSaved: (n: number, name: string) => `${count(n, 'row', 'rows')} saved as ${name}`,
    rowsSoFar: 'Only the rows loaded so far.',
  },
  drawer: {
    title: 'Tables of the project',
    tables: 'Tables',
    viewList: 'Views',
    agsHeadings: 'AGS headings',
    agsHeadingsHint: 'Label tables and columns by their AGS codes',
    views: { section: 'Section', compare: 'Compare', plots: 'Plots' },
    close: 'Close the table',
    fill: 'Full height',
    limit: 'Only matching holes on the map',
    highlighted: (n: number) => `${count(n, 'hole', 'holes')} highlighted`,
    resize: 'Height of the table',
    noCode: (name: string, rows: number) =>
      `${name}: ${count(rows, 'row', 'rows')}, not published (no export code)`,
  },
  print: {
    open: 'Print',
    openLog: 'Print this log',
    openLogs: 'Print logs of the selected holes',
    openSection: 'Print this section',
    openMap: 'Print this map',
    openCompare: 'Print these logs side by side',
    openPlot: 'Print this plot',
    openTable: 'Print this table',
  },
} as const
