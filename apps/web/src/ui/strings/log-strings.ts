import type { Finding, LaneId } from '@groundsheet/logs'
import { listedText, levelUnit, plural } from '@groundsheet/readings'
import { shortTableName, tableNameAndCode } from '../table-names.ts'
import { displayText } from '@groundsheet/readings/display-text'
import { formatDateText } from '../dates.ts'
import { number, count, metres, between, twoDecimals } from '../text-format.ts'

/** AGS inclinations are positive down from the horizontal; some files have the opposite sign. */
const slopeText = (angle: number) => {
  if (angle === 0) return 'inclined at 0° (horizontal)'
  return angle > 0
    ? `inclined at ${angle}° below the horizontal`
    : `inclined at ${angle}° (in AGS, negative is above the horizontal; the sign may be reversed)`
}

/** Top or base that is absent, or stated as `text`, which is not a valid depth. */
const missingDepth = (end: 'top' | 'base', text: string) =>
  text === '' ? `no ${end}` : `a ${end} that is not a number or not a possible depth (“${text}”)`

const FINDINGS: Record<
  Finding['kind'],
  (
    table: string,
    top: number | null,
    base: number | null,
    angle: number,
    text: string,
    rows: number,
    depths: NonNullable<Finding['depths']>,
  ) => string
