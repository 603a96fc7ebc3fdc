import type { Lane, Log } from '@groundsheet/logs'
import { MM } from '../../../ui/paper/paper-size.ts'
import type { SheetColumnId } from './sheet-layouts.ts'

/** A part of a column with texts of its own, px from the left of the drawing. */
export interface SheetCell {
  readonly id: string
  readonly x: number
  readonly width: number
}

/** A column on paper, px from the left of the drawing. */
export interface SheetColumn extends SheetCell {
  readonly id: string
  readonly lanes: readonly Lane[]
  /** Where its texts are written; none: it is only drawn. */
  readonly cells: readonly SheetCell[]
  /** Width of the strip at its left for the figures of what is drawn, px; 0: it has none. */
  readonly figures: number
}

interface ColumnSpec {
  readonly id: string
  /** Ids of the choices of the reader that it shows, one of which must be made. */
  readonly shows: readonly SheetColumnId[]
  readonly lanes: readonly string[]
  /** Millimetres to the left and the right of its cells, for lines that lead to texts. */
  readonly lead?: number
  readonly trail?: number
  /** Of the strip for figures beside the drawing, mm. */
  readonly figures?: number
  /** Of the drawing, mm. */
  readonly width?: number
  /** Where other columns need the room, mm; absent: `width`. */
  readonly minWidth?: number
  readonly cells?: readonly { readonly id: string; readonly of?: SheetColumnId; readonly width: number }[]
}

/** Descriptions never are narrower, mm. */
const MIN_DESCRIPTION = 30

