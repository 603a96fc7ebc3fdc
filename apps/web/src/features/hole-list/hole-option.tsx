import type { MouseEvent } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { useHoleLabel } from '../../data/holes/hole-label.ts'
import { nameAndCode } from '../../data/text/coded-name.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { useDatum } from '../../data/holes/level-datum.ts'
import { inDisplayOrder, tableName } from '../../ui/table-names.ts'
import { shortTypeName, statedTypeName } from '../../ui/hole-type-name.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { useIsPointed, usePointHole } from '../../ui/pointed-hole.ts'
import { strings } from '../../ui/strings/strings.ts'

interface Props {
  readonly id: string
  readonly hole: Hole
  readonly artwork: string | undefined
  readonly place: { index: number; count: number; start: number; height: number }
  /** `isSelected`: undefined while no hole is selected. */
  readonly marks: { active: boolean; isOpen: boolean; isSelected: boolean | undefined }
  /** Show the ground level instead of the date: the list is sorted by level. */
  readonly showsLevel: boolean
  readonly onPress: (event: MouseEvent) => void
}

/** A hole on two lines: name and final depth; type, and date or ground level. */
export function HoleOption({ id, hole, artwork, place, marks, showsLevel, onPress }: Props) {
  const highlight = usePointHole()
  const labelOf = useHoleLabel()
  const datumOf = useDatum()
  const hovered = useIsPointed(hole.id)
  const { style, finalDepth, groundLevel } = hole
  const level = groundLevel === null ? '' : strings.holes.levelShort(groundLevel, datumOf(hole.datum))
  return (
    <div
      id={id}
      role="option"
      className="hole-option"
      aria-selected={marks.isOpen}
      aria-checked={marks.isSelected}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      data-active={marks.active || undefined}
      data-hovered={hovered || undefined}
      style={{ height: place.height, transform: `translateY(${place.start}px)` }}
      onClick={onPress}
      onMouseEnter={() => highlight(hole.id)}
    >
      {marks.isSelected !== undefined && <span className="hole-option-check" aria-hidden="true" />}
      <MarkerImage symbol={style.markerSymbol} colour={style.markerColor} artwork={artwork} />
      <span className="hole-option-name" title={displayName(hole.name)}>
        <NameWithEnd name={labelOf(hole)} />
      </span>
      <span className="hole-option-measure">{finalDepth === null ? '' : strings.depth(finalDepth)}</span>
      <span className="hole-option-more" title={describe(hole)}>
        {shortTypeName(style)}
      </span>
      <span className="hole-option-measure" title={hole.doubtful?.reason ?? level}>
        {hole.doubtful ? strings.holes.away(hole.doubtful.metres) : showsLevel ? level : dateOf(hole)}
      </span>
    </div>
  )
}

/** Longer names may be cut. Characters. */
const MAX_WHOLE_CHARACTERS = 16
/** Characters of the end of a name that are always shown. */
const END_CHARACTERS = 8

/** A name that is cut before its end where there is no room: long names of a project often differ there. */
function NameWithEnd({ name }: { readonly name: string }) {
  const characters = Array.from(name)
  if (characters.length <= MAX_WHOLE_CHARACTERS) return name
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className="name-with-end" aria-hidden="true">
        <span>{characters.slice(0, -END_CHARACTERS).join('')}</span>
        <span>{characters.slice(-END_CHARACTERS).join('')}</span>
      </span>
    </>
  )
}

const dateOf = ({ day }: Hole): string => (day === null ? '' : strings.holes.date(day))

/** `Cable percussion (CP); Strata 12, SPT 22`. */
function describe({ style, tables }: Hole): string {
  const type = statedTypeName(style)
  const counts = inDisplayOrder(tables).map((table) => `${tableName(table)} ${strings.number(table.rows)}`)
  return [type && nameAndCode(type), counts.join(', ')].filter(Boolean).join('; ')
}
