import type { Finding } from '@groundsheet/logs'

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

/** Words of the strip log. `short` stands above a lane. */
export const logStrings = {
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
} as const
