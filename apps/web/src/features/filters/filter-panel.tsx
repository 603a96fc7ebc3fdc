import type { LocationGroup } from '@groundsheet/contract'
import { memo, use } from 'react'
import { codedName } from '../../data/text/coded-name.ts'
import { isUnplaced } from '../../data/holes/hole.ts'
import type { FacetCounts } from '../../data/holes/filter-holes.ts'
import type { HoleFilter } from '../../data/holes/hole-filter.ts'
import type { HoleIndex } from '../../data/holes/hole-index.ts'
import type { HoleType } from '../../data/holes/hole-types.ts'
import { fullTableName, inDisplayOrder } from '../../ui/table-names.ts'
import { holeTypeName } from '../../ui/hole-type-name.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { filterStrings } from '../../ui/strings/filter-strings.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { FacetValues } from './facet-values.tsx'
import { statusName } from './describe-filter.ts'
import { WordsFacet } from './words-facet.tsx'
import { RangeFacet } from './range-facet.tsx'
import { DATES, DEPTHS, type ValueRange } from './range-kinds.ts'
import './filters.css'

/** Facets with a list of values. */
export type ListedFacet = 'types' | 'tables' | 'groups'

/** Values of facets, of holes that were read or that the service has counted. */
interface FacetNames extends Pick<HoleIndex, 'holes' | 'tableNames'> {
  readonly tables: Pick<HoleIndex['tables'], 'names'>
  readonly statuses: Pick<HoleIndex['statuses'], 'names'>
  readonly depthBins: Pick<HoleIndex['depthBins'], 'edges'>
  readonly dayBins: Pick<HoleIndex['dayBins'], 'edges'>
}

interface Props {
  readonly index: FacetNames
  readonly types: readonly HoleType[]
  readonly groups: readonly LocationGroup[]
  readonly artwork: ReadonlyMap<string, string>
  readonly filter: HoleFilter
  readonly counts: FacetCounts
  readonly onToggle: (facet: ListedFacet, value: string) => void
  readonly onDepth: (range: ValueRange | null) => void
  readonly onDate: (range: ValueRange | null) => void
  /** Filter by words; null: the key may not search for them. */
  readonly onWords: ((text: string) => void) | null
  readonly onUnplaced: (only: boolean) => void
  /** Filter by the status of projects; null: the holes are of one project. */
  readonly onStatus: ((status: string) => void) | null
}

const words = filterStrings.facets
const NO_VALUES: readonly string[] = []

/** Tables in which a hole has rows; most read first. */
const namedTables = ({ tables, tableNames }: FacetNames) =>
  inDisplayOrder(tables.names.map((code) => ({ code, name: tableNames.get(code) ?? code }))).map((table) => ({
    code: table.code,
    label: codedName(table.code, fullTableName(table)),
  }))

/** All facets of these holes; facets with a single value are left out. */
export const FilterPanel = memo(function FilterPanel(props: Props) {
  const { index, types, groups, artwork, filter, counts } = props
  const { depthBins, dayBins } = index
  const codesFirst = use(AgsHeadingsContext)
  const unplaced = index.holes.some(isUnplaced)
  return (
    <div className="filter-panel">
      {types.length > 1 && (
        <FacetValues
          title={words.types}
          selected={filter.types ?? NO_VALUES}
          onToggle={(code) => props.onToggle('types', code)}
          values={types.map(({ code, style }) => ({
            value: code,
            label: holeTypeName(style),
            count: counts.types.get(code) ?? 0,
            mark: (
              <MarkerImage
                symbol={style.markerSymbol}
                colour={style.markerColor}
                artwork={style.markerIconId === null ? undefined : artwork.get(style.markerIconId)}
              />
            ),
          }))}
        />
      )}
      {props.onStatus && <StatusFacet {...{ index, filter, counts }} onStatus={props.onStatus} />}
      <RangeFacet
        kind={DEPTHS}
        bins={depthBins}
        counts={counts.depths}
        range={filter.depth ?? null}
        onRange={props.onDepth}
      />
      <RangeFacet
        kind={DATES}
        bins={dayBins}
        counts={counts.days}
        range={filter.date ?? null}
        onRange={props.onDate}
      />
      {props.onWords && <WordsFacet text={filter.words?.text ?? ''} onText={props.onWords} />}
      {index.tables.names.length > 0 && (
        <FacetValues
          title={words.tables}
          selected={filter.tables ?? NO_VALUES}
          onToggle={(table) => props.onToggle('tables', table)}
          values={namedTables(index).map(({ code, label }) => ({
            value: code,
            label: codesFirst ? { name: code, code: label.code && label.name } : label,
            count: counts.tables.get(code) ?? 0,
          }))}
        />
      )}
      {groups.length > 0 && (
        <FacetValues
          title={words.groups}
          selected={filter.groups ?? NO_VALUES}
          onToggle={(id) => props.onToggle('groups', id)}
          values={groups.map(({ id, name }) => ({
            value: id,
            label: codedName(name, null),
            count: counts.groups.get(id) ?? 0,
          }))}
        />
      )}
      {unplaced && (
        <FacetValues
          title={words.unplaced}
          selected={filter.unplaced ? ['no'] : NO_VALUES}
          onToggle={() => props.onUnplaced(!filter.unplaced)}
          values={[{ value: 'no', label: codedName(filterStrings.unplaced, null), count: counts.unplaced }]}
        />
      )}
    </div>
  )
})

interface StatusProps extends Pick<Props, 'index' | 'filter' | 'counts'> {
  readonly onStatus: (status: string) => void
}

/** Statuses of the projects of these holes; not shown if there is only one. */
function StatusFacet({ index, filter, counts, onStatus }: StatusProps) {
  const { names } = index.statuses
  if (names.length < 2) return null
  return (
    <FacetValues
      title={words.statuses}
      selected={filter.statuses ?? NO_VALUES}
      onToggle={onStatus}
      values={names.map((status) => ({
        value: status,
        label: codedName(statusName(status), null),
        count: counts.statuses.get(status) ?? 0,
      }))}
    />
  )
}
