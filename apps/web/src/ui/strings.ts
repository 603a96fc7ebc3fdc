import type { Scope } from '@groundsheet/contract'
import { drawerStrings, holeStrings, rowStrings } from './table-strings.ts'
import { logStrings } from './log-strings.ts'
import { mapStrings } from './map-strings.ts'

const number = new Intl.NumberFormat('en-GB')
const count = (value: number, one: string, many: string) =>
  `${number.format(value)} ${value === 1 ? one : many}`

/** As many decimals as there are, two at most. */
const hundredths = (value: number) => String(Math.round(value * 100) / 100)

const SCOPE_MEANING: Record<Scope, string> = {
  'projects:read': 'the list of projects',
  'locations:read': 'exploratory holes',
  'tables:read': 'data tables',
  'map:read': 'marker styles, boundaries and groups',
}

/** Every sentence and word a person sees. Another language is another file like this one. */
export const strings = {
  product: 'Groundsheet',
  retry: 'Try again',
  close: 'Close',
  signOut: 'Sign out',
  loading: 'Loading…',
  unknown: 'not stated',
  metres: (value: number, decimals = 2) => `${value.toFixed(decimals)} m`,
  number: (value: number) => number.format(value),

  signIn: {
    title: 'Sign in',
    lead: 'Ground investigation on a map. Paste the API key you were given.',
    key: 'API key',
    remember: 'Remember on this computer',
    submit: 'Open',
    checking: 'Checking the key…',
    refusals: {
      invalid_api_key:
        'This key is not known here, or it was revoked. Check that it was copied whole, or ask for a new one.',
      missing_api_key: 'The key was not accepted in this form. Paste the key alone, without quotes.',
    },
  },

  keys: {
    title: 'This key',
    open: 'What this key reaches, other keys, signing out',
    reads: 'Reads',
    nothing: 'nothing yet',
    scopes: (scopes: readonly string[]) =>
      scopes.map((scope) => (SCOPE_MEANING as Readonly<Record<string, string>>)[scope] ?? scope).join(', '),
    reach: 'Reaches',
    allProjects: 'all projects of the company',
    someProjects: (n: number) => `${count(n, 'project', 'projects')} only`,
    rate: 'Rate',
    rateValue: (n: number) => `${count(n, 'request', 'requests')} a minute`,
    others: 'Other keys',
    unnamed: 'Key',
    add: 'Add a key',
    signOutOfAll: (n: number) => `Sign out of all ${number.format(n)} keys`,
    forgets: 'Signing out removes the key and all that was read with it from this browser.',
    goOnWith: 'Or go on with',
  },

  pause: {
    countdown: {
      network: (seconds: number) => `No connection: trying again in ${seconds} s`,
      rate: (seconds: number) => `Too many requests: going on in ${seconds} s`,
      busy: (seconds: number) => `The service is not ready: trying again in ${seconds} s`,
    },
    announced: {
      network: 'No connection. It is tried again until there is one.',
      rate: 'Too many requests. Reading goes on by itself in a moment.',
      busy: 'The service is not ready. It is tried again in a moment.',
    },
    now: 'Try now',
    label: 'Waiting',
  },

  missing: {
    scope: (scope: Scope) => `This key may not read ${SCOPE_MEANING[scope]} (${scope}).`,
    everything: 'This key is valid but may not read anything yet. Ask its owner to add scopes to it.',
    styles: 'Markers are drawn plainly.',
  },

  trouble: {
    panel: 'Something went wrong in this panel. The rest of the page still works.',
    notFound: 'There is no such project within reach of this key.',
    network: 'The service does not answer. Check the connection.',
    rateLimited: 'Too many requests just now. Wait a minute.',
    request: (id: string) => `Request ${id}`,
    page: 'There is nothing at this address.',
  },

  projects: {
    title: 'Projects',
    search: 'Search by reference or name',
    all: (n: number) => count(n, 'project', 'projects'),
    found: (n: number, q: string) => `${count(n, 'project', 'projects')} with “${q}”`,
    none: (q: string) => `No project has “${q}” in its reference or name.`,
    empty: 'There are no projects yet.',
    restricted: 'The projects this key is restricted to:',
    some: (n: number, total: number) => `${number.format(n)} of ${count(total, 'project', 'projects')}`,
    with: (said: string, q: string) => `${said} with “${q}”`,
    soFar: (n: number) => `${count(n, 'project', 'projects')} so far; order and counts are not final`,
    noneLeft: 'None of these projects is left by what is chosen above.',
    showAll: 'Show them all',
    list: 'Projects in a list',
    sortBy: 'Sort by',
    descending: 'Last first',
    statuses: 'Status',
    onlyInView: 'Only what the map shows',
    parts: { list: 'List', map: 'Map' },
    notPlaced: 'No position',
    holes: (n: number) => count(n, 'hole placed', 'holes placed'),
    map: 'Map of all projects',
    fit: 'Show all projects',
    unplaced: (n: number) => `${count(n, 'project', 'projects')} without a position`,
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
      holes: 'Holes placed',
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
    crsGuessed: (name: string) => `${name} (guessed)`,
    gridGuessed: 'grid guessed',
    gridUnknown: 'grid not known',
    crsUnknown: 'not known, so only surveyed latitudes and longitudes are on the map',
    sheet: { peek: 'Show the list', half: 'Show more of the list', full: 'Show the map' },
  },

  holes: {
    title: 'Holes',
    find: 'Find a hole',
    placed: 'On the map',
    unplaced: (n: number) => `No position (${number.format(n)})`,
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
    },
    levelShort: (level: number) => `${level.toFixed(2)} m OD`,
    failed: 'The rest of the holes did not come.',
    untyped: 'No type',
    pinned: 'pinned on the map',
  },

  filters: {
    title: 'Filters',
    used: 'Filters in use',
    clear: 'Clear all',
    remove: 'Remove filter:',
    nothing: 'No hole matches all of this.',
    instead: (filter: string, n: number) => `${count(n, 'hole', 'holes')} without: ${filter}`,
    several: 'No single filter is to blame; clear them all.',
    holesOf: (n: number) => (n === 1 ? 'hole' : 'holes'),
    facets: {
      types: 'Type',
      depth: 'Final depth',
      tables: 'Has rows in',
      groups: 'Group',
      unplaced: 'Position',
    },
    unplaced: 'Without a position',
    from: 'From',
    to: 'To',
    fromDepth: 'Final depth from, metres',
    toDepth: 'Final depth to, metres',
    depthUnit: 'm',
    histogram: (metres: number) => `${metres} m`,
    chips: {
      text: (text: string) => `“${text}” in name or type`,
      types: (codes: string) => `Type: ${codes}`,
      tables: (codes: string) => `Has ${codes}`,
      groups: (names: string) => `In ${names}`,
      unplaced: 'Without a position',
      inside: 'Inside the drawn area',
      rows: (table: string) => `Rows of ${table} match`,
      between: (least: number, most: number) => `Depth ${least} to ${most} m`,
      atLeast: (least: number) => `Depth from ${least} m`,
      atMost: (most: number) => `Depth to ${most} m`,
    },
  },

  legend: {
    title: 'Legend',
    types: 'Hole types',
    boundaries: 'Boundaries',
    groups: 'Groups',
    basemap: 'Basemap',
    labels: 'Names of holes',
    faint: 'Filtered out, drawn faintly',
    pinned: 'Pinned by hand, not surveyed',
    share: (n: number, total: number) =>
      n === total ? number.format(n) : `${number.format(n)} of ${number.format(total)}`,
    noOutline: (placed: number, total: number) => `${placed} of ${total} placed: no outline`,
    nameOf: (name: string) => `Write “${name}” on the map`,
  },

  map: mapStrings,

  hole: {
    ...holeStrings,
    panel: 'Open hole',
    tabs: (name: string) => `Data of ${name}`,
    details: 'Details',
    depth: 'Final depth',
    level: 'Ground level',
    grid: 'Grid',
    position: 'Position',
    gridValue: (easting: number, northing: number) =>
      `${hundredths(easting)}\u00a0E, ${hundredths(northing)}\u00a0N`,
    positionValue: (latitude: number, longitude: number) => `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`,
    levelValue: (level: number) => `${level.toFixed(2)} m OD`,
    depthShort: (depth: number) => `${depth.toFixed(depth % 1 === 0 ? 0 : 1)} m`,
    headings: 'Headings of the hole',
    noCode: (name: string, rows: number) =>
      `${name}: ${count(rows, 'row', 'rows')} without an AGS code, which cannot be shown.`,
    noTables: 'Nothing else hangs off this hole.',
  },

  log: logStrings,
  rows: rowStrings,
  drawer: drawerStrings,
} as const
