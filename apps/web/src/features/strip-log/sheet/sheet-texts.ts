import {
  isInclinedHole,
  reachedDepth,
  wrapText,
  type InSituTest,
  type Log,
  type Mark,
} from '@groundsheet/logs'
import { formatDepth, formatLevelAt } from '@groundsheet/readings'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { groupByDepth } from '../name-marks.ts'
import { detailText } from './detail-text.ts'
import type { Block } from './place-blocks.ts'
import { countTypes, isCounted, sampleFacts } from './sample-groups.ts'
import type { LogSource, SampleTerms } from './log-source.ts'
import { statesTorque, type ColumnLayout, type SheetColumn } from './sheet-columns.ts'
import { DESCRIPTION_TEXT, FIGURE_TEXT, measureIn, type TextSize } from './text-sizes.ts'

const words = printStrings.log

/** Texts of one column of a log. */
export interface SheetTexts {
  readonly column: SheetColumn
  readonly text: TextSize
  readonly blocks: readonly Block[]
  /** A text at the depth between two sheets is on the upper sheet. */
  readonly belongsAbove?: true
}

type Writer = (
  column: SheetColumn,
  source: LogSource,
  columnLayout: ColumnLayout,
  text: TextSize,
) => readonly Block[]

const INDENT_PX = 6
/** A percentage without a fraction, or a bound: `100.00`, `>50.0`. */
const WHOLE_PERCENTAGE = /^((?:[<>]=?|[≤≥])?\s*\d+)\.0+$/

/** Texts of each column with texts, from the ground down. */
export const textsOfSheet = (
  columnLayout: ColumnLayout,
  source: LogSource,
  descriptionText: TextSize = DESCRIPTION_TEXT,
): SheetTexts[] =>
  columnLayout.columns.flatMap((column) => {
    const write = TEXT_WRITERS[column.id]
    if (!write) return []
    const text = column.id === 'description' ? descriptionText : FIGURE_TEXT
    const blocks = [...write(column, source, columnLayout, text)].sort((a, b) => a.at - b.at)
    return [{ column, text, blocks, ...(column.id === 'boundary' && { belongsAbove: true as const }) }]
  })

/** Lines of a text in a cell. */
export const linesIn = (text: string, width: number, size: TextSize): string[] =>
  wrapText(text, width - 3, measureIn(size))

const marksOf = ({ lanes }: SheetColumn, id: string): readonly Mark[] =>
  lanes.find((lane) => lane.id === id)?.marks ?? []

/** What is written below the depths of a mark whose base is stated above its top. */
const noteOf = ({ reversed }: Mark, width: number): string[] =>
  reversed ? linesIn(logStrings.reversed, width, FIGURE_TEXT) : []

const TEXT_WRITERS: Readonly<Record<string, Writer>> = {
  rows: (column, { tests, samples, log }, columnLayout) => {
    const { omitted } = columnLayout
    const cellOf = (id: string) => column.cells.find((cell) => cell.id === id)
    const isStacked = cellOf('stacked') !== undefined
    const rows = [
      ...(cellOf('result') || isStacked
        ? [
            ...tests.map((test) => testRow(test, isStacked || omitted.includes('casing'))),
            ...(statesTorque(columnLayout) ? torqueRows(log) : []),
          ]
        : []),
      ...(cellOf('sample') || isStacked
        ? sampleRows(marksOf(column, 'samples'), samples, !cellOf('result') && !isStacked)
        : []),
    ]
    return rows.map(({ key, at, hasPriority, ...texts }) => ({
      key,
      at,
      statesDepth: true,
      ...(hasPriority && { hasPriority }),
      cells: column.cells.map(({ id, width }) =>
        (id === 'stacked' ? stack(texts) : texts[id as keyof typeof texts]).flatMap((text) =>
          linesIn(text, width, FIGURE_TEXT),
        ),
      ),
    }))
  },
  core: (column) => {
    const runs = Map.groupBy(marksOf(column, 'core'), ({ row }) => row.id)
    return [...runs.values()].flatMap((marks): Block[] => {
      const [run] = marks
      if (!run) return []
      const valueOf = (id: string) =>
        marks.find(({ series }) => series === id)?.label.replace(WHOLE_PERCENTAGE, '$1') ?? '–'
      const cells = column.cells.map(({ id }, index) =>
        index === 0
          ? [valueOf(id), words.depths(run.top, run.base), ...noteOf(run, column.cells[0]?.width ?? 0)]
          : [valueOf(id)],
      )
      return [{ key: run.row.id, at: run.top, cells, ruled: true }]
    })
  },
  fractures: (column) => {
    const spacings = new Map(marksOf(column, 'spacing').map((mark) => [mark.row, mark]))
    const indices = new Map(marksOf(column, 'fractures').map((mark) => [mark.row, mark]))
    return [...new Map([...indices, ...spacings]).values()].map(({ row, top, base }) => ({
      key: row.id,
      at: (top + base) / 2,
      cells: [
        fractureLines(indices.get(row)?.label, spacings.get(row)?.label).flatMap((line) =>
          linesIn(line, column.cells[0]?.width ?? 0, FIGURE_TEXT),
        ),
      ],
    }))
  },
  boundary: (column, { log }) => {
    const closed = marksOf(column, 'strata').filter(({ open }) => !open)
    // Strata that overlap may end at one depth.
    return [...new Map(closed.map(({ row, base }) => [base, row]))].map(([base, row]) => ({
      key: row.id,
      at: base,
      cells: column.cells.map(({ id }) =>
        id === 'depth'
          ? [formatDepth(base)]
          : log.groundLevel === null
            ? []
            : [logStrings.levelFigure(formatLevelAt(base, log.groundLevel), isInclinedHole(log.findings))],
      ),
    }))
  },
  description: (column, { log, termination, formationOf, isPit = false }, _columnLayout, text) => {
    const width = column.cells[0]?.width ?? 0
    const strata = marksOf(column, 'strata')
      .map((mark) => ({
        ...mark,
        label: [mark.label, formationOf(mark.row), ...(mark.reversed ? [`(${logStrings.reversed})`] : [])]
          .filter(Boolean)
          .join(' '),
      }))
      .filter(({ label }) => label !== '')
    const details = marksOf(column, 'details').filter(({ label }) => label !== '')
    return [
      ...strata.map(({ row, top, base, label }): Block => ({
        key: row.id,
        at: top,
        cells: [linesIn(label, width, text)],
        ruled: true,
        carriedHeads: {
          whole: linesIn(words.carriedOver(top, base), width, text),
          rest: linesIn(words.restOf(top, base), width, text),
        },
      })),
      ...details.map((mark): Block => ({
        key: mark.row.id,
        at: mark.top,
        cells: [linesIn(detailText(mark), width - INDENT_PX, text)],
        indent: INDENT_PX,
        statesDepth: true,
        // A detail states its depth in its first line.
        carriedHeads: {
          whole: [],
          rest: linesIn(words.restOf(mark.top, mark.base), width - INDENT_PX, text),
        },
      })),
      ...endBlock(log, (depth) => words.end(depth, termination, isPit), termination, width, text),
    ]
  },
}

