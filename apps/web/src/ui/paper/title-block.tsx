import { printStrings } from '../strings/print-strings.ts'
import { strings } from '../strings/strings.ts'
import { type SheetSize } from './paper-size.ts'
import { displayName } from '../../data/text/display-name.ts'
import { isolateName } from '../../data/text/isolate-value.ts'
import { columnsOn, type Fact } from './title-block-height.ts'

/** Texts entered by the user for the sheet. */
export interface SheetTexts {
  readonly title: string | undefined
  readonly figure: string | undefined
  readonly issue: string | undefined
}

interface Props {
  readonly size: SheetSize
  readonly project: string
  /** PROJ_ID. */
  readonly reference: string
  /** Content of the sheet: the name of a hole, or the kind of sheet. */
  readonly subject: string
  readonly texts: SheetTexts
  readonly facts: readonly Fact[]
  /** Number of the sheet of how many; absent: not shown in the head. */
  readonly sheet?: string
}

const words = printStrings
/** Longer texts have a smaller font; in characters. */
const MAX_FACT_CHARACTERS = 24
const MAX_SUBJECT_CHARACTERS = 16
const MAX_PROJECT_CHARACTERS = 58
/** Title block of a sheet: project, content, and facts. */
export function TitleBlock({ size, project, reference, subject, texts, facts, sheet }: Props) {
  return (
    <header className="title-block">
      <div className="title-block-head">
        <div>
          <p
            className="title-block-project"
            data-long={project.length > MAX_PROJECT_CHARACTERS ? '' : undefined}
          >
            {displayName(project)}
          </p>
          <p>{[reference, texts.title ?? ''].filter(Boolean).map(isolateName).join(' · ')}</p>
        </div>
        <div className="title-block-subject">
          <h2 data-long={subject.length > MAX_SUBJECT_CHARACTERS ? '' : undefined}>{displayName(subject)}</h2>
          <p>
            {[
              sheet ?? '',
              texts.figure === undefined ? '' : words.figureNumber(texts.figure),
              texts.issue ?? '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <dl
        className="title-block-facts"
        style={{ gridTemplateColumns: `repeat(${columnsOn(size, facts)}, minmax(0, 1fr))` }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd
              className={value === null ? 'soft' : undefined}
              data-long={value !== null && value.length > MAX_FACT_CHARACTERS ? '' : undefined}
            >
              {value ?? strings.unknown}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
