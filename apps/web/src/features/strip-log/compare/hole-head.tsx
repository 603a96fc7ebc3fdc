import { compareStrings as words } from '../../../ui/compare-strings.ts'
import type { DragEvent } from 'react'
import { displayName } from '../../../data/text/display-name.ts'
import { useHoleLabel } from '../../../data/holes/hole-label.ts'
import { useIsPointed } from '../../../ui/pointed-hole.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { logStrings } from '../../../ui/log-strings.ts'
import { textWidth } from '../../../ui/text-width.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { outsideScale } from './outside-scale.ts'
import type { PlacedHole } from './lay-out-holes.ts'
import { describeHole, describeShort } from './describe-hole.ts'

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
/** Px, as the style sheet has them; what stands beside the texts of the head: its menu, gaps and padding. */
const NAME_SIZE = 13
const NAME_WEIGHT = 600
const FACTS_SIZE = 11
const OTHERS = 24 + 4 * 6

/** Which hole a column is of, its level and depth, and its place among the others: one line, and the columns. */
export function HoleHead({ placed, before, index, count, onOpen, onRemove, onMove }: Props) {
  const { hole, log, width, layout } = placed
  const lit = useIsPointed(hole.id)
  const labelOf = useHoleLabel()
  const neighbour = before === undefined ? undefined : labelOf({ name: before })
  const facts = describeHole(placed, neighbour)
  const findings = [...log.findings.map(logStrings.finding), ...outsideScale(log)]
  const notes = findings.length === 0 ? '' : logStrings.remarks(findings.length)
  const room =
    width - OTHERS - textWidth(labelOf(hole), NAME_SIZE, NAME_WEIGHT) - textWidth(notes, FACTS_SIZE)
  const short = describeShort(placed, neighbour, (text) => textWidth(text, FACTS_SIZE) <= room)
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
          <button
            type="button"
            title={words.open(displayName(hole.name))}
            aria-label={words.open(displayName(hole.name))}
            onClick={() => onOpen(hole.id)}
          >
            {labelOf(hole)}
          </button>
        </h3>
        <p className="compare-facts soft" title={[facts, ...findings].join('\n')}>
          {findings.length > 0 && <span className="compare-remarks">{notes}</span>}
          {short}
        </p>
        <MenuButton
          label={words.actions(displayName(hole.name))}
          sign
          items={[
            { id: 'left', text: words.left, content: words.left, disabled: index === 0 },
            { id: 'right', text: words.right, content: words.right, disabled: index === count - 1 },
            { id: 'remove', text: words.remove, content: words.remove },
          ]}
          onItem={(item) => {
            if (item === 'remove') onRemove(hole.id)
            else onMove(hole.id, item === 'left' ? index - 1 : index + 1)
          }}
        >
          ⋯
        </MenuButton>
      </div>
      <ColumnHeads {...layout} datum={log.datum} />
    </div>
  )
}

function allowHoles(event: DragEvent) {
  if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
}
