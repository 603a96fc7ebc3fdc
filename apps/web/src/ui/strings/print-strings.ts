import { formatDepth, levelUnit, numberFormat, type SampleRecovery } from '@groundsheet/readings'
import { displayText } from '@groundsheet/readings/display-text'
import { longTableName, tableNameAndCode } from '../table-names.ts'
import { formatDate, formatDateText, formatLocalDate } from '../dates.ts'
import { downloadStrings } from './print-download-strings.ts'
import { printFactStrings } from './print-fact-strings.ts'
import { gridTickStrings, unlabelledStrings } from './print-plan-strings.ts'
import { printCompareStrings, printPlotStrings, printTableStrings } from './print-view-strings.ts'
import { number, count, ratio, metres, sheetsNeeded } from '../text-format.ts'

/** At most two decimals. */
const hundredths = numberFormat({ maximumFractionDigits: 2 })
const sixDigits = numberFormat({ maximumSignificantDigits: 6 })

/** A number or a bound. A recovery in words says itself that it is one. */
const NUMBER_OR_BOUND = /^[<>≤≥= ]*[\d.,]+\+?$/

const recoveryText = ({ value, unit }: SampleRecovery): string =>
  !NUMBER_OR_BOUND.test(value)
    ? value
    : unit === ''
      ? `recovery ${value}`
      : `${value}${unit === '%' ? '%' : ` ${unit}`} recovered`

/** Characters of a unit that have room in the head of a column. */
const MAX_HEAD_UNIT_CHARACTERS = 5

const fewerSheets = (isSmallest: boolean): string =>
  isSmallest
    ? 'No smaller scale can be selected. Select larger paper, or check the depths in the data.'
    : 'Select a smaller scale or larger paper.'

/** Greater depths are errors in the data: the radius of the Earth is 6.4e6 m. */
const MAX_WRITTEN_DEPTH_M = 1e7

/** In metres; as a power of ten if the number would fill lines. */
const longDepth = (depth: number) =>
  depth < MAX_WRITTEN_DEPTH_M ? metres(depth) : `${depth.toExponential(2)} m`

const depths = (top: number, base: number) =>
  base > top ? `${formatDepth(top)}–${formatDepth(base)}` : formatDepth(top)

interface DepthRange {
  readonly top: number
  readonly base: number
}

/** A value of a core run as stated. */
interface StatedRun extends DepthRange {
  readonly value: string
}

/** `1.00, 2.00–3.50`, each once. */
const depthList = (rows: readonly DepthRange[]) =>
  [...new Set(rows.map(({ top, base }) => depths(top, base)))].join(', ')