/** Every column from left to right. Widths in millimetres. */
const COLUMNS: readonly ColumnSpec[] = [
  { id: 'installation', shows: ['installation'], lanes: ['backfill', 'installation'], width: 10.5 },
  { id: 'water', shows: ['water'], lanes: ['water'], width: 8.5 },
  {
    id: 'rows',
    shows: ['samples', 'tests'],
    lanes: ['samples'],
    lead: 4,
    cells: [
      { id: 'range', width: 17 },
      { id: 'sample', width: 11 },
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
  { id: 'torque', shows: ['torque'], lanes: ['torque'], figures: 8, width: 22, minWidth: 0 },
  {
    id: 'core',
    shows: ['core'],
    lanes: ['core'],
    lead: 3,
    cells: [
      { id: 'TCR', width: 8.5 },
      { id: 'SCR', width: 8.5 },
      { id: 'RQD', width: 8.5 },
    ],
  },
  { id: 'fractures', shows: ['fractures'], lanes: ['fractures', 'spacing'], cells: [{ id: 'FI', width: 8 }] },
  { id: 'bore', shows: ['bore'], lanes: ['bore'], width: 14 },
  { id: 'strength', shows: ['strength'], lanes: ['strength'], width: 18 },
  { id: 'moisture', shows: ['moisture'], lanes: ['moisture'], width: 18 },
  {
    id: 'boundary',
    shows: ['level', 'depth'],
    lanes: ['strata'],
    trail: 3,
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
    lead: 3,
    cells: [{ id: 'description', width: MIN_DESCRIPTION }],
  },
]

/** Columns that take the width that is left over, beside descriptions. */
const PROFILES: readonly string[] = [
  ...(['cone', 'friction', 'friction-ratio'] as const),
  ...(['face-pressure', 'pore-pressure', 'sleeve-pressure', 'probe'] as const),
]
/** Left out in this order where the paper is too narrow: the text of `casing` then goes under the result. */
const DROPPED: readonly SheetColumnId[] = [
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
  'probe',
]
/** Less than this is left to descriptions only where casing and water have no column, mm. */
const COMFORT = 46
/** What descriptions must have beside a column for it to stay, mm; absent: the least. */
const NEEDED: Readonly<Partial<Record<SheetColumnId, number>>> = { casing: COMFORT, torque: 36 }
/** Descriptions of this width need no more, where profiles can use the rest, mm. */
const WIDE_DESCRIPTION = 60

export interface LaidColumns {
  readonly columns: readonly SheetColumn[]
  /** Of all, px. */
  readonly width: number
  /** Chosen, and left out because the paper is too narrow. */
  readonly omitted: readonly SheetColumnId[]
}

/** Width of the axis of depths at the left, px. */
export const AXIS = 8 * MM

/** The chosen columns that the hole has something for, side by side on paper of this width in px. */
export function layOutColumns(
  log: Log,
  chosen: readonly SheetColumnId[],
  present: ReadonlySet<SheetColumnId>,
  width: number,
): LaidColumns {
  const wanted = new Set(chosen.filter((id) => present.has(id)))
  const omitted: SheetColumnId[] = []
  for (const id of DROPPED) {
    const more = wanted.has('description') ? (NEEDED[id] ?? MIN_DESCRIPTION) - MIN_DESCRIPTION : 0
    const needed = widthOf(specsFor(wanted, log)) + more
    if (AXIS + needed * MM <= width) continue
    if (wanted.delete(id)) omitted.push(id)
  }
  const [specs, spare] = growProfiles(specsFor(wanted, log), width - AXIS)
  const widths = shareSpare(specs, spare)
  let x = AXIS
  const columns = specs.map((spec) => {
    const column = layOutColumn(log, spec, x, widths.get(spec) ?? 0)
    x += column.width
    return column
  })
  return { columns, width: x, omitted }
}

/** Width beyond their own, px: descriptions come first, and what they do not need is halved with profiles. */
function shareSpare(specs: readonly ColumnSpec[], spare: number): ReadonlyMap<ColumnSpec, number> {
  const text = specs.find(({ id }) => id === 'description')
  const profiles = specs.filter(({ id }) => PROFILES.includes(id))
  const wanted = text ? Math.min(spare, (WIDE_DESCRIPTION - MIN_DESCRIPTION) * MM) : 0
  const shared = (spare - wanted) / (text && profiles.length > 0 ? 2 : 1)
  return new Map([
    ...profiles.map((spec): [ColumnSpec, number] => [spec, shared / profiles.length]),
    ...(text ? [[text, wanted + shared] as const] : []),
  ])
}

/** Profiles as wide as they may be where descriptions have room; the other is what is left of `width`, px. */
function growProfiles(narrow: readonly ColumnSpec[], width: number): [readonly ColumnSpec[], number] {
  const hasText = narrow.some(({ id }) => id === 'description')
  const spare = Math.max(0, width / MM - widthOf(narrow))
  const given = Math.max(0, spare - (hasText ? COMFORT - MIN_DESCRIPTION : 0))
  const wanted = narrow.reduce((sum, { width: most = 0, minWidth = most }) => sum + most - minWidth, 0)
  const part = wanted === 0 ? 0 : Math.min(1, given / wanted)
  const specs = narrow.map((spec) => {
    const { width: most = 0, minWidth = most } = spec
    return { ...spec, minWidth: minWidth + (most - minWidth) * part }
  })
  return [specs, (spare - wanted * part) * MM]
}

/** Columns with those of their cells that are wanted and, of core recoveries, stated. */
function specsFor(wanted: ReadonlySet<SheetColumnId>, { lanes }: Log): ColumnSpec[] {
  const stated = new Set(lanes.find(({ id }) => id === 'core')?.marks.map(({ series }) => series))
  return COLUMNS.filter(({ shows }) => shows.some((id) => wanted.has(id))).map((spec) => ({
    ...spec,
    ...(spec.cells && {
      cells: spec.cells.filter(
        ({ id, of }) => (of === undefined || wanted.has(of)) && (spec.id !== 'core' || stated.has(id)),
      ),
    }),
  }))
}

const widthOf = (specs: readonly ColumnSpec[]): number =>
  specs.reduce((sum, spec) => sum + specWidth(spec), 0)

const specWidth = ({
  figures = 0,
  width = 0,
  minWidth = width,
  lead = 0,
  trail = 0,
  cells = [],
}: ColumnSpec): number => figures + minWidth + lead + trail + cells.reduce((sum, cell) => sum + cell.width, 0)

function layOutColumn(log: Log, spec: ColumnSpec, x: number, more: number): SheetColumn {
  const { id, lead = 0, figures = 0, cells = [] } = spec
  let at = x + lead * MM
  return {
    id,
    x,
    width: specWidth(spec) * MM + more,
    figures: figures * MM,
    lanes: spec.lanes.flatMap((lane) => log.lanes.filter((one) => one.id === lane)),
    cells: cells.map((cell, index) => {
      const width = cell.width * MM + (index === cells.length - 1 ? more : 0)
      const laid = { id: cell.id, x: at, width }
      at += width
      return laid
    }),
  }
}
