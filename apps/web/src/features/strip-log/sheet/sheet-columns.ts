import type { Lane, LaneId, Log } from '@groundsheet/logs'
import { PX_PER_MM } from '../../../ui/paper/paper-size.ts'
import type { SheetColumnId } from './sheet-layouts.ts'

/** A part of a column with its own texts, px from the left of the drawing. */
export interface SheetCell {
  readonly id: string
  readonly x: number
  readonly width: number
}

/** A column on paper, px from the left of the drawing. */
export interface SheetColumn extends SheetCell {
  readonly id: string
  readonly lanes: readonly Lane[]
  /** Cells for texts; empty for a column without texts. */
  readonly cells: readonly SheetCell[]
  /** Width of a strip on the left for figures, px; 0: none. */
  readonly figuresWidth: number
}

interface CellSpec {
  readonly id: string
  readonly of?: SheetColumnId
  readonly width: number
  /** With blows and recovery of samples, which otherwise stand in the column of results; absent: `width`. */
  readonly widthAlone?: number
}

interface ColumnSpec {
  readonly id: string
  /** Ids in the column menu; one of them must be selected. */
  readonly shows: readonly SheetColumnId[]
  readonly lanes: readonly LaneId[]
  /** Space left and right of the cells for leader lines, mm. */
  readonly leadWidth?: number
  readonly trailWidth?: number
  /** Width of a strip for figures beside the drawing, mm. */
  readonly figures?: number
  /** Width of the drawing, mm. */
  readonly width?: number
  /** Minimum width of the drawing, mm; absent: `width`. */
  readonly minWidth?: number
  readonly cells?: readonly CellSpec[]
}

const MIN_DESCRIPTION_MM = 30

/** All columns from left to right. Widths in millimetres. */
const COLUMNS: readonly ColumnSpec[] = [
  { id: 'level-axis', shows: ['level-axis'], lanes: [], width: 12 },
  { id: 'installation', shows: ['installation'], lanes: ['backfill', 'installation'], width: 10.5 },
  { id: 'water', shows: ['water'], lanes: ['water'], width: 8.5 },
  {
    id: 'rows',
    shows: ['samples', 'tests'],
    lanes: ['samples'],
    leadWidth: 4,
    cells: [
      { id: 'range', width: 17 },
      { id: 'sample', width: 11, widthAlone: 15 },
      { id: 'result', of: 'tests', width: 27 },
      { id: 'casing', of: 'casing', width: 13 },
    ],
  },
  { id: 'cone', shows: ['cone'], lanes: ['cone'], width: 30, minWidth: 22 },
  { id: 'friction', shows: ['friction'], lanes: ['friction'], width: 22 },
  { id: 'friction-ratio', shows: ['friction-ratio'], lanes: ['friction-ratio'], width: 20 },
  { id: 'face-pressure', shows: ['face-pressure'], lanes: ['face-pressure'], width: 20 },
  { id: 'pore-pressure', shows: ['pore-pressure'], lanes: ['pore-pressure'], width: 20 },
  { id: 'sleeve-pressure', shows: ['sleeve-pressure'], lanes: ['sleeve-pressure'], width: 20 },
  { id: 'probe', shows: ['probe'], lanes: ['probe'], figures: 8, width: 40, minWidth: 22 },
  {
    id: 'dynamic-cone',
    shows: ['dynamic-cone'],
    lanes: ['dynamic-cone'],
    figures: 8,
    width: 40,
    minWidth: 22,
  },
  { id: 'torque', shows: ['torque'], lanes: ['torque'], figures: 10.5, width: 22, minWidth: 0 },
  {
    id: 'core',
    shows: ['core'],
    lanes: ['core'],
    leadWidth: 2,
    cells: [
      { id: 'TCR', width: 8.5 },
      { id: 'SCR', width: 8.5 },
      { id: 'RQD', width: 8.5 },
    ],
  },
  {
    id: 'fractures',
    shows: ['fractures'],
    lanes: ['fractures', 'spacing'],
    leadWidth: 1.8,
    cells: [{ id: 'FI', width: 7.2 }],
  },
  { id: 'bore', shows: ['bore'], lanes: ['bore'], width: 14 },
  { id: 'strength', shows: ['strength'], lanes: ['strength'], width: 18 },
  { id: 'moisture', shows: ['moisture'], lanes: ['moisture'], width: 18 },
  {
    id: 'boundary',
    shows: ['level', 'depth'],
    lanes: ['strata'],
    trailWidth: 3,
    cells: [
      { id: 'level', of: 'level', width: 11 },
      { id: 'depth', of: 'depth', width: 9.5 },
    ],
  },
  { id: 'legend', shows: ['legend'], lanes: ['strata'], width: 9.5 },
  {
    id: 'description',
    shows: ['description'],
    lanes: ['strata', 'details'],
    leadWidth: 3,
    cells: [{ id: 'description', width: MIN_DESCRIPTION_MM }],
  },
]