> = {
  'no-depth': (table, _top, _base, _angle, text) =>
    `${table}: a row states no depth and cannot be drawn${text === '' ? '' : ` (“${text}”)`}`,
  'no-top': (table, _top, base, _angle, text) =>
    `${table}: the row with its base at ${metres(base ?? 0)} states ${missingDepth('top', text)}`,
  datum: (_table, _top, _base, _angle, text) => `Ground level is stated above “${text}”, not Ordnance Datum`,
  'above-ground': (table, top, base, _angle, text) =>
    `${table}: the row at ${between(top, base)} is above ground level${text === '' ? '' : `; ${text}`}`,
  impossible: (table, top, base, _angle, text, rows, depths) => {
    if (top === null) return `${table}: ${text}`
    if (depths.length === 0) return `${table}: ${between(top, base)}: ${text}`
    const named = depths.map(({ depth }) => metres(depth))
    return `${table}: ${count(rows, 'row', 'rows')} at ${listedText(named, rows)}: ${text}`
  },
  'legend-code': (table, top, base, _angle, text) => `${table}: ${between(top, base)}: ${text}`,
  'strike-after-end': (table, top, _base, _angle, text) =>
    `${table}: the groundwater strike at ${metres(top ?? 0)} is dated ${formatDateText(text)}, ` +
    'after the end date of the hole',
  'denied-strike': (table, _top, _base, _angle, text) =>
    `${table}: the groundwater strike at 0.00 m is not drawn, because its remark says “${text}”`,
  'strike-unmet': (table, top, _base, _angle, text) =>
    `${table}: a groundwater strike at ${metres(top ?? 0)} is stated, but the remark on the hole ` +
    `says “${text}”`,
  'strike-otherwise': (table, _top, _base, _angle, text) =>
    `${table}: a remark says “${text}”; no groundwater strike has that depth and that level`,
  'end-elsewhere': (_table, top, _base, _angle, text) =>
    `The final depth is ${metres(top ?? 0)}, but the remark on the hole says “${text}”`,
  'ground-level-unset': () => 'Ground level 0.00 m of every hole: probably not set; no levels are shown',
  'strike-standing': (table, top, _base, _angle, text) =>
    `${table}: ${metres(top ?? 0)} is stated as a groundwater strike, but drawn as a standing water level, ` +
    `as its remark says: “${text}”`,
  'standing-below-strike': (table, top, base) =>
    `${table}: water level ${metres(base ?? 0)} after the strike is below the strike at ${metres(top ?? 0)}`,
  'no-response-zone': (table) => `${table}: an instrument at 0.00 m has no response zone and is not drawn`,
  'zone-unset': (table, tip) =>
    `${table}: the response zone of ${tip ? `the instrument at ${metres(tip)}` : 'an instrument'} is ` +
    `stated as 0.00 to 0.00 m: probably not set; ${tip ? 'its zone' : 'it'} is not drawn`,
  'outside-zone': (table, top, base, _angle, text) =>
    `${table}: outside the response zone from ${between(top, base)}: ${text}`,
  'no-base': (table, top, _base, _angle, text) =>
    `${table}: the row at ${between(top, null)} states ${missingDepth('base', text)}`,
  reversed: (table, top, base) =>
    `${table}: top ${metres(top ?? 0)} is below base ${metres(base ?? 0)}; drawn with top and base swapped`,
  'reversed-kept': (table, top, base) =>
    `${table}: top ${metres(top ?? 0)} is below base ${metres(base ?? 0)}; shown as in the file`,
  'base-unused': (table, top, base) =>
    `${table}: base ${metres(base ?? 0)} is above top ${metres(top ?? 0)}; the top identifies the ` +
    'row, and the base is not used',
  deeper: (table, top, base, _angle, _text, rows) =>
    rows === 1
      ? `${table}: the row at ${between(top, base)} is deeper than the hole`
      : `${table}: ${number.format(rows)} rows from ${between(top, base)} are deeper than the hole`,
  'final-depth': (_table, _top, _base, _angle, text) =>
    `The final depth of ${text} m cannot be right; the log ends with its deepest row`,
  'final-depth-unset': () => 'Final depth 0.00 m: probably not set; the log ends with its deepest row',
  'ground-level': (_table, _top, _base, _angle, text) =>
    `The ground level of ${text} m cannot be right; no levels are given`,
  'driven-on': (table, top, base) =>
    `${table}: rows from ${between(top, base)} are below the base of the hole`,
  'logged-on': (table, top, base) =>
    `${table}: rows to ${metres(base ?? 0)} are below the stated final depth of ` +
    `${metres(top ?? 0)}; they are drawn`,
  gap: (_, top, base) => `No stratum from ${between(top, base)}`,
  overlap: (_, top, base, _angle, _text, rows) =>
    rows === 1
      ? `Strata overlap from ${between(top, base)}`
      : `Strata overlap from ${between(top, base)} (${number.format(rows)} overlaps)`,
  'inclination-unset': (table, top, base) => {
    const depths = top === null ? '' : ` (${between(top, base)})`
    return `${table}: inclination 0 degrees: probably not set${depths}; drawn as vertical`
  },
  'inclination-impossible': (table, top, base, angle) => {
    const depths = top === null ? '' : ` (${between(top, base)})`
    const why = Math.abs(angle) < 90 ? 'too flat for a hole of its type' : 'AGS measures it from −90 to 90'
    return `${table}: inclination ${angle} degrees${depths} cannot be right: ${why}; drawn as vertical`
  },
  'inclination-elsewhere': (table, top, base, angle, text) => {
    const depths = top === null ? '' : ` (${between(top, base)})`
    const stated = angle === 0 ? `inclination 0 degrees${depths}` : 'no inclination is stated'
    return (
      `${table}: ${stated}, but the hole is stated to be inclined: ${text}; drawn as vertical; levels ` +
      'marked * are ground level less depth'
    )
  },
  inclined: (table, top, base, angle) =>
    `${table}: ${slopeText(angle)}${top === null ? '' : ` at ${between(top, base)}`}; depths are along ` +
    'the hole, which is drawn as if it were vertical; levels marked * are ground level less depth',
  unread: (table, top, base, _angle, text, rows) =>
    `${table}: no result could be read at ` +
    `${between(top, base)}${text === '' ? '; the row states none' : ` from “${text}”`}` +
    (rows === 1 ? '' : ` (${count(rows, 'row', 'rows')})`),
  disagreement: (table, top, _base, _angle, text) =>
    `${table}: contradictory values at ${metres(top ?? 0)}: ${text}`,
  extrapolated: (table, top, _base, _angle, text) =>
    `${table}: ${metres(top ?? 0)}: ${text}; shown as blows and penetration, not as N`,
  'all-zero': (table, _top, _base, _angle, text) =>
    `${table}: ${text} is 0 in every row, so it was probably not measured; it is not drawn`,
  zero: (table, _top, _base, _angle, text, rows) =>
    `${table}: ${text} is 0 in ${count(rows, 'row', 'rows')}, so it was probably not ` +
    'measured there; it is not drawn',
  'at-limit': (table, _top, _base, _angle, text, rows) =>
    `${table}: ${count(rows, 'test states', 'tests state')} exactly ${text}, the greatest value: probably ` +
    'the limit of the instrument, so the strength may be greater; drawn as stated',
  'zero-at-end': (table, top, base, _angle, text, rows) =>
    `${table}: ${text} 0 in the last ${plural(rows, 'row', `${number.format(rows)} rows`)} of a test ` +
    `(${between(top, base)}), which the sleeve does not reach: not recorded, and not drawn`,
  'possibly-non-plastic': (table, _top, _base, _angle, _text, rows) =>
    `${table}: PL 0, PI 0 ` +
    `stated${rows === 1 ? '' : ` in ${count(rows, 'row', 'rows')}`}: possibly non-plastic`,
  'stated-twice': (table, _top, _base, _angle, _text, rows, depths) => {
    const named = depths.map(
      ({ depth, rows: times }) => `${metres(depth)}${times === 2 ? '' : ` (${times} times)`}`,
    )
    return (
      `${table}: ${plural(rows, 'a test is', 'tests are')} stated twice and drawn ` +
      `once: ${listedText(named, rows)}`
    )
  },
  'several-tests': (table, _top, _base, _angle, _text, rows, depths) => {
    const named = depths.map(({ depth, rows: tests }) => `${tests} tests at ${metres(depth)}`)
    return `${table}: different tests at one depth: ${listedText(named, rows)}`
  },
  'run-stated-twice': (table, top, base, _angle, text, runs) =>
    `${table}: a probe from ${between(top, base)} is stated ${runs === 2 ? 'twice' : `${runs} times`} ` +
    `(test numbers: ${text}) and drawn once`,
  'several-runs': (table, _top, _base, _angle, text, runs) =>
    `${table}: ${runs} different probes of this hole are drawn over each other (test numbers: ${text})`,
  'length-unit': (_table, _top, _base, _angle, text) => text,
  unit: (table, _top, _base, _angle, text) =>
    `${table}: values of ${text} are in a unit that cannot be converted, and are not drawn`,
}

