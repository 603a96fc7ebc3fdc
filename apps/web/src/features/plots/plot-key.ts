import { strataPattern } from '@groundsheet/symbols'
import { UNIT_AFTER, type PlotDefinition, type Strata } from '@groundsheet/plots'
import { summarise, type Measure, type Summary } from '@groundsheet/readings'
import type { Glossary } from '../../data/glossary.ts'
import { compareNaturally } from '../../data/natural-order.ts'
import { plotStrings } from '../../ui/plot-strings.ts'
import type { PlacedPoint } from './place-points.ts'
import { shapeOf, signOf, type Shape, type Sign } from './signs.ts'

/** One line of the key: what its sign means, and the values that have it. */
export interface KeyEntry {
  /** As the address names it. */
  readonly id: string
  readonly name: string
  readonly sign: Sign
  readonly count: number
  /** Null where the values are of several readings, which are not summarised together. */
  readonly summary: Summary | null
}

export interface PlotKey {
  /** By stratum or by hole. */
  readonly entries: readonly KeyEntry[]
  /** By reading; empty where the plot has only one. */
  readonly series: readonly KeyEntry[]
  readonly entryOf: (point: PlacedPoint) => KeyEntry | undefined
  readonly seriesOf: (point: PlacedPoint) => KeyEntry | undefined
  readonly signOf: (point: PlacedPoint) => Sign
}

/** Ids that no legend code is. */
const UNCODED = '~uncoded'
const OUTSIDE = '~outside'
/** Id of the reading without a name of its own. */
const STATED = 'stated'

export type ColouredBy = 'stratum' | 'hole'

interface Subject {
  readonly plot: PlotDefinition
  readonly points: readonly PlacedPoint[]
  readonly by: ColouredBy
  /** Id of the reading that is shown alone. */
  readonly reading?: string | undefined
  readonly strata: Strata
  readonly glossary: Glossary
}

/** Signs stay with what they mean, whichever plot is shown: those of strata are dealt by the legend codes of the project. */
export function makeKey({ plot, points, by, reading, strata, glossary }: Subject): PlotKey {
  const entry = entryMaker(plot)
  const idOf = by === 'hole' ? ({ hole }: PlacedPoint) => hole.name : legendOf
  const groups = Map.groupBy(points, idOf)
  const readings = Map.groupBy(points, ({ point }) => point.series)
  const several = readings.size > 1
  const shapes = new Map([...readings.keys()].map((name, index) => [name, shapeOf(index)]))
  // Where shapes say something else, or lines are drawn, colours alone have to tell the entries apart.
  const shapeless = several || plot.traced !== undefined
  const named = by === 'hole' ? signsInOrder(groups.keys()) : signsOfStrata(strata, glossary)
  const signs = shapeless && !areOfOwnColour(groups.keys(), named) ? signsInOrder(groups.keys()) : named
  const entries = [...groups]
    .map(([id, group]) => {
      const sign = signs.get(id) ?? { fill: 'none', shape: 'circle' }
      const one = group.filter(({ point }) => reading === undefined || (point.series || STATED) === reading)
      return entry(id, nameOf(id, by, glossary), shapeless ? { ...sign, shape: 'circle' } : sign, one)
    })
    .sort((a, b) => rank(a) - rank(b) || compareNaturally(a.id, b.id))
  const byId = new Map(entries.map((one) => [one.id, one]))
  const entryOf = (point: PlacedPoint) => byId.get(idOf(point))
  const series = several
    ? [...readings].map(([name, group]) =>
        entry(
          name || STATED,
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
    entryOf,
    seriesOf: ({ point }) => seriesById.get(point.series || STATED),
    signOf: (point) => signFor(entryOf(point)?.sign, several ? shapes.get(point.point.series) : undefined),
  }
}

const signFor = (sign: Sign | undefined, shape: Shape | undefined): Sign => ({
  fill: sign?.fill ?? 'none',
  shape: shape ?? sign?.shape ?? 'circle',
})

const rank = ({ id }: KeyEntry) => [UNCODED, OUTSIDE].indexOf(id)

/** What the figures of the key are of: what stands upright where the other is a date or the limit. */
function measureOf({ kind }: Pick<PlotDefinition, 'kind'>, { point, height }: PlacedPoint): Measure {
  if (kind === 'time') return { value: height }
  if (point.index !== undefined) return { value: point.index }
  return point.bound ? { value: point.value, bound: point.bound } : { value: point.value }
}

function entryMaker(plot: PlotDefinition) {
  return (id: string, name: string, sign: Sign, points: readonly PlacedPoint[]): KeyEntry => {
    const isOne = points.every(({ point }) => point.series === points[0]?.point.series)
    const measures = points.map((placed) => measureOf(plot, placed))
    return { id, name, sign, count: points.length, summary: isOne ? summarise(measures) : null }
  }
}

/** `Oxygen concentration, %` for the reading `GOX, %`. */
function nameReading(reading: string, { named }: PlotDefinition, glossary: Glossary): string {
  if (named === undefined) return plotStrings.series[reading] ?? reading
  const [code = '', ...unit] = reading.split(UNIT_AFTER)
  return [glossary.meaning(named, code) ?? code, ...unit].join(UNIT_AFTER)
}

function legendOf({ stratum }: PlacedPoint): string {
  if (!stratum) return OUTSIDE
  const code = stratum.row.data.GEOL_LEG?.trim() ?? ''
  return code === '' ? UNCODED : code
}

function nameOf(id: string, by: ColouredBy, glossary: Glossary): string {
  if (by === 'hole') return id
  if (id === UNCODED) return plotStrings.uncoded
  if (id === OUTSIDE) return plotStrings.outside
  return glossary.meaning('GEOL_LEG', id) ?? id
}

function areOfOwnColour(ids: Iterable<string>, signs: ReadonlyMap<string, Sign>): boolean {
  const fills = [...ids].flatMap((id) => signs.get(id)?.fill ?? [])
  return new Set(fills).size === fills.length
}

function signsInOrder(ids: Iterable<string>): ReadonlyMap<string, Sign> {
  const known = [...ids].filter((id) => id !== UNCODED && id !== OUTSIDE)
  return new Map(known.sort(compareNaturally).map((name, index) => [name, signOf(index)]))
}

function signsOfStrata(strata: Strata, glossary: Glossary): ReadonlyMap<string, Sign> {
  const rows = [...strata.values()].flat().map(({ row }) => row.data)
  const tints = new Map<string, string>()
  const settled = new Set([''])
  for (const { GEOL_LEG = '', GEOL_DESC: description = '' } of rows) {
    const code = GEOL_LEG.trim()
    if (settled.has(code)) continue
    const meaning = glossary.meaning('GEOL_LEG', code) ?? ''
    const { tint, overridesCode } = strataPattern({ code, meaning, description })
    tints.set(code, tint)
    // The sign is that of the code: a void in one hole does not colour the limestone of all.
    if (!overridesCode) settled.add(code)
  }
  const codes = [...tints.keys()].sort(compareNaturally)
  return new Map(
    codes.map((code, index) => [code, { fill: tints.get(code) ?? 'none', shape: shapeOf(index) }]),
  )
}
