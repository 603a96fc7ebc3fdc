import type { PlotId, PlotKind } from '@groundsheet/plots'
import { formatDepth, levelUnit, plural } from '@groundsheet/readings'
import { shortTableName } from '../table-names.ts'
import { number, count, between } from '../text-format.ts'

/** Texts of the plots. `axis`: title of the value axis, without its unit. */
export const plotStrings = {
  listLabel: 'Plot',
  other: 'Any heading',
  otherNone: 'Select a heading…',
  rows: 'Rows',
  rowsUnit: (n: number) => plural(n, 'row', 'rows'),
  rowsHelp: 'Rows of its tables; not every row states a value',
  sharedRowsHelp: 'At most: these rows have the results of other tests too',
  none: 'This project has no data that can be plotted against depth.',
  unknown: (id: string) => `There is no plot “${id}” in this project. Select one from the list.`,
  empty: (name: string) => `${name}: no values to plot.`,
  emptySelection: (name: string) => `${name}: no values to plot for these holes; other holes have some.`,
  loading: (known: number, total: number) =>
    `Loading ${number.format(known)} of ${count(total, 'row', 'rows')}…`,
  stoppedAt: (known: number, total: number) =>
    `Stopped at ${number.format(known)} of ${count(total, 'row', 'rows')}; the plot is not complete.`,
  stop: 'Stop',
  resume: 'Continue',
  points: (n: number, holes: number) => `${count(n, 'point', 'points')} of ${count(holes, 'hole', 'holes')}`,
  axis: 'Vertical axis',
  axes: { depth: 'Depth', level: 'Level' },
  by: 'Colour by',
  colours: { stratum: 'Stratum', hole: 'Hole' },
  /** What each line of a plot represents. */
  lines: {
    depth: 'Test',
    time: 'Installation',
    plasticity: 'Sample',
    grading: 'Sample',
  } satisfies Record<PlotKind, string>,
  notes: { dry: 'Dry', 'not-read': 'Not read' },
  noted: {
    dry: (n: number) =>
      `${count(n, 'reading', 'readings')} dry: no water level, marked at the bottom of the plot`,
    'not-read': (n: number) =>
      `${count(n, 'visit', 'visits')} without a water level, marked at the bottom of the plot`,
  },
  repeats: (n: number) =>
    `${count(n, 'reading repeats', 'readings repeat')} another of the same day and installation: ` +
    'counted once',
  /** Values that are drawn and not in the statistics. */
  uncounted: {
    contradicted: (n: number) =>
      `* ${count(n, 'contradicted value', 'contradicted values')} left out of the statistics`,
    earlier: (n: number) =>
      `${count(n, 'earlier reading', 'earlier readings')} after a strike left out of the statistics, ` +
      'which count the last of each strike',
  },
  lineGaps:
    'Lines are broken at dry and unread visits, and at gaps of more than 45 days and three median ' +
    'intervals between days with visits (only two visits: 45 days; daily readings: three intervals).',
  fractions: {
    names: {
      clay: { name: 'CLAY', short: 'CL' },
      silt: { name: 'SILT', short: 'SI' },
      sand: { name: 'SAND', short: 'SA' },
      gravel: { name: 'GRAVEL', short: 'GR' },
      cobbles: { name: 'COBBLES', short: 'CO' },
      boulders: { name: 'BOULDERS', short: 'BO' },
    },
    parts: {
      fine: { name: 'fine', short: 'f' },
      medium: { name: 'medium', short: 'm' },
      coarse: { name: 'coarse', short: 'c' },
    },
  },
  fit: 'Fit 98%',
  fitHelp: 'Fits 98% of the values; the 2% farthest out are drawn at the edge.',
  beyond: (n: number) => `${number.format(n)} beyond the scale, drawn at its edge`,
  isolatedCount: (n: number) => `${number.format(n)} selected`,
  /** Of very many lines, those with most readings have colours. */
  inColourPrinted: (n: number, all: number) =>
    `In colour: the ${number.format(n)} of ${number.format(all)} lines with the most readings. All ` +
    'others are grey.',
  inColour: (n: number, all: number) =>
    `In colour: the ${number.format(n)} of ${number.format(all)} lines with the most readings. Select ` +
    'names to show only these, each in a colour of its own.',
  severalAlone: 'Select names to show only these, each in a colour of its own.',
  isolated: (name: string) => `Only ${name}`,
  copy: 'Copy points',
  /** Headings of copied points; `unit` begins with a blank. */
  copiedColumns: {
    project: 'Project',
    projectName: 'Project name',
    hole: 'Hole',
    top: 'Top (m)',
    base: 'Base (m)',
    level: (datum: string | null) => `Level (${levelUnit(datum)})`,
    inclined: 'Inclined hole',
    yes: 'yes',
    datum: 'Datum',
    uncounted: 'Not in statistics',
    bound: 'Bound',
    text: 'As written',
    reading: 'Reading',
    table: 'Table',
    legend: 'Legend code',
    stratum: 'Stratum',
    value: (unit: string) => `Value${unit}`,
    date: (unit: string) => `Date${unit}`,
    installation: 'Installation',
    note: 'Note',
    liquid: (unit: string) => `Liquid limit${unit}`,
    index: 'Plasticity index (%)',
    class: 'Class',
    size: (unit: string) => `Particle size${unit}`,
    passing: 'Passing (%)',
    sample: 'Sample',
    testType: 'Test type',
    seating: 'Seating',
    mainDrive: 'Main drive',
    casing: 'Casing (m)',
    water: 'Water (m)',
  },
  copied: (n: number) => `${count(n, 'point', 'points')} copied`,
  rowsOf: (table: string) => `Rows of ${shortTableName(table)}`,
  drawing: (name: string, n: number) => `${name}: ${count(n, 'point', 'points')}`,
  keys:
    'Arrow keys go from point to point in depth, Home and End to the ends, Enter opens the row. Plus and ' +
    'minus zoom, Shift with arrows moves, 0 shows all.',
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
  passingAxis: 'Percentage passing, %',
  uncoded: 'No legend code',
  outside: 'No stratum logged at this depth',
  symbols: {
    hole: 'There are more holes than symbols, so some share one. Select fewer holes to tell them apart.',
    line: 'There are more lines than symbols, so some share one. Select fewer holes to tell them apart.',
    stratum: 'There are more legend codes than symbols, so some share one.',
  },
  legend: {
    title: { stratum: 'Strata', hole: 'Holes', series: 'Readings' },
    tableOf: (title: string) => `Legend: ${title}`,
    count: 'n',
    min: 'Min',
    median: 'Median',
    max: 'Max',
    bounds: 'Censored',
    noFigure: '–',
    basis: 'Min, median and max are of the exact values; censored values are counted separately.',
    perReading: 'Select one reading to see its statistics by stratum or hole.',
    atLeast: (n: number, values: string) => `${number.format(n)} ≥ ${values}`,
    atMost: (n: number, values: string) => `${number.format(n)} ≤ ${values}`,
    range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    isolate: 'Select names to show only these',
  },
  bounds: {
    title: 'Censored values',
    lower: (n: number) => `${number.format(n)} at least (→)`,
    upper: (n: number) => `${number.format(n)} at most (←)`,
  },
  classes: 'Classes',
  aLine: 'A-line',
  uLine: 'U-line',
  bLine: 'B-line',
  remarks: (n: number) => count(n, 'value is not drawn', 'values are not drawn'),
  remark: {
    'no-depth': (n: number) => `${count(n, 'value', 'values')} without a depth`,
    'above-ground': (n: number) => `${count(n, 'value', 'values')} at a depth above ground level`,
    'no-number': (n: number) => count(n, 'value is not a number', 'values are not numbers'),
    'no-plastic-limit': (n: number) =>
      `${count(n, 'test', 'tests')} without a plastic limit that is a number`,
    'zero-limit': (n: number) => `${count(n, 'value', 'values')} of limits stated as 0: no result`,
    'zero-strength': (n: number) =>
      `${count(n, 'test', 'tests')} with a strength of 0: probably not measured`,
    'all-zero': (n: number) =>
      `${count(n, 'value', 'values')} of tests with 0 in every row: probably not measured`,
    'zero-at-end': (n: number) =>
      `${count(n, 'value', 'values')} of tests with fs 0 in their last rows, which the sleeve does not ` +
      'reach: not recorded',
    'non-plastic': (n: number) => `${count(n, 'test', 'tests')} stated as non-plastic`,
    'possibly-non-plastic': (n: number) =>
      `${count(n, 'test', 'tests')} with PL 0, PI 0 stated: possibly non-plastic`,
    seating: (n: number) => `${count(n, 'test', 'tests')} stopped in the seating drive, without an N`,
    'no-penetration': (n: number) =>
      `${count(n, 'test', 'tests')} with the blows of the main drive only, without an N or a penetration`,
    residual: (n: number) =>
      `${count(n, 'vane test', 'vane tests')} stated as residual or remoulded, not peak`,
    penetrometer: (n: number) =>
      `${count(n, 'reading', 'readings')} of a hand penetrometer, not of a vane: in the plot of that name`,
    'stated-in-words': (n: number) =>
      `${count(n, 'vane test', 'vane tests')} with a result in the remarks only`,
    'no-ratio': (n: number) =>
      `${count(n, 'reading', 'readings')} without a possible friction ratio: qc is missing, zero or ` +
      'negative, or fs or the stated ratio negative',
    spacing: (n: number) =>
      `${count(n, 'spacing', 'spacings')} in mm in place of the fracture index per metre`,
    'not-a-depth': (n: number) =>
      `${count(n, 'reading', 'readings')} of water pressure or level, not of depth to water`,
    dry: (n: number) => `${count(n, 'reading', 'readings')} stated as dry`,
    damp: (n: number) => `${count(n, 'groundwater strike', 'groundwater strikes')} stated as damp only`,
    'not-read': (n: number) => `${count(n, 'visit', 'visits')} without a water level`,
    test: (n: number) =>
      `${count(n, 'reading', 'readings')} of permeability or pumping tests, not groundwater monitoring`,
    contradicted: (n: number) =>
      `${count(n, 'water reading', 'water readings')} to check: below the installation or hole, or ` +
      'contradicted by a level',
    'denied-strike': (n: number) =>
      `${count(n, 'groundwater strike', 'groundwater strikes')} at 0.00 m with a remark that says otherwise`,
    deeper: (n: number) => `${count(n, 'value', 'values')} deeper than twice the final depth of the hole`,
    'stated-twice': (n: number) => `${count(n, 'row', 'rows')} that state a test again, drawn once`,
    'no-date': (n: number) => `${count(n, 'reading', 'readings')} without a date or time that can be read`,
    unit: (n: number) =>
      `${count(n, 'value', 'values')} in a unit that cannot be converted to that of the plot`,
    outside: (n: number) => `${count(n, 'value', 'values')} outside the scale: not a possible reading`,
    unlevelled: (n: number) => `${count(n, 'value', 'values')} of holes without a ground level`,
    'not-positive': (n: number) =>
      `${count(n, 'value', 'values')} zero or negative, which a logarithmic scale cannot show`,
  },
  inclined: (n: number) =>
    `${count(n, 'value is', 'values are')} of holes stated to be inclined, drawn at ground level less ` +
    'depth along the hole.',
  levelOfInclined: (level: string) => `${level}* (ground level less depth; the hole is inclined)`,
  otherDatum: (n: number) =>
    `${count(n, 'value is', 'values are')} of holes with levels above a datum other than Ordnance ` +
    'Datum, drawn at the stated level.',
  doubts: (n: number) => count(n, 'value to check', 'values to check'),
  doubt: {
    impossible: (n: number) => `${count(n, 'impossible value', 'impossible values')}, drawn as stated`,
    'assumed-unit': (n: number) =>
      `${count(n, 'reading', 'readings')} without a unit, assumed to be in metres`,
    disagreement: (n: number) => `${count(n, 'row', 'rows')} with contradictory values`,
    extrapolated: (n: number) =>
      `${count(n, 'test', 'tests')} with an N in the file that is extrapolated from a refusal, shown ` +
      'as the refusal',
    'at-limit': (n: number) =>
      `${count(n, 'vane test', 'vane tests')} with exactly the greatest value: probably the limit of ` +
      'the instrument, so counted as lower bounds',
    standing: (n: number) =>
      `${count(n, 'groundwater strike', 'groundwater strikes')} with a remark of a standing water level, ` +
      'drawn as one',
  },
  /** `depth`: metres; null: not stated. */
  remarkRow: (hole: string, depth: number | null, heading: string, text: string) =>
    `${hole}${depth === null ? '' : ` at ${formatDepth(depth)} m`}: ${heading} “${text}”`,
  more: (n: number) => `and ${number.format(n)} more`,
  card: {
    project: 'Project',
    depth: 'Depth',
    level: 'Level',
    depthOf: between,
    value: 'Value',
    reading: 'Reading',
    repeats: 'Repeated',
    repeated: (n: number) => `${count(n, 'more row', 'more rows')} of this day, counted once`,
    date: 'Date',
    liquid: 'Liquid limit',
    index: 'Plasticity index',
    size: 'Particle size',
    passing: 'Passing',
    class: 'Class',
    stratum: 'Stratum',
    sample: 'Sample',
    sampleAt: (name: string, top: string) => (top === '' ? name : `${name} at ${top} m`),
    bound: { lower: 'at least', upper: 'at most' },
    written: (text: string) => `stated as “${text}”`,
    open: (table: string) => `Click to see the row in ${shortTableName(table)}`,
  },
  /** `name`: in lists, `axis`: title of the value axis. */
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
    'dynamic-probe': { name: 'Dynamic probe blows', axis: 'Blows per increment' },
    'dynamic-cone': { name: 'Dynamic cone penetrometer', axis: 'Penetration per blow' },
    permeability: { name: 'Permeability', axis: 'Coefficient of permeability k' },
    core: { name: 'Core recovery', axis: 'TCR, SCR, RQD' },
    'rock-strength': { name: 'Rock strength', axis: 'Compressive strength, point load index' },
    ph: { name: 'pH', axis: 'pH' },
    sulphate: { name: 'Sulphate in water or extract', axis: 'Sulphate in water or aqueous extract' },
    'soil-sulphate': { name: 'Sulphate in soil', axis: 'Total or acid-soluble sulphate in soil' },
    water: { name: 'Groundwater', axis: 'Date' },
    grading: { name: 'Particle size distribution', axis: 'Particle size' },
    hydrograph: { name: 'Hydrographs', axis: 'Date' },
  } satisfies Readonly<Record<PlotId, { name: string; axis: string }>>,
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
    strike: 'Groundwater strike',
    standing: 'Water level after strike',
    monitored: 'Monitored water level',
    water: 'Dissolved in water',
    extract: 'Water-soluble, in soil',
    so3: 'Stated as SO₃, not converted',
    unstated: 'Type not stated',
  } as Readonly<Record<string, string>>,
} as const
