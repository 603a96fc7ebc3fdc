import type { Scope } from '@groundsheet/contract'
import type { Finding } from '@groundsheet/logs'

const number = new Intl.NumberFormat('en-GB')
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
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

const metres = (depth: number) => `${depth.toFixed(2)} m`
const between = (top: number | null, base: number | null) =>
  base === null || base === top ? metres(top ?? 0) : `${(top ?? 0).toFixed(2)} to ${metres(base)}`

const FINDINGS: Record<Finding['kind'], (table: string, top: number | null, base: number | null) => string> =
  {
    'no-depth': (table) => `${table}: a row states no depth and cannot be drawn`,
    'no-base': (table, top) => `${table}: the row at ${between(top, null)} states no base`,
    reversed: (table, top, base) =>
      `${table}: top ${metres(top ?? 0)} lies below base ${metres(base ?? 0)}; drawn the other way round`,
    deeper: (table, top, base) => `${table}: the row at ${between(top, base)} is deeper than the hole`,
    gap: (_, top, base) => `No stratum from ${between(top, base)}`,
    overlap: (_, top, base) => `Strata overlap from ${between(top, base)}`,
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

  /** The map of a project. */
  map: {
    label: (name: string) => `Map of ${name}`,
    loading: 'Loading the map…',
    fallback: (name: string) => `${name} does not answer; showing the offline map.`,
    waiting: (name: string) => `Loading ${name}…`,
    noPositions: 'No hole of this project has a position, so the map shows none of them.',
    fit: 'Show all holes',
    near: 'Zoom to the open hole',
    north: 'Turn north up',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    chooser: (n: number) => `${count(n, 'hole', 'holes')} here`,
    pinned: 'Pinned by hand, not surveyed',
    noWebgl: 'This browser cannot draw the map (WebGL 2 is off). The list of holes works without it.',

    place: {
      pointer: 'Coordinates under the pointer',
      centre: 'Coordinates of the middle of the map',
      here: 'Coordinates of this place',
      hint: 'Press the map with the second button, or hold a finger on it, to keep the coordinates of a place.',
      wgs84: 'WGS 84',
      grid: (easting: number, northing: number) =>
        `≈\u00a0${whole.format(easting)}\u00a0E ${whole.format(northing)}\u00a0N`,
      system: (name: string | null, guessed: boolean) =>
        `${name ?? 'grid of the project'}${guessed ? ' (guessed)' : ''}`,
      copy: 'Copy',
      copied: 'copied',
    },

    area: {
      draw: 'Draw an area',
      corners: (n: number) =>
        n === 0 ? 'Press the corners of an area on the map.' : `${n} of at least 3 corners. Go on pressing.`,
      closing: 'Press the first corner to close the area, or go on.',
      view: 'Take what is in view',
      undo: 'Undo corner',
      close: 'Close area',
      cancel: 'Cancel',
      drawn: 'Inside the drawn area',
      remove: 'Remove:',
    },
  },

  hole: {
    resize: 'Width of the panel',
    moreTables: 'All tables of this hole',
    sections: {
      identity: 'What it is',
      position: 'Where it is',
      depths: 'Depth and level',
      dates: 'When and by whom',
      remarks: 'Remarks',
      others: 'Other headings',
    },
    blank: (n: number) => `${count(n, 'heading', 'headings')} without a value`,
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

  /** The strip log. `short` stands above a lane. */
  log: {
    tab: 'Log',
    label: (hole: string) => `Strip log of ${hole}`,
    keys: 'Plus and minus zoom, arrow keys move in depth, Home shows the whole hole.',
    zoomIn: 'Show less depth, larger',
    zoomOut: 'Show more depth',
    fit: 'Whole hole',
    seen: (from: number, to: number) => `${from.toFixed(2)} – ${metres(to)}`,
    depth: 'Depth',
    level: 'Level',
    depthUnit: 'm',
    levelUnit: 'm OD',
    finalDepth: (depth: number) => `Final depth ${metres(depth)}`,
    coming: (tables: string) => `Reading ${tables}…`,
    failed: (table: string) => `Rows of ${table} did not come.`,
    empty: 'None of the rows of this hole has a depth, so there is nothing to draw.',
    remarks: (n: number) => (n === 1 ? '1 remark' : `${n} remarks`),
    finding: ({ kind, table, top, base }: Finding) => FINDINGS[kind](table, top, base),
    between,
    open: 'base not stated',
    strataTable: (hole: string) => `Strata of ${hole}`,
    columns: {
      top: 'Top, m',
      base: 'Base, m',
      level: 'Level of top, m OD',
      legend: 'Legend',
      text: 'Description',
    },
    show: (table: string) => `Click to see the row in ${table}`,
    description: 'Description',
    lanes: {
      strata: { name: 'Strata', short: 'Strata', unit: '' },
      details: { name: 'Details of strata', short: 'Details', unit: '' },
      samples: { name: 'Samples', short: 'Samples', unit: '' },
      penetration: { name: 'Standard penetration test', short: 'SPT', unit: 'N' },
      water: { name: 'Water: strikes and standing levels', short: 'Water', unit: '' },
      backfill: { name: 'Backfill', short: 'Fill', unit: '' },
      installation: { name: 'Installation', short: 'Pipe', unit: '' },
      cone: { name: 'Cone resistance', short: 'qc', unit: 'MPa' },
      friction: { name: 'Side friction', short: 'fs', unit: 'MPa' },
      core: { name: 'Core recovery: TCR, SCR, RQD', short: 'TCR SCR RQD', unit: '%' },
      fractures: { name: 'Fracture index', short: 'FI', unit: '/m' },
      strength: { name: 'Vane: peak and remoulded strength', short: 'Vane', unit: 'kPa' },
      moisture: { name: 'Moisture and Atterberg limits', short: 'w, PL–LL', unit: '%' },
    } as Readonly<Record<string, { name: string; short: string; unit: string }>>,
    series: {
      strike: 'Water strike',
      standing: 'Water standing',
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
    } as Readonly<Record<string, string>>,
  },
  rows: {
    label: (name: string) => `Rows of ${name}`,
    all: (n: number) => count(n, 'row', 'rows'),
    some: (n: number, total: number) => `${number.format(n)} of ${count(total, 'row', 'rows')}`,
    matching: (n: number, total: number) => `${number.format(n)} of ${count(total, 'row', 'rows')} match`,
    none: 'No rows.',
    noMatch: 'No row matches. Try fewer words.',
    filter: 'Filter: clay, or ISPT_NVAL>50',
    filterHelp:
      'Words are looked for in every column. A heading with =, !=, <, <=, > or >= compares: ISPT_NVAL>50. Quotes keep words together.',
    hole: 'Hole',
    parent: (table: string) => PARENT_NOUNS[table] ?? 'Belongs to',
    /** `U4 at 3.20 m`. */
    parentAt: (name: string, depth: string | null) =>
      depth === null ? name : `${name === '' ? '' : `${name} `}at ${depth} m`,
    follow: (table: string, name: string) =>
      `${PARENT_NOUNS[table] ?? table} ${name}: show its row in ${table}`,
    openHole: (name: string) => `Open ${name}`,
    columns: 'Columns',
    columnCount: (shown: number, all: number) => `${shown} of ${all}`,
    usualColumns: 'As usual',
    wrap: 'Wrap text',
    copy: 'Copy rows',
    copied: (n: number) => `${count(n, 'row', 'rows')} copied`,
    sortBy: (heading: string) => `Sort by ${heading}`,
    keys: 'Arrow keys move, Shift selects, Ctrl+C copies, Enter opens or shows the whole row.',
    stop: 'Stop',
    resume: 'Go on',
  },
  drawer: {
    title: 'Tables of the project',
    tables: 'Tables',
    views: { section: 'Section', compare: 'Compare', plots: 'Plots' },
    close: 'Close the table',
    limit: 'Only matching holes on the map',
    lit: (n: number) => `${count(n, 'hole', 'holes')} lit on the map`,
    resize: 'Height of the table',
    noCode: (name: string, rows: number) => `${name}: ${count(rows, 'row', 'rows')}, no AGS code`,
  },
} as const
