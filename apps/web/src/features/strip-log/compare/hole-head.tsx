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
import { describeHole, describeShort, type TypeForm } from './describe-hole.ts'

export interface HoleActions {
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
  /** Moves a hole to this index. */
  readonly onMove: (id: string, index: number) => void
}

/** What the heads of all holes state beside name, depth and level. */
interface HeadForm {
  readonly type: TypeForm
  readonly hasDistance: boolean
  /** Notes in words, not as a number alone. */
  readonly hasWords: boolean
}

const NARROWEST: HeadForm = { type: 'none', hasDistance: false, hasWords: false }
/** From the widest to the narrowest. */
const FORMS: readonly HeadForm[] = [
  { type: 'name', hasDistance: true, hasWords: true },
  { type: 'code', hasDistance: true, hasWords: true },
  { type: 'code', hasDistance: true, hasWords: false },
  { type: 'code', hasDistance: false, hasWords: true },
  { type: 'code', hasDistance: false, hasWords: false },
  NARROWEST,
]

interface Props extends HoleActions {
  readonly placed: PlacedHole
  /** LOCA_ID of the hole at its left. */
  readonly previousName: string | undefined
  readonly form: HeadForm
  readonly index: number
  readonly count: number
}

const DRAG_TYPE = 'application/x-hole'
/** Fonts of the head; must match compare.css. */
const NAME_SIZE_PX = 13
const NAME_WEIGHT = 600
const FACTS_SIZE_PX = 11
/** Gaps and padding beside the texts. */
const GAPS_PX = 4 * 6
/** Least width of a button; larger for touch. */
const BUTTON_PX = 24
const TOUCH_BUTTON_PX = 44
/** Padding and border of the number of notes. */
const NUMBER_PADDING_PX = 10

/** The widest form for which all heads have room, so that they are alike and no text is cut. */
// eslint-disable-next-line react-refresh/only-export-components -- measured with the fonts of the head
export function chooseHeadForm(
  all: readonly PlacedHole[],
  labelOf: ReturnType<typeof useHoleLabel>,
  isTouch: boolean,
): HeadForm {
  const fixed = GAPS_PX + (isTouch ? TOUCH_BUTTON_PX : BUTTON_PX)
  const fits = ({ type, hasDistance, hasWords }: HeadForm) =>
    all.every((placed, index) => {
      const previous = hasDistance ? all[index - 1]?.hole : undefined
      const notes = notesOf(placed)
      const texts =
        Math.max(isTouch ? TOUCH_BUTTON_PX : 0, textWidth(labelOf(placed.hole), NAME_SIZE_PX, NAME_WEIGHT)) +
        (hasWords
          ? textWidth(notes.text, FACTS_SIZE_PX)
          : NUMBER_PADDING_PX + textWidth(String(notes.findings.length), FACTS_SIZE_PX)) +
        textWidth(describeShort(placed, previous && labelOf(previous), type), FACTS_SIZE_PX)
      return fixed + texts <= placed.width
    })
  return FORMS.find(fits) ?? NARROWEST
}

function notesOf({ log }: PlacedHole) {
  const findings = [...log.findings.map(logStrings.finding), ...outsideScale(log)]
  return { findings, text: findings.length === 0 ? '' : logStrings.remarks(findings.length) }
}

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
      data-lit={highlighted || undefined}
      style={{ width }}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAG_TYPE, hole.id)}
      onDragOver={allowHoles}
      onDrop={(event) => {
        event.preventDefault()
        onMove(event.dataTransfer.getData(DRAG_TYPE), index)
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
          label={words.actions(displayName(hole.name))}
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
      <ColumnHeads {...layout} datum={log.datum} />
    </div>
  )
}

function allowHoles(event: DragEvent) {
  if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault()
}
