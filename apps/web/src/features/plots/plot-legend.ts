import { displayName } from '../../data/text/display-name.ts'
import { UNIT_AFTER, type ColourBy, type PlotDefinition, type Strata } from '@groundsheet/plots'
import type { Mark } from '@groundsheet/logs'
import { summarise, type Summary } from '@groundsheet/readings'
import { fullName } from '../../data/holes/hole-label.ts'
import type { Hole } from '../../data/holes/hole.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { shorten } from '../../ui/text-format.ts'
import { patternOf, stratumName } from '../../ui/fill-patterns.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import type { PlacedPoint } from './place-points.ts'
import { lineMarkOf, kindOf } from './kinds/plot-kinds.ts'
import {
  BACKGROUND_LINE,
  COLOUR_COUNT,
  DOTTED_VARIANT,
  isBackgroundLine,
  markedLineSymbolOf,
  shapelessSymbolOf,
  shapeOf,
  symbolOf,
  type Shape,
  type PlotSymbol,
} from './plot-symbols.ts'

/** One line of the legend: a symbol with its meaning, and the summary of its values. */
export interface LegendEntry {
  /** As used in the address. */
  readonly id: string
  readonly name: string
  readonly symbol: PlotSymbol
  /** Of exact values in the statistics; bounds are counted apart. */
  readonly count: number
  /** Null if the values are of several readings, which are not summarised together. */
  readonly summary: Summary | null
  /** Formats a figure of the summary. */
  readonly format: (value: number) => string
}

/** In place of a figure that no value gives; figures of several readings together are blank. */
export const noFigureOf = ({ count, summary }: LegendEntry): string =>
  summary || count === 0 ? plotStrings.legend.noFigure : ''

export interface PlotLegend {
  /** By stratum or by hole. */
  readonly entries: readonly LegendEntry[]
  /** By reading; empty if the plot has only one. */
  readonly series: readonly LegendEntry[]
  /** There are more entries than symbols, so some entries share one. */
  readonly isShared: boolean
  /** Number of lines in colour while the others are grey; 0: all lines have colours. */
  readonly inColour: number
  readonly entryOf: (point: PlacedPoint) => LegendEntry | undefined
  readonly seriesOf: (point: PlacedPoint) => LegendEntry | undefined
  readonly symbolOf: (point: PlacedPoint) => PlotSymbol
}

/** Ids that cannot be legend codes. */
const UNCODED = '~uncoded'
const OUTSIDE_STRATA_ID = '~outside'
const UNCODED_SYMBOL: PlotSymbol = { fill: 'none', shape: 'circle' }
const OUTSIDE_SYMBOL: PlotSymbol = { ...UNCODED_SYMBOL, variant: DOTTED_VARIANT }
/** Id of the reading without a name. */
const STATED_SERIES = 'stated'

/** What the points of a plot may be coloured by; the first is the default. */
export const coloursOf = ({ colourBy = ['stratum', 'hole'] }: Pick<PlotDefinition, 'colourBy'>) => colourBy

/** What the points are coloured by: as requested in the address, if the plot allows it. */
export function colouredBy(
  plot: Pick<PlotDefinition, 'colourBy'>,
  requested: ColourBy | undefined,
): ColourBy {
  const [defaultColour = 'stratum', ...others] = coloursOf(plot)
  return others.find((one) => one === requested) ?? defaultColour
}

interface Subject {
  readonly plot: PlotDefinition
  readonly points: readonly PlacedPoint[]
  readonly by: ColourBy
  /** Ids of the isolated entries. */
  readonly only?: readonly string[] | undefined
  /** Id of the isolated reading. */
  readonly reading?: string | undefined
  readonly strata: Strata
  readonly glossary: Glossary
  /** Of the project that a stratum belongs to, where the points are of several. Absent: `glossary`. */
  readonly glossaryOf?: (stratum: Mark) => Glossary | undefined
}

/**
 * Symbols do not depend on the plot: those of strata follow the legend codes of the project. Where there are
 * more lines than colours, isolated ones have the first colours, so that they differ. Of very many
 * lines only some have colours.
 */