/** Texts of the printed sheets and of the screen before them. */
export const printStrings = {
  thisHole: 'The open hole',
  titles: {
    log: 'Logs',
    section: 'Geological section',
    map: 'Exploratory hole location plan',
    compare: 'Comparison of logs',
    plot: 'Plot',
    table: 'Table',
  },
  toolbar: 'Print options',
  back: 'Back to the project',
  backToProjects: 'Back to the projects',
  paper: 'Paper',
  orientation: 'Orientation',
  orientations: { portrait: 'Portrait', landscape: 'Landscape' },
  automaticOrientation: (orientation: 'portrait' | 'landscape') => `Automatic (${orientation})`,
  scale: 'Scale',
  rise: 'Vertical scale',
  automatic: 'Automatic',
  ratio,
  title: 'Title',
  figure: 'Figure',
  issue: 'Revision',
  of: 'Holes',
  selected: (n: number) => count(n, 'selected hole', 'selected holes'),
  print: 'Print or save as PDF',
  download: downloadStrings,
  loading: (done: number, all: number) => `Loading ${number.format(done)} of ${number.format(all)}…`,
  sheets: 'Sheets',
  noHole: 'No hole is open or selected. Go back, open a hole or select several, and print again.',
  noLog: (hole: string) => `${hole}: no data with depths, so there is no log to print.`,
  failed: (hole: string) => `The data of ${hole} could not be loaded, so its log cannot be printed.`,
  logOf: (hole: string) => `Log of ${hole}`,
  sectionOf: (project: string) => `Geological section of ${project}`,
  coarse: (dots: number, fine: number) =>
    `This computer can draw the map at ${dots} dpi, not at ${fine} dpi. Print on smaller paper for a ` +
    'sharper map.',
  /** `isSmallest`: no smaller scale can be selected. */
  tooManySheets: (n: number, isSmallest = false) =>
    `This scale needs ${sheetsNeeded(n)} sheets. ${fewerSheets(isSmallest)}`,
  noLine:
    'There is no section line. Go back, draw one on the map or select two or more holes, and print again.',
  positions: 'Strata are shown at the holes only; nothing is interpolated unless stated',
  within: (holes: number, maxOffset: number) =>
    maxOffset === 0
      ? `${number.format(holes)} on the line`
      : `${number.format(holes)} within ${maxOffset} m of the line`,
  riseRatio: (rise: number, times: number) =>
    `${ratio(rise)}${times === 1 ? '' : ` (×${hundredths.format(times)})`}`,
  mapOf: (project: string) => `Exploratory hole location plan of ${project}`,
  sheet: (number: number, all: number) => `Sheet ${number} of ${all}`,
  printed: (on: Date) => `Printed ${formatLocalDate(on)}`,
  /** Edition and last import. The project can have several deliveries with dates and issues of their own. */
  source: (table: string, updated: string) =>
    `${table === 'HOLE' ? 'AGS 3' : 'AGS 4'} data, imported ${formatDate(Date.parse(updated))}`,
  figureNumber: (figure: string) => `Figure ${figure}`,
  remarks: 'Remarks',
  legend: 'Legend',
  north: 'North',
  northLetter: 'N',
  /** A length on the ground; the last label of a scale bar has the unit. */
  length: (metres: number, last: boolean) => {
    const kilometres = metres >= 1000
    const figure = sixDigits.format(kilometres ? metres / 1000 : metres)
    return last ? `${figure} ${kilometres ? 'km' : 'm'}` : figure
  },
  builtIn: 'Natural Earth (offline)',
  mapSource: (attribution: string, dots: number | null) =>
    [...(attribution === '' ? [] : [`Map: ${attribution}`]), ...(dots === null ? [] : [`${dots} dpi`])].join(
      ' · ',
    ),
  mapHoles: ({ drawn, far, doubtful, unplaced }: Record<'drawn' | 'far' | 'doubtful' | 'unplaced', number>) =>
    [
      number.format(drawn),
      ...(far === 0 ? [] : [`${number.format(far)} far from the site`]),
      ...(doubtful === 0 ? [] : [`${number.format(doubtful)} with a position in doubt`]),
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
    /** In results of vane tests. */
    vane: {
      series: { residual: 'residual', remoulded: 'remoulded' },
      withRemoulded: (strength: string) => `remoulded ${strength}`,
    },
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
      'face-pressure': 'Pore pressure u1',
      'pore-pressure': 'Pore pressure u2',
      'sleeve-pressure': 'Pore pressure u3',
      probe: longTableName('DPRB'),
      torque: 'Dynamic probe torque',
      'dynamic-cone': 'Dynamic cone penetrometer',
      core: 'Core recovery',
      fractures: 'Fracture index and spacing',
      bore: 'Hole and casing diameter',
      strength: 'Vane strength (plot)',
      moisture: 'Moisture and limits (plot)',
      'level-axis': 'Level axis, without strata',
      level: 'Level',
      depth: 'Depth of strata',
      legend: 'Legend',
      description: 'Description',
    } as Readonly<Record<string, string>>,
    /** Both may be empty. */
    hammer: (name: string, ratio: string) =>
      name === '' && ratio === ''
        ? ''
        : `SPT hammer${name && ` ${name}`}${ratio && `${name && ','} energy ratio ${ratio}%`}`,
    driller: (name: string) => `Driller: ${name}`,
    cone: (type: string, reference: string) =>
      type === '' && reference === '' ? '' : `Cone: ${[type, reference].filter(Boolean).join(', ')}`,
    sampleDescription: 'Sample description',
    sptMethod: 'SPT method',
    rowRemark: (table: string, rows: readonly DepthRange[], text: string) =>
      `${table}${rows.length === 0 ? '' : ` at ${depthList(rows)} m`}: ${text}`,
    /** Rows with the same text in place of a result. `table`: its code. */
    unread: (table: string, depths: readonly number[], text: string) =>
      `${tableNameAndCode(table)}: no result could be read at ${depths.map(formatDepth).join(', ')} m ` +
      `from “${displayText(text)}”`,
    coreDiameters: (runs: readonly StatedRun[], unit: string) =>
      `Core diameter: ${runs
        .map(({ top, base, value }) => `${value}${unit && ` ${unit}`} (${depths(top, base)} m)`)
        .join(', ')}`,
    coreDurations: (runs: readonly StatedRun[], unit: string) =>
      `Duration of core runs${unit && ` (${unit})`}: ${runs
        .map(({ top, base, value }) => `${value} (${depths(top, base)} m)`)
        .join(', ')}`,
    noFigures: (column: string, scale: number) =>
      `${column}: no figures at ${ratio(scale)}, because increments are too close together. Use a ` +
      'larger scale.',
    offScale: (column: string, readings: number, most: number, unit: string) =>
      `${column}: ${count(readings, 'reading', 'readings')} over ${most}${unit && ` ${unit}`} not ` +
      'drawn to scale',
    notShown: (columns: readonly string[]) => `not shown for lack of width: ${columns.join(', ')}`,
    omitted: (hole: string, columns: readonly string[]) =>
      `${hole}: this paper is too narrow for ${columns.join(', ')}. Select fewer columns, landscape or A3.`,
    checked: 'Checked by',
    /** Both may be empty. */
    checkedBy: (checked: string, approved: string) =>
      [checked, ...(approved === '' ? [] : [`approved by ${approved}`])].filter(Boolean).join(', '),
    status: 'Status',
    asStated: 'As in the data',
    statuses: ['Draft', 'Preliminary', 'Final'],
    /** Torque of a dynamic probe beside its depth, where it has no column. */
    torqueTest: 'Torque',
    torque: (value: string) => `${value} Nm`,
    thickness: 'Figures in brackets between depths: thickness of the stratum, m.',
    blowsUnstated: 'Blows per increment, increment not stated',
    blowsFor: (length: number) => `Blows for ${length} mm (N${length})`,
    heads: {
      scale: 'Depth (m)',
      installation: 'Backfill, install.',
      water: 'Water',
      range: 'Depth (m)',
      sample: 'Sample / test',
      result: 'Result',
      stacked: 'Samples and tests, depth (m)',
      casing: 'Casing / water (m)',
      cone: 'Cone resistance qc, MPa',
      friction: 'Sleeve friction fs, MPa',
      'friction-ratio': 'Friction ratio Rf, %',
      'face-pressure': 'Pore pressure u1, kPa',
      'pore-pressure': 'Pore pressure u2, kPa',
      'sleeve-pressure': 'Pore pressure u3, kPa',
      probe: 'Blows',
      torque: 'Torque, Nm',
      'dynamic-cone': 'DCP, mm/blow',
      TCR: 'TCR %',
      SCR: 'SCR %',
      RQD: 'RQD %',
      fractures: 'FI /m',
      spacing: 'If mm',
      'fractures, spacing': 'FI /m If mm',
      bore: 'Hole, mm',
      strength: 'Vane, kPa',
      moisture: 'w, PL, LL %',
      depth: 'Depth (m)',
      legend: 'Legend',
      description: 'Description of strata',
    } as Readonly<Record<string, string>>,
    /** A datum with a long name stands in the head of the sheet only. */
    levelHead: (datum: string | null) => {
      const unit = levelUnit(datum)
      return `Level (${unit.length <= MAX_HEAD_UNIT_CHARACTERS ? unit.replace(' ', '\u00a0') : 'm'})`
    },
    tables: {
      strikes: longTableName('WSTG'),
      chiselling: longTableName('CHIS'),
      waterAdded: 'Water added',
      progress: longTableName('PTIM'),
      /** Progress of a pit. */
      excavation: 'Excavation progress',
      timedRemarks: longTableName('TREM'),
      methods: longTableName('HDPH'),
      diameters: longTableName('HDIA'),
      casings: longTableName('CDIA'),
      flush: longTableName('FLSH'),
      discontinuities: longTableName('DISC'),
      windowSamples: longTableName('WINS'),
      probes: longTableName('DPRG'),
      penetrometers: longTableName('DCPG'),
      permeability: longTableName('IPRG'),
      pipes: longTableName('PIPE'),
      instruments: longTableName('MONG'),
      backfill: longTableName('BKFL'),
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
      duration: 'Time',
      tool: 'Tool',
      volume: 'Volume (l)',
      depth: 'Hole (m)',
      water: 'Water (m)',
      method: 'Method',
      methodDetails: 'Method details',
      lasted: 'Duration',
      observer: 'Observer',
      number: 'No.',
      set: 'Set',
      discontinuity: 'Type',
      dip: 'Dip (°)',
      dipDirection: 'Dip direction (°)',
      planarity: 'Planarity',
      roughness: 'Roughness',
      roughnessCoefficient: 'JRC',
      appearance: 'Surface',
      aperture: 'Aperture (mm)',
      infill: 'Infill',
      persistence: 'Persistence (m)',
      wallStrength: 'Wall strength (MPa)',
      wallWeathering: 'Wall weathering',
      seepage: 'Seepage',
      length: 'Length (m)',
      width: 'Width (m)',
      stability: 'Stability',
      shoring: 'Shoring',
      plant: 'Plant',
      crew: 'Crew',
      barrel: 'Barrel',
      bit: 'Bit',
      started: 'Started',
      ended: 'Completed',
      logged: 'Logged by',
      contractor: 'Contractor',
      weather: 'Weather',
      diameter: 'Dia. (mm)',
      casingDiameter: 'Casing dia. (mm)',
      casingType: 'Casing type',
      casingTo: 'Casing to (m)',
      flush: 'Type',
      return: 'Return (%)',
      colour: 'Colour',
      reference: 'Ref.',
      recovery: 'Recovery (%)',
      probe: 'Type',
      mass: 'Hammer (kg)',
      drop: 'Drop (mm)',
      cone: 'Cone dia. (mm)',
      rod: 'Rods (mm)',
      stage: 'Stage',
      test: 'Type of test',
      waterBefore: 'Water before (m)',
      waterAtStart: 'Water at start (m)',
      waterDuring: 'Water in constant head (m)',
      flow: 'Flow',
      head: 'Applied head',
      coefficient: 'k',
      zoneDiameter: 'Zone dia.',
      pipeDiameter: 'Casing dia.',
      pipe: 'Type',
      installedAt: 'Installed at (m)',
      construction: 'Construction',
      instrument: 'Type',
      tip: 'Depth (m)',
      testFrom: 'Test from (m)',
      zero: 'Zero reading (mm)',
      removed: 'Layers removed',
      zoneFrom: 'Response from (m)',
      zoneTo: 'Response to (m)',
      material: 'Material',
      standard: 'Test standard',
      cover: 'Cover',
      remarks: 'Remarks',
    } as Readonly<Record<string, string>>,
    sptOfUnstatedType: 'standard penetration test (type not stated)',
    tests: {
      SPT: 'standard penetration test (split spoon)',
      'SPT(C)': 'standard penetration test (solid cone)',
      HV: 'hand vane, undrained shear strength',
      BV: 'borehole vane, undrained shear strength',
      Vane: 'vane (type not stated), undrained shear strength',
      PP: 'hand (pocket) penetrometer',
      PID: 'photoionisation detector',
      CBR: 'in situ California bearing ratio',
      k: 'in situ permeability test',
      Den: 'in situ density',
      PMT:
        'pressuremeter: σh in situ horizontal stress, Gi initial shear modulus, ' +
        'cu undrained shear strength, pL limit pressure, φ friction angle, ψ dilation angle',
    } as Readonly<Record<string, string>>,
    /** Source of the friction ratios of a log. */
    ratio: (isStated: boolean, isComputed: boolean) => {
      if (isStated && isComputed)
        return 'Rf: as stated in the data; where none is stated, calculated as fs/qc'
      return isStated ? 'Rf: as stated in the data' : 'Rf: calculated as fs/qc'
    },
    fractures: (isIndex: boolean, isSpacing: boolean) =>
      [
        isIndex ? 'FI: fracture index, fractures per metre' : '',
        isSpacing ? 'If: fracture spacing in mm, minimum, average and maximum' : '',
        'NI\u00a0non-intact',
        'NR\u00a0no recovery',
      ]
        .filter((text) => text !== '')
        .join(' · '),
    contradictory: '* The values of this test disagree; see Notes on the data',
    strataFaults: 'Brown strip beside the strata: no stratum, or strata that overlap; see Notes on the data',
    testsOf: (meanings: readonly string[]) => `Tests: ${meanings.join(' · ')}`,
    /** `13 blows`, `90% recovered`, `450 mm recovered`; without a unit `recovery 450`. */
    sample: (blows: string, recovery: SampleRecovery | null) => [
      ...(blows === '' ? [] : [`${blows} blows`]),
      ...(recovery === null ? [] : [recoveryText(recovery)]),
    ],
    sampleCount: (n: number) => `×${n}`,
    /** Types of samples with the number of each; a type may be empty. */
    sampleTypes: (types: readonly (readonly [type: string, count: number])[]) =>
      `${types.map(([type, n]) => `${n} ${type || 'of unstated type'}`).join(', ')}: see list of samples`,
    sampleLists: 'List of samples',
    /** Heading of what the program found, apart from the remarks of the file. */
    dataNotes: 'Notes on the data',
    sampleList: (n: number, depth: number, names: readonly string[]) =>
      `${n} samples at ${metres(depth)}: ${names.join(', ')}`,
    unnamedSample: 'no reference',
    unexplainedType: 'meaning not stated in the data',
    noStrikes: 'Groundwater strikes: none stated in the data',
    /** `tables`: names, codes and numbers of rows. */
    notOnLog: (tables: readonly string[]) =>
      `In the data of this hole, not on this log: ${tables.join('; ')}`,
    tableRows: (table: string, rows: number) => `${table}, ${count(rows, 'row', 'rows')}`,
    /**
     * `selected`: the selected scale; null: none, so the smallest was tried. `smallest`: the smallest scale
     * available.
     */
    tooManySheets: (hole: string, depth: number, sheets: number, selected: number | null, smallest: number) =>
      `${hole}, ${longDepth(depth)} deep: ${
        selected === null
          ? `even the smallest scale needs ${sheetsNeeded(sheets)} sheets. ` +
            'Check the depths of this hole in the data.'
          : `${ratio(selected)} needs ${sheetsNeeded(sheets)} sheets. ${fewerSheets(selected >= smallest)}`
      }`,
    drift: (hole: string, scale: number, nearer: number) =>
      `${hole}: at ${ratio(scale)} texts stand far from their depths, with lead lines. At ` +
      `${ratio(nearer)} they stand beside them.`,
    depths,
    /** Heading of a description that starts or continues on a later sheet than its stratum. */
    carriedOver: (top: number, base: number) => `${depths(top, base)} m:`,
    restOf: (top: number, base: number) => `${depths(top, base)} m (continued):`,
    levels: (casing: string, water: string) => `${casing || '–'} / ${water || '–'}`,
    /** Below a result without a column of its own. */
    index: (value: string) => `FI ${value}`,
    casing: (levels: string) => `cas./wat. ${levels.replaceAll(' ', '')}`,
    /** A detail of a stratum. */
    detail: (top: number, base: number, text: string) => `${depths(top, base)} m: ${text}`,
    end: (depth: number, termination: string, isPit: boolean) =>
      `End of ${isPit ? 'pit' : 'hole'} at ${metres(depth)}${termination === '' ? '' : `: ${termination}`}`,
    statedEnd: (depth: number, termination: string) =>
      `Stated final depth ${metres(depth)}${termination === '' ? '' : `: ${termination}`}`,
    continued: (text: string) => `${text.replace(/\.$/, '')} (continued)`,
    textsContinued: 'Continued from the columns above',
    continuesOn: (sheet: number) => `Continued on sheet ${sheet}`,
    /** `orientation`: of the long side, degrees from north. Null: not stated; empty if nothing is stated. */
    dimensions: (length: string | null, width: string | null, orientation: string | null) =>
      [
        ...(length !== null && width !== null
          ? [`${length} m × ${width} m`]
          : [length && `length ${length} m`, width && `width ${width} m`].filter((side) => side !== null)),
        ...(orientation === null ? [] : [`orientation ${orientation}°`]),
      ].join(', '),
    shoring: (text: string) => `Shoring: ${text}`,
    vertical: 'Vertical',
    inclination: (angle: string, bearing: string | null) =>
      `${angle}°${bearing === null ? '' : `, bearing ${bearing}°`}`,
    impossibleInclination: (angles: string) => `${angles}°: not a possible inclination`,
    inclinedInWords: (words: string) => `Stated to be inclined: ${words}`,
    date: formatDateText,
    impossible: (text: string) => `${text} (impossible)`,
    notPossible: 'not a possible value',
    /** Null: not stated. */
    startAndEnd: (start: string | null, end: string | null) =>
      start === end ? (start ?? '') : `${start ?? 'not stated'} – ${end ?? 'not stated'}`,
    seeRemarks: 'See remarks',
    /** The heading that contractors give this sheet. */
    legendSheet: 'Key to logs',
    legendOf: (holes: number) => count(holes, 'log', 'logs'),
  },
  unlabelled: unlabelledStrings,
  tick: gridTickStrings,
  table: printTableStrings,
  plot: printPlotStrings,
  compare: printCompareStrings,
  facts: printFactStrings,
} as const
