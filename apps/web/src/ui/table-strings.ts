const number = new Intl.NumberFormat('en-GB')
const count = (value: number, one: string, many: string) =>
  `${number.format(value)} ${value === 1 ? one : many}`

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

/** Words of the tables, their drawer and the panel of a hole. */
export const rowStrings = {
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
} as const

export const drawerStrings = {
  title: 'Tables of the project',
  tables: 'Tables',
  close: 'Close the table',
  limit: 'Only matching holes on the map',
  lit: (n: number) => `${count(n, 'hole', 'holes')} lit on the map`,
  resize: 'Height of the table',
  noCode: (name: string, rows: number) => `${name}: ${count(rows, 'row', 'rows')}, no AGS code`,
} as const

export const holeStrings = {
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
} as const