/** Texts of the logs. */
export const logStrings = {
  label: (hole: string) => `Strip log of ${hole}`,
  keys:
    'Plus and minus zoom, up and down move in depth, Home shows the whole hole. Left and right select a ' +
    'column, Shift with up and down an item in it, Enter shows its row.',
  zoom: { in: 'Zoom in', out: 'Zoom out', whole: 'Fit' },
  seen: (from: number, to: number) => `${twoDecimals(from)} – ${twoDecimals(to)} m`,
  depth: 'Depth',
  level: 'Level',
  scale: (from: number, to: number) => `${from < 0 ? `−${-from}` : from}–${to}`,
  depthUnit: 'm',
  levelUnit,
  /** A level of an inclined hole is ground level less depth along the hole, which the notes state of `*`. */
  levelFigure: (level: string, isInclined: boolean) => (isInclined ? `${level}*` : level),
  finalDepth: (depth: number) => `Final depth ${metres(depth)}`,
  /** `tables`: codes. */
  coming: (tables: readonly string[]) => `Loading ${tables.map(shortTableName).join(', ')}…`,
  failed: (table: string) => `${shortTableName(table)} could not be loaded.`,
  empty: 'No data with depths for this hole.',
  notDrawn: (table: string, rows: number) =>
    `${tableNameAndCode(table)}: ${plural(rows, '1 row is', `${number.format(rows)} rows are`)} not drawn`,
  remarks: (n: number) => count(n, 'note', 'notes'),
  finding: ({ kind, table, top, base, angle = 0, text = '', count: rows = 1, depths = [] }: Finding) =>
    FINDINGS[kind](tableNameAndCode(table), top, base, angle, displayText(text), rows, depths),
  between,
  open: 'base not stated',
  reversed: 'base above top in the file',
  contradicted: '* contradictory values in the file, see the notes of the log',
  strataTable: (hole: string) => `Strata of ${hole}`,
  columns: {
    top: 'Top, m',
    base: 'Base, m',
    level: (datum: string | null) => `Level of top, ${levelUnit(datum)}`,
    legend: 'Legend',
    text: 'Description',
  },
  show: (table: string) => `Click to see the row in ${shortTableName(table)}`,
  selectedRow: (table: string, top: number, base: number | null) =>
    `${shortTableName(table)} ${between(top, base)}`,
  showSelectedRow: 'Show the selected row on the log',
  description: 'Description',
  lanes: {
    strata: { name: 'Strata', short: 'Legend', unit: '' },
    details: { name: 'Stratum details', short: 'Details', unit: '' },
    samples: { name: 'Samples', short: 'Samples', unit: '' },
    penetration: { name: 'Standard penetration test', short: 'SPT', unit: 'N' },
    water: { name: 'Groundwater', short: 'Water', unit: '' },
    backfill: { name: 'Backfill', short: 'Backfill', unit: '' },
    installation: { name: 'Installation', short: 'Install.', unit: '' },
    cone: { name: 'Cone resistance', short: 'qc', unit: 'MPa' },
    friction: { name: 'Sleeve friction', short: 'fs', unit: 'MPa' },
    'face-pressure': { name: 'Pore pressure u1', short: 'u1', unit: 'kPa' },
    'pore-pressure': { name: 'Pore pressure u2', short: 'u2', unit: 'kPa' },
    'sleeve-pressure': { name: 'Pore pressure u3', short: 'u3', unit: 'kPa' },
    'friction-ratio': { name: 'Friction ratio', short: 'Rf', unit: '%' },
    probe: { name: 'Dynamic probe blows', short: 'Probe', unit: 'blows' },
    torque: { name: 'Dynamic probe torque', short: 'Torque', unit: 'Nm' },
    'dynamic-cone': { name: 'Dynamic cone penetrometer', short: 'DCP', unit: 'mm/blow' },
    'profile-remarks': { name: 'Remarks on cone and probe readings', short: 'Remarks', unit: '' },
    recovery: { name: 'Window sample recovery', short: 'Recovery', unit: '%' },
    penetrometer: { name: 'Hand penetrometer', short: 'Pen.', unit: 'kPa' },
    permeability: { name: 'In situ permeability', short: 'k', unit: 'm/s' },
    headspace: { name: 'Photoionisation detector reading', short: 'PID', unit: 'ppmv' },
    other: { name: 'Other data with a depth', short: 'Other', unit: '' },
    bore: { name: 'Hole and casing diameter', short: 'Dia.', unit: 'mm' },
    core: { name: 'Core recovery: TCR, SCR, RQD', short: 'TCR SCR RQD', unit: '%' },
    fractures: { name: 'Fracture index', short: 'FI', unit: '/m' },
    spacing: { name: 'Fracture spacing', short: 'If', unit: 'mm' },
    strength: { name: 'Vane shear strength', short: 'Vane', unit: 'kPa' },
    moisture: { name: 'Moisture and Atterberg limits', short: 'w, PL–LL', unit: '%' },
  } satisfies Readonly<Record<LaneId, { name: string; short: string; unit: string }>>,
  /** Column heading of a dynamic probe whose increments are all equal, mm. */
  increment: (length: number) => ({
    name: `Dynamic probe, N${length}: blows for ${length} mm`,
    short: `N${length}`,
    unit: 'blows',
  }),
  series: {
    strike: 'Groundwater strike',
    damp: 'Damp ground',
    standing: 'Water level after strike',
    content: 'Moisture content',
    plastic: 'Plastic limit',
    liquid: 'Liquid limit',
    peak: 'Peak',
    residual: 'Residual',
    remoulded: 'Remoulded',
    stated: 'Stated in words',
    slotted: 'Slotted pipe',
    plain: 'Plain pipe',
    pipe: 'Pipe',
    zone: 'Response zone',
    tip: 'Instrument tip',
    TCR: 'TCR',
    SCR: 'SCR',
    RQD: 'RQD',
    'friction-ratio': 'Rf as stated',
    'computed-ratio': 'Rf calculated as fs/qc',
    blows: 'Dynamic probe',
    rate: 'Dynamic cone penetrometer',
    hole: 'Hole diameter',
    casing: 'Casing diameter',
  } as Readonly<Record<string, string>>,
} as const
