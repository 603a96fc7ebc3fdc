import { displayText } from '@groundsheet/readings/display-text'
import type { LocationDetail } from '@groundsheet/contract'
import { levelDatum } from '@groundsheet/readings'
import { displayName } from '../../data/text/display-name.ts'
import { codedName, nameAndCode } from '../../data/text/coded-name.ts'
import { doubtfulPositionOf, finalDepthOf, positionOf, type Hole } from '../../data/holes/hole.ts'
import { useDatum } from '../../data/holes/level-datum.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { useSwipe } from '../../ui/use-swipe.ts'

const words = strings.hole

interface Fact {
  readonly name: string
  readonly value: (hole: LocationDetail, datumOf: ReturnType<typeof useDatum>) => string | null
}

const FACTS: readonly Fact[] = [
  {
    name: words.depth,
    value: (hole) => {
      const depth = finalDepthOf(hole)
      return depth === null ? null : strings.depth(depth)
    },
  },
  {
    name: words.level,
    value: ({ groundLevel, data }, datumOf) =>
      groundLevel === null ? null : words.levelValue(groundLevel, datumOf(levelDatum(data))),
  },
  {
    name: words.grid,
    value: ({ easting, northing }) =>
      easting === null || northing === null ? null : words.gridValue(easting, northing),
  },
  { name: words.position, value: describePosition },
]

interface Props {
  readonly hole: LocationDetail
  readonly type: string
  readonly glossary: Glossary
  /** Whether the hole is selected. */
  readonly isSelected: boolean
  /** Null: holes are not selected here. */
  readonly onToggleSelected: (() => void) | null
  /** Neighbours in the list; null: none. */
  readonly previous: Hole | null
  readonly next: Hole | null
  readonly onOpenHole: (id: string) => void
  readonly onClose: () => void
}

export function HoleSummary({
  hole,
  type,
  glossary,
  isSelected,
  onToggleSelected,
  onClose,
  ...props
}: Props) {
  const datumOf = useDatum()
  const name = displayName(hole.locationId)
  const typeName = type === '' ? typeByCode(hole, glossary) : displayText(type)
  const openNeighbour = (direction: 'previous' | 'next') =>
    props[direction] && props.onOpenHole(props[direction].id)
  const swipe = useSwipe({ onLeft: () => openNeighbour('next'), onRight: () => openNeighbour('previous') })
  return (
    <div className="hole-summary" role="group" aria-label={words.summary} {...swipe}>
      <div className="hole-summary-head">
        <h2 title={name}>{name}</h2>
        <span className="hole-type soft" title={typeName}>
          {typeName}
        </span>
        {(['previous', 'next'] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            className="button"
            data-quiet
            aria-label={words[direction]}
            title={[words[direction], displayName(props[direction]?.name ?? '')].filter(Boolean).join(': ')}
            disabled={props[direction] === null}
            onClick={() => openNeighbour(direction)}
          >
            {direction === 'previous' ? '‹' : '›'}
          </button>
        ))}
        <CopyLink />
        {onToggleSelected && (
          <button
            type="button"
            className="button hole-select"
            aria-pressed={isSelected}
            title={isSelected ? strings.holes.selection.selectedTitle : strings.holes.selection.title}
            onClick={onToggleSelected}
          >
            {isSelected ? strings.holes.selection.selected : strings.holes.selection.one}
          </button>
        )}
        <button
          type="button"
          className="button hole-close"
          data-quiet
          aria-label={strings.close}
          onClick={onClose}
        >
          ✕
        </button>
      </div>
      <dl>
        {FACTS.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value(hole, datumOf) ?? <span className="soft">{strings.unknown}</span>}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** For keys without access to styles, which name the type. */
function typeByCode({ data }: LocationDetail, glossary: Glossary): string {
  const heading = 'LOCA_TYPE' in data ? 'LOCA_TYPE' : 'HOLE_TYPE'
  const code = data[heading] ?? ''
  return nameAndCode(codedName(code, glossary.meaning(heading, code)))
}

function describePosition(hole: LocationDetail): string | null {
  const doubtful = doubtfulPositionOf(hole)
  const position = positionOf(hole) ?? doubtful
  if (!position) return null
  const text = words.positionValue(position.latitude, position.longitude)
  if (doubtful) return strings.holes.inDoubt(text, doubtful.reason)
  return position.pinned ? `${text} (${strings.holes.pinned})` : text
}
