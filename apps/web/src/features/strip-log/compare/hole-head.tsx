import type { DragEvent } from 'react'
import { useIsPointed } from '../../../ui/pointed-hole.ts'
import { compareStrings } from '../../../ui/compare-strings.ts'
import { logStrings } from '../../../ui/log-strings.ts'
import { strings } from '../../../ui/strings.ts'
import { ColumnHeads } from '../column-heads.tsx'
import type { PlacedHole } from './lay-out-holes.ts'

const words = compareStrings

export interface HoleActions {
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
  /** Puts a hole in the place of the one with this index. */
  readonly onMove: (id: string, index: number) => void
}

interface Props extends HoleActions {
  readonly placed: PlacedHole
  /** LOCA_ID of the hole at its left. */
  readonly before: string | undefined
  readonly index: number
  readonly count: number
}

const DRAGGED = 'application/x-hole'

/** Which hole a column is of, how far from its neighbour, and its place among the others. */
export function HoleHead({ placed, before, index, count, onOpen, onRemove, onMove }: Props) {
  const { hole, log, width, layout } = placed
  const lit = useIsPointed(hole.id)
  const moves = [
    { sign: '◂', name: words.left(hole.name), to: index - 1 },
    { sign: '▸', name: words.right(hole.name), to: index + 1 },
  ]
  return (
    <div
      className="compare-head"
      data-lit={lit || undefined}
      style={{ width }}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, hole.id)}
      onDragOver={allowHoles}
      onDrop={(event) => {
        event.preventDefault()
        onMove(event.dataTransfer.getData(DRAGGED), index)
      }}
    >
      <div className="compare-name">
        <h3>
          <button type="button" title={words.open(hole.name)} onClick={() => onOpen(hole.id)}>
            {hole.name}
          </button>
        </h3>
        {moves.map(({ sign, name, to }) => (
          <button
            key={sign}
            type="button"
            className="button"
            data-quiet
            aria-label={name}
            disabled={to < 0 || to >= count}
            onClick={() => onMove(hole.id, to)}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          className="button"
          data-quiet
          aria-label={words.remove(hole.name)}
          onClick={() => onRemove(hole.id)}
        >
          ✕
        </button>
      </div>
      <p className="compare-facts soft">
        {log.findings.length > 0 && (
          <span className="compare-remarks" title={log.findings.map(logStrings.finding).join('\n')}>
            {logStrings.remarks(log.findings.length)}
          </span>
        )}
        {describeHole(placed, before)}
      </p>
      <ColumnHeads {...layout} datum={log.datum} />
    </div>
  )
}

function allowHoles(event: DragEvent) {
  if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
}

/** `CP · 25.40 m OD · 20.00 m deep · 34 m from BH100`. */
function describeHole({ hole, log, apart }: PlacedHole, before: string | undefined): string {
  const { groundLevel, finalDepth, style } = hole
  return [
    style.locationType,
    groundLevel === null ? words.noLevel : strings.hole.levelValue(groundLevel, log.datum),
    finalDepth === null ? null : words.deep(finalDepth),
    apart === null || before === undefined ? null : words.apart(apart, before),
  ]
    .filter(Boolean)
    .join(' · ')
}
