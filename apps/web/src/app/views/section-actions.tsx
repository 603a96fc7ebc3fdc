import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { orderHoles } from '../state/order-holes.ts'
import { PrintLink } from '../state/print-link.tsx'
import type { ProjectViewProps } from '../state/project-view.ts'

const words = sectionStrings

/** Maximum number of holes for a suggested section; more would not be readable. */
const MAX_SUGGESTED_HOLES = 40

/** Shown if there is neither a line nor two selected holes: how to start a section. */
export function SectionStart({ selection, filtered, onDrawLine }: ProjectViewProps) {
  const shown = filtered.holes.filter(({ position }) => position !== null)
  const isSuggested = shown.length >= 2 && shown.length <= MAX_SUGGESTED_HOLES
  return (
    <div className="section-start">
      <p>{words.start(selection.holes.length)}</p>
      <button type="button" className="button" data-primary onClick={onDrawLine}>
        {words.draw}
      </button>
      {isSuggested && (
        <button
          type="button"
          className="button"
          onClick={() => selection.set(orderHoles(shown).map(({ id }) => id))}
        >
          {words.through(shown.length)}
        </button>
      )}
    </div>
  )
}

/** Actions for another section line: draw one, use the selected holes, or sort these along a line. */
export function SectionActions({ search, change, selection, onDrawLine }: ProjectViewProps) {
  const drawn = search.line !== undefined
  const ordered = orderHoles(selection.holes).map(({ id }) => id)
  const isOrdered = ordered.every((id, index) => id === selection.holes[index]?.id)
  const isReversed = ordered.every((id, index) => id === selection.holes.at(-1 - index)?.id)
  return (
    <span className="section-actions">
      <button type="button" className="button" onClick={onDrawLine}>
        {drawn ? words.drawAnother : words.drawInstead}
      </button>
      {drawn && selection.holes.length >= 2 && (
        <button
          type="button"
          className="button"
          onClick={() => change({ line: undefined, stretch: undefined }, 'push')}
        >
          {words.throughSelected(selection.holes.length)}
        </button>
      )}
      {!drawn && !isOrdered && !isReversed && (
        <button type="button" className="button" onClick={() => selection.set(ordered)}>
          {words.order}
        </button>
      )}
      <PrintLink sheet="section" label={strings.print.openSection} />
    </span>
  )
}