/** A slash between two spacings, not that of `N/A`. */
const BETWEEN_SPACINGS = /\/(?!(?<=\bN\/)A\b)/i

/** The fracture index, or minimum, average and maximum spacing; if both are stated, the index is labelled. */
function fractureLines(index: string | undefined, spacing: string | undefined): string[] {
  const spacings = spacing?.split(BETWEEN_SPACINGS) ?? []
  if (index === undefined) return spacings
  return spacings.length === 0 ? [index] : [words.index(index), ...spacings]
}

function endBlock(
  log: Log,
  endAt: (depth: number) => string,
  termination: string,
  width: number,
  text: TextSize,
): Block[] {
  const { finalDepth } = log
  if (finalDepth === null) return []
  // Ground may be logged below the final depth that is stated.
  const isEnd = (reachedDepth(log) ?? finalDepth) <= finalDepth
  const stated = isEnd ? endAt(finalDepth) : words.statedEnd(finalDepth, termination)
  const lines = linesIn(stated, width, text)
  return [{ key: 'end', at: finalDepth, cells: [lines], ruled: true }]
}

interface Row extends Pick<Block, 'key' | 'at' | 'hasPriority'> {
  readonly range: readonly string[]
  readonly sample: readonly string[]
  readonly result: readonly string[]
  readonly casing: readonly string[]
}

/** Depths and name on the first line, then the rest. */
const stack = ({ range: [depths = '', ...notes], sample, result }: Omit<Row, 'key' | 'at'>): string[] => [
  [depths, ...sample].join(' '),
  ...notes,
  ...result,
]

/** One row for each sample, or a count for many samples at one depth. */
const sampleRows = (marks: readonly Mark[], terms: SampleTerms, hasNoResults: boolean): Row[] =>
  groupByDepth(marks).flatMap((group) =>
    isCounted(group)
      ? countRow(group, hasNoResults)
      : group.map((mark) => sampleRow(mark, terms, hasNoResults)),
  )

function countRow(group: readonly Mark[], narrow: boolean): Row[] {
  const [first] = group
  if (!first) return []
  const types = words.sampleTypes(countTypes(group))
  const count = words.sampleCount(group.length)
  return [
    {
      key: `${first.row.id} count`,
      at: first.top,
      range: [words.depths(first.top, first.top)],
      sample: narrow ? [count, types] : [count],
      result: [types],
      casing: [],
    },
  ]
}

function sampleRow(mark: Mark, terms: SampleTerms, narrow: boolean): Row {
  const { row, top, base, statedBase, label, reversed } = mark
  const facts = sampleFacts(row, terms)
  return {
    key: row.id,
    at: top,
    range: [words.depths(top, statedBase ?? base), ...(reversed ? [logStrings.reversed] : [])],
    sample: narrow ? [label, ...facts] : [label],
    result: facts,
    casing: [],
  }
}

/** Torque of a dynamic probe, for which the paper has no column. */
const torqueRows = ({ lanes }: Log): Row[] =>
  lanes
    .filter(({ id }) => id === 'torque')
    .flatMap(({ marks }) => marks)
    .map(({ row, top, base, label }) => ({
      key: `${row.id} torque`,
      at: top,
      range: [words.depths(top, base)],
      sample: [words.torqueTest],
      result: [words.torque(label)],
      casing: [],
    }))

function testRow({ row, top, base, type, result, casing, water }: InSituTest, isJoined: boolean): Row {
  const levels = casing === '' && water === '' ? [] : [words.levels(casing, water)]
  return {
    key: row.id,
    at: top,
    hasPriority: true,
    range: [words.depths(top, base)],
    sample: [type],
    result: [result, ...(isJoined ? levels.map(words.casing) : [])],
    casing: isJoined ? [] : levels,
  }
}