/** Depths, name and result of samples and tests below each other, in place of the cells side by side; mm. */
const STACKED_ROWS = { id: 'stacked', width: 25 } as const

/** Columns that share the spare width with descriptions. */
const PROFILE_COLUMNS: readonly string[] = [
  ...(['cone', 'friction', 'friction-ratio'] as const),
  ...(['face-pressure', 'pore-pressure', 'sleeve-pressure', 'probe', 'dynamic-cone'] as const),
]
/** Omitted in this order if the paper is too narrow; the text of `casing` is then below the result. */
const DROP_ORDER: readonly SheetColumnId[] = [
  'casing',
  'moisture',
  'strength',
  'bore',
  'torque',
  'sleeve-pressure',
  'face-pressure',
  'pore-pressure',
  'friction-ratio',
  'friction',
  'fractures',
  'cone',
  'dynamic-cone',
  'probe',
]
/** Descriptions are narrower only if casing and water have no column. */
const COMFORTABLE_DESCRIPTION_MM = 46
/** Minimum width of descriptions for a column to be kept; absent: `MIN_DESCRIPTION_MM`. */
const MIN_DESCRIPTION_BESIDE_MM: Readonly<Partial<Record<SheetColumnId, number>>> = {
  casing: COMFORTABLE_DESCRIPTION_MM,
  torque: 36,
}
/** Beyond this width, descriptions share the spare width with profiles. */
const WIDE_DESCRIPTION_MM = 60

export interface ColumnLayout {
  readonly columns: readonly SheetColumn[]
  /** Total width, px. */
  readonly width: number
  /** Selected columns for which the paper is too narrow. */
  readonly omitted: readonly SheetColumnId[]
}

/** Whether torque without a column of its own is written beside the results of tests. */
export const statesTorque = ({ columns, omitted }: ColumnLayout): boolean =>
  omitted.includes('torque') &&
  columns.some(({ cells }) => cells.some(({ id }) => id === 'result' || id === STACKED_ROWS.id))

/** How samples and tests are written. */
export type RowsLayout = 'side-by-side' | 'stacked'

/** Minimum width of a plot with a scale; a narrower column of a probe has its figures only. */
export const MIN_PLOT_WIDTH_PX = 45

/** Width of the depth axis on the left. */
export const AXIS_WIDTH_PX = 8 * PX_PER_MM

/** The selected columns for which the hole has data, side by side on `width` px. */
export function layOutColumns(
  log: Log,
  requested: readonly SheetColumnId[],
  present: ReadonlySet<SheetColumnId>,
  width: number,
  rows: RowsLayout = 'side-by-side',
): ColumnLayout {
  const drawn = new Set(requested.filter((id) => present.has(id)))
  const omitted: SheetColumnId[] = []
  for (const id of DROP_ORDER) {
    const extra = drawn.has('description')
      ? (MIN_DESCRIPTION_BESIDE_MM[id] ?? MIN_DESCRIPTION_MM) - MIN_DESCRIPTION_MM
      : 0
    const needed = widthOf(specsFor(drawn, log, rows)) + extra
    if (AXIS_WIDTH_PX + needed * PX_PER_MM <= width) continue
    if (drawn.delete(id)) omitted.push(id)
  }
  const [specs, spare] = growProfiles(specsFor(drawn, log, rows), width - AXIS_WIDTH_PX)
  const widths = shareSpare(specs, spare)
  let x = AXIS_WIDTH_PX
  const columns = specs.map((spec) => {
    const column = layOutColumn(log, spec, x, widths.get(spec) ?? 0)
    x += column.width
    return column
  })
  return { columns, width: x, omitted }
}

