import { printStrings } from '../print-strings.ts'
import { strings } from '../strings.ts'
import { type SheetSize } from './paper-size.ts'
import { displayName } from '../../data/text/display-name.ts'
import { columnsOn, type Fact } from './title-block-height.ts'

/** What a person wrote for the sheet. */
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
  /** What the sheet shows: the name of a hole, or what kind of sheet it is. */
  readonly subject: string
  readonly texts: SheetTexts
  readonly facts: readonly Fact[]
  /** Which sheet of how many it is, where the head says so. */
  readonly sheet?: string
}

const words = printStrings
/** Longer values are written smaller. */
const LONG = 24
const SHORT_NAME = 16
const LONG_PROJECT = 58
/** The head of a sheet: whose it is, what it shows, and the facts about that. */
export function TitleBlock({ size, project, reference, subject, texts, facts, sheet }: Props) {
  return (
    <header className="title-block">
      <div className="title-block-head">
        <div>
          <p className="title-block-project" data-long={project.length > LONG_PROJECT ? '' : undefined}>
            {displayName(project)}
          </p>
          <p>{[reference, texts.title ?? ''].filter(Boolean).map(displayName).join(' · ')}</p>
        </div>
        <div className="title-block-subject">
          <h2 data-long={subject.length > SHORT_NAME ? '' : undefined}>{displayName(subject)}</h2>
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
              data-long={value !== null && value.length > LONG ? '' : undefined}
            >
              {value ?? strings.unknown}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