export function makePlotLegend({
  plot,
  points,
  by,
  only = [],
  reading,
  strata,
  ...subject
}: Subject): PlotLegend {
  const { glossary } = subject
  const entry = entryMaker(plot)
  const groundOf = groundReader(subject, points)
  const idOf = ENTRY_IDS[by](plot, groundOf)
  const groups = Map.groupBy(points, idOf)
  const readings = Map.groupBy(points, ({ point }) => point.series)
  const hasSeveralReadings = readings.size > 1
  const shapes = new Map([...readings.keys()].map((name, index) => [name, shapeOf(index)]))
  const ids = by === 'stratum' ? groundsOf(strata, groundOf) : groups.keys()
  const areLines = plot.traced !== undefined && by !== 'stratum'
  const leading = areLines && groups.size > MAX_COLOURED_LINES ? leadingLines(groups) : null
  const first = areLines && groups.size > COLOUR_COUNT ? only : []
  const makeSymbol = symbolMaker(plot, hasSeveralReadings)
  const symbols = leading
    ? symbolsOfSome(ids, only.length > 0 ? only : leading, makeSymbol)
    : symbolsInOrder(ids, first, makeSymbol)
  const entries = [...groups]
    .map(([id, group]) => {
      const symbol = symbols.get(id) ?? (id === OUTSIDE_STRATA_ID ? OUTSIDE_SYMBOL : UNCODED_SYMBOL)
      const one = group.filter(
        ({ point }) => reading === undefined || (point.series || STATED_SERIES) === reading,
      )
      return entry(id, nameOf(id, by, glossary), symbol, one)
    })
    .sort((a, b) => rank(a) - rank(b) || compareNaturally(a.id, b.id))
    .sort((a, b) => (leading ? Number(leading.includes(b.id)) - Number(leading.includes(a.id)) : 0))
  const byId = new Map(entries.map((one) => [one.id, one]))
  const entryOf = (point: PlacedPoint) => byId.get(idOf(point))
  const series = hasSeveralReadings
    ? [...readings].map(([name, group]) =>
        entry(
          name || STATED_SERIES,
          nameReading(name, plot, glossary),
          { fill: 'none', shape: shapes.get(name) ?? 'circle' },
          group,
        ),
      )
    : []
  const seriesById = new Map(series.map((one) => [one.id, one]))
  return {
    entries,
    series,
    isShared: haveEqualSymbols(entries),
    inColour: leading && only.length === 0 ? leading.length : 0,
    entryOf,
    seriesOf: ({ point }) => seriesById.get(point.series || STATED_SERIES),
    symbolOf: (point) =>
      symbolFor(entryOf(point)?.symbol, hasSeveralReadings ? shapes.get(point.point.series) : undefined),
  }
}

/**
 * Shapes distinguish several readings; otherwise they are free for entries, except on lines without marks.
 */
function symbolMaker(plot: PlotDefinition, hasSeveralReadings: boolean): (index: number) => PlotSymbol {
  if (hasSeveralReadings) return shapelessSymbolOf
  const line = lineMarkOf(plot)
  if (line === undefined) return symbolOf
  return line === 'marked' ? markedLineSymbolOf : shapelessSymbolOf
}

const symbolFor = (symbol: PlotSymbol = UNCODED_SYMBOL, shape: Shape = symbol.shape): PlotSymbol => ({
  ...symbol,
  shape,
})

const haveEqualSymbols = (entries: readonly LegendEntry[]): boolean => {
  const coloured = entries.map(({ symbol }) => symbol).filter((symbol) => !isBackgroundLine(symbol))
  return new Set(coloured.map((symbol) => JSON.stringify(symbol))).size < coloured.length
}

const rank = ({ id }: LegendEntry) => [UNCODED, OUTSIDE_STRATA_ID].indexOf(id)

function entryMaker(plot: PlotDefinition) {
  return (id: string, name: string, symbol: PlotSymbol, points: readonly PlacedPoint[]): LegendEntry => {
    const isOne = points.every(({ point }) => point.series === points[0]?.point.series)
    const { measure, formatFigure: format } = kindOf(plot)
    const measured = points.filter(({ point: { note, uncounted } }) => note === undefined && !uncounted)
    const summary = isOne && measure ? summarise(measured.map(measure)) : null
    const exact = measured.filter(({ point }) => point.bound === undefined)
    return { id, name, symbol, count: exact.length, summary, format }
  }
}

/** `Oxygen concentration, %` for the reading `GOX, %`. */
function nameReading(reading: string, { named }: PlotDefinition, glossary: Glossary): string {
  if (named === undefined) return plotStrings.series[reading] ?? reading
  const [code = '', ...unit] = reading.split(UNIT_AFTER)
  return [glossary.meaning(named, code) ?? code, ...unit].join(UNIT_AFTER)
}

/** `BH1 2 at 5.00 m`; a name that begins with the name of its hole is not repeated: `BH1-A at 5.00 m`. */
function nameInHole(hole: string, name: string): string {
  const isNamed = name.startsWith(hole) && !/^[\p{L}\p{N}]/u.test(name.slice(hole.length))
  return isNamed ? name : [hole, name].filter(Boolean).join(' ')
}

/** As it is in the address: holes of several projects may have the same name. */
const idOfHole = (hole: Hole): string => (hole.inProject ? fullName(hole) : hole.name)