/** Extra width of columns, px: first for descriptions, then half for them and half for profiles. */
function shareSpare(specs: readonly ColumnSpec[], spare: number): ReadonlyMap<ColumnSpec, number> {
  const text = specs.find(({ id }) => id === 'description')
  const profiles = specs.filter(({ id }) => PROFILE_COLUMNS.includes(id))
  const textWidth = text ? Math.min(spare, (WIDE_DESCRIPTION_MM - MIN_DESCRIPTION_MM) * PX_PER_MM) : 0
  const shared = (spare - textWidth) / (text && profiles.length > 0 ? 2 : 1)
  return new Map([
    ...profiles.map((spec): [ColumnSpec, number] => [spec, shared / profiles.length]),
    ...(text ? [[text, textWidth + shared] as const] : []),
  ])
}

/** Widens profiles towards their full width if descriptions have room; also returns the spare width, px. */
function growProfiles(narrow: readonly ColumnSpec[], width: number): [readonly ColumnSpec[], number] {
  const hasText = narrow.some(({ id }) => id === 'description')
  const spare = Math.max(0, width / PX_PER_MM - widthOf(narrow))
  const available = Math.max(0, spare - (hasText ? COMFORTABLE_DESCRIPTION_MM - MIN_DESCRIPTION_MM : 0))
  const growth = narrow.reduce((sum, { width: full = 0, minWidth = full }) => sum + full - minWidth, 0)
  const share = growth === 0 ? 0 : Math.min(1, available / growth)
  const specs = narrow.map((spec) => {
    const { width: full = 0, minWidth = full } = spec
    const grown = minWidth + (full - minWidth) * share
    // Figures need no room for a plot that is not drawn.
    return { ...spec, minWidth: grown * PX_PER_MM < MIN_PLOT_WIDTH_PX ? minWidth : grown }
  })
  return [specs, (spare - (widthOf(specs) - widthOf(narrow))) * PX_PER_MM]
}

/** Selected columns with their selected cells; core recoveries only if stated. */
function specsFor(drawn: ReadonlySet<SheetColumnId>, { lanes }: Log, rows: RowsLayout): ColumnSpec[] {
  const stated = new Set(lanes.find(({ id }) => id === 'core')?.marks.map(({ series }) => series))
  return COLUMNS.filter(({ shows }) => shows.some((id) => drawn.has(id))).map((spec) => ({
    ...spec,
    ...(spec.cells && {
      cells: cellsOf(spec, rows)
        .filter(({ id, of }) => (of === undefined || drawn.has(of)) && (spec.id !== 'core' || stated.has(id)))
        .map((cell) => (drawn.has('tests') ? cell : { ...cell, width: cell.widthAlone ?? cell.width })),
    }),
  }))
}

const cellsOf = ({ id, cells = [] }: ColumnSpec, rows: RowsLayout): NonNullable<ColumnSpec['cells']> =>
  id === 'rows' && rows === 'stacked' ? [STACKED_ROWS] : cells

const widthOf = (specs: readonly ColumnSpec[]): number =>
  specs.reduce((sum, spec) => sum + specWidth(spec), 0)

const specWidth = ({
  figures = 0,
  width = 0,
  minWidth = width,
  leadWidth = 0,
  trailWidth = 0,
  cells = [],
}: ColumnSpec): number =>
  figures + minWidth + leadWidth + trailWidth + cells.reduce((sum, cell) => sum + cell.width, 0)

function layOutColumn(log: Log, spec: ColumnSpec, x: number, extraWidth: number): SheetColumn {
  const { id, leadWidth = 0, figures = 0, cells = [] } = spec
  let at = x + leadWidth * PX_PER_MM
  return {
    id,
    x,
    width: specWidth(spec) * PX_PER_MM + extraWidth,
    figuresWidth: figures * PX_PER_MM,
    lanes: spec.lanes.flatMap((lane) => log.lanes.filter((one) => one.id === lane)),
    cells: cells.map((cell, index) => {
      const width = cell.width * PX_PER_MM + (index === cells.length - 1 ? extraWidth : 0)
      const placedCell = { id: cell.id, x: at, width }
      at += width
      return placedCell
    }),
  }
}
