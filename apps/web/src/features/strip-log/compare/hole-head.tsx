import { compareStrings as words } from '../../../ui/strings/compare-strings.ts'
import type { DragEvent } from 'react'
import { fullName, useHoleLabel } from '../../../data/holes/hole-label.ts'
import { useIsPointed } from '../../../ui/pointed-hole.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import type { PlacedHole } from './lay-out-holes.ts'
import { describeHole, describeShort } from './describe-hole.ts'
import { notesOf, type HeadLayout } from './head-layout.ts'

export interface HoleActions {
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
  /** Moves a hole to this index. */
  readonly onMove: (id: string, index: number) => void
}

interface Props extends HoleActions {
  readonly placed: PlacedHole
  /** LOCA_ID of the hole at its left. */
  readonly previousName: string | undefined
  readonly form: HeadLayout
  readonly index: number
  readonly count: number
}

const DRAG_TYPE = 'application/x-hole'

/** Head of one hole: a line with name, type, depth, level, notes and menu, and the column heads. */
export function HoleHead({ placed, previousName, form, index, count, ...actions }: Props) {
  const { onOpen, onRemove, onMove } = actions
  const { hole, log, width, layout } = placed
  const highlighted = useIsPointed(hole.id)
  const labelOf = useHoleLabel()
  const previousLabel = previousName === undefined ? undefined : labelOf({ name: previousName })
  const facts = describeHole(placed, previousLabel)
  const notes = notesOf(placed)
  return (
    <div
      className="compare-head"
      role="group"
      aria-label={fullName(hole)}
      data-highlighted={highlighted || undefined}
      style={{ width }}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAG_TYPE, hole.id)}
      onDragOver={allowHoles}
      onDrop={(event) => {
        event.preventDefault()
        onMove(event.dataTransfer.getData(DRAG_TYPE), index)
      }}
    >
      <div className="compare-name" data-stacked={form.isStacked === true ? '' : undefined}>
        <h3>
          <button
            type="button"
            title={words.open(fullName(hole))}
            aria-label={words.open(fullName(hole))}
            onClick={() => onOpen(hole.id)}
          >
            {labelOf(hole)}
          </button>
        </h3>
        <p className="compare-facts soft" title={[facts, ...notes.findings].join('\n')}>
          {describeShort(placed, form.hasDistance ? previousLabel : undefined, form.type)}
        </p>
        {notes.text !== '' && (
          <p
            className="compare-remarks"
            data-narrow={!form.hasWords || undefined}
            title={[notes.text, ...notes.findings].join('\n')}
          >
            {!form.hasWords ? (
              <>
                <span aria-hidden="true">{notes.findings.length}</span>
                <span className="visually-hidden">{notes.text}</span>
              </>
            ) : (
              notes.text
            )}
          </p>
        )}
        <MenuButton
          label={words.actions(fullName(hole))}
          isIcon
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
      {placed.project !== undefined && (
        <p className="compare-project soft" title={placed.project}>
          {placed.project}
        </p>
      )}
      <ColumnHeads {...layout} datum={log.datum} />
    </div>
  )
}

function allowHoles(event: DragEvent) {
  if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault()
}
