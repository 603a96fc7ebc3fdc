import { memo } from 'react'
import { useHoleLabel } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { hiddenTestsNote, type HiddenTests } from './hidden-tests.ts'
import type { Section } from './section-model.ts'
import { testTexts } from './test-texts.ts'

const words = sectionStrings.testResults

interface Props {
  readonly section: Section
  /** Results without room on the drawing, by hole. */
  readonly hidden: readonly HiddenTests[]
  /** The drawing shows the same note, which screen readers do not read. */
  readonly isNoteDrawn: boolean
}

/** All SPT results of the section by hole and depth, and the number that the drawing omits. */
export function SectionTests({ section, hidden, isNoteDrawn }: Props) {
  const labelOf = useHoleLabel()
  const note = hiddenTestsNote(hidden, labelOf, Infinity).join(' ')
  return (
    <section className="section-tests" aria-label={words.title}>
      <h3>{words.title}</h3>
      {note !== '' && <p className={isNoteDrawn ? 'visually-hidden' : undefined}>{note}.</p>}
      <TestList section={section} />
    </section>
  )
}

/** Memoised: must not render again while the section is panned. */
const TestList = memo(function TestList({ section }: Pick<Props, 'section'>) {
  const labelOf = useHoleLabel()
  const tested = section.sticks.filter(({ tests }) => tests.length > 0)
  if (tested.length === 0) return <p className="soft">{words.none}</p>
  return (
    <dl>
      {tested.map(({ hole, tests }) => (
        <div key={hole.id}>
          <dt>{labelOf(hole)}</dt>
          <dd>{testTexts(tests).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
})