/** Id of the legend entry of a point. */
const ENTRY_IDS: Readonly<
  Record<ColourBy, (plot: PlotDefinition, groundOf: GroundOf) => (placed: PlacedPoint) => string>
> = {
  hole:
    () =>
    ({ hole }) =>
      idOfHole(hole),
  line:
    ({ traced }) =>
    ({ hole, point }) =>
      nameInHole(idOfHole(hole), traced?.(point) ?? ''),
  stratum:
    (_plot, groundOf) =>
    ({ stratum }) =>
      stratum ? groundOf(stratum) || UNCODED : OUTSIDE_STRATA_ID,
}

/**
 * Legend code of a stratum, or its name if the description overrides the code or the points are of several
 * projects; empty if not stated.
 */
type GroundOf = (stratum: Mark) => string

/** Each stratum is read once, as thousands of points may be in one. */
function groundReader(
  { glossary, glossaryOf }: Pick<Subject, 'glossary' | 'glossaryOf'>,
  points: readonly PlacedPoint[],
): GroundOf {
  const known = new Map<Mark, string>()
  const areOfSeveral = points.some(({ hole }) => hole.inProject)
  const spellings = new Map<string, string>()
  const read = (stratum: Mark) => {
    const own = glossaryOf?.(stratum) ?? glossary
    return areOfSeveral ? firstSpelling(stratumName(stratum, own), spellings) : groundOfStratum(stratum, own)
  }
  return (stratum) => {
    const ground = known.get(stratum) ?? read(stratum)
    known.set(stratum, ground)
    return ground
  }
}

/** Codes of several projects may differ where their meanings agree, but for capital letters. */
function firstSpelling(name: string, spellings: Map<string, string>): string {
  const known = spellings.get(name.toLowerCase()) ?? name
  spellings.set(name.toLowerCase(), known)
  return known
}

const groundOfStratum = (stratum: Mark, glossary: Glossary): string =>
  patternOf(stratum, glossary).overridesCode
    ? stratumName(stratum, glossary)
    : (stratum.row.data.GEOL_LEG?.trim() ?? '')

/** In characters. */
const MAX_NAME_CHARACTERS = 80

function nameOf(id: string, by: ColourBy, glossary: Glossary): string {
  if (by !== 'stratum') return displayName(id)
  if (id === UNCODED) return plotStrings.uncoded
  if (id === OUTSIDE_STRATA_ID) return plotStrings.outside
  return shorten(glossary.meaning('GEOL_LEG', id) ?? id, MAX_NAME_CHARACTERS)
}

/**
 * Symbols by sorted position, so they do not depend on the plot: colours first, then shapes or variants.
 * `first`: ids that come before the others.
 */
function symbolsInOrder(
  ids: Iterable<string>,
  first: readonly string[],
  symbolAt: (index: number) => PlotSymbol,
): ReadonlyMap<string, PlotSymbol> {
  const known = [...ids].filter((id) => id !== UNCODED && id !== OUTSIDE_STRATA_ID)
  const order = known.sort(compareNaturally)
  const isFirst = new Set(first)
  const sorted = [...order.filter((id) => isFirst.has(id)), ...order.filter((id) => !isFirst.has(id))]
  return new Map(sorted.map((name, index) => [name, symbolAt(index)]))
}

/** With more lines than this, lines all in colours cannot be distinguished. */
const MAX_COLOURED_LINES = 2 * COLOUR_COUNT

/** Ids of the lines with most readings, of equal numbers those with the greatest range. */
function leadingLines(groups: ReadonlyMap<string, readonly PlacedPoint[]>): readonly string[] {
  const lines = [...groups].map(([id, points]) => {
    const heights = points.filter(({ point }) => point.note === undefined).map(({ height }) => height)
    const range = heights.length === 0 ? 0 : Math.max(...heights) - Math.min(...heights)
    return { id, count: heights.length, range }
  })
  return lines
    .sort((a, b) => b.count - a.count || b.range - a.range || compareNaturally(a.id, b.id))
    .slice(0, COLOUR_COUNT)
    .map(({ id }) => id)
    .sort(compareNaturally)
}

/** Symbols of the lines in colour; all others are grey. */
function symbolsOfSome(
  ids: Iterable<string>,
  inColour: readonly string[],
  symbolAt: (index: number) => PlotSymbol,
): ReadonlyMap<string, PlotSymbol> {
  const coloured = new Map(inColour.toSorted(compareNaturally).map((id, index) => [id, symbolAt(index)]))
  return new Map([...ids].map((id) => [id, coloured.get(id) ?? BACKGROUND_LINE]))
}

/** Ground of all strata of the project. */
const groundsOf = (strata: Strata, groundOf: GroundOf): ReadonlySet<string> =>
  new Set([...strata.values()].flat().map(groundOf).filter(Boolean))
