import type { LaneId, Mark } from '@groundsheet/logs'
import { readLengthUnit, SPT_DETAIL_HEADINGS } from '@groundsheet/readings'
import { codedName, nameAndCode } from '../../data/text/coded-name.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { formatValueWithUnit } from '../../ui/dates.ts'
import { sptLines } from '../../ui/spt-lines.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { nameMark } from './describe-mark.ts'
import '../../ui/card.css'

const words = logStrings
/** Headings whose values are already in the head of the card. */
const ALREADY_SHOWN = /_(ID|TOP|BASE|BOT|DPTH|DEP|DESC|FROM|TO)$|^FILE_FSET$/
const MAX_LISTED_VALUES = 7

interface Props {
  readonly mark: Mark
  readonly laneId: LaneId
  readonly glossary: Glossary
  /** Pointer position on the page, px. */
  readonly x: number
  readonly y: number
  /** LOCA_ID if several holes are shown, otherwise null. */
  readonly hole: string | null
}

const CARD_WIDTH_PX = 260
const POINTER_GAP_PX = 14

/** Card of the row under the pointer: depths, text, and a few of its values in words. */
export default function MarkCard({ mark, laneId, glossary, x, y, hole }: Props) {
  const { row, label, value } = mark
  const values = Object.entries(row.data)
    .filter(([heading, text]) => text !== '' && !isAlreadyShown(heading) && text !== label)
    .slice(0, MAX_LISTED_VALUES)
  // `50/70 mm` and `80 %, 86 mm` already contain their units.
  const unit = value === undefined || /(mm|%)$/.test(label) ? '' : ` ${words.lanes[laneId].unit}`
  return (
    <div className="card log-card" style={placeCard(x, y)} aria-hidden="true">
      <p>
        {hole !== null && (
          <>
            <bdi>
              <strong>{hole}</strong>
            </bdi>{' '}
            ·{' '}
          </>
        )}
        <strong>{nameMark(mark, laneId)}</strong>{' '}
        <span>{words.between(mark.top, mark.open ? null : (mark.statedBase ?? mark.base))}</span>
        {mark.open && <span className="soft"> · {words.open}</span>}
        {mark.contradicted && <span className="soft"> · {words.contradicted}</span>}
        {mark.reversed && <span className="soft"> · {words.reversed}</span>}
      </p>
      {label !== '' && (
        <p className="card-text">
          <bdi>{label}</bdi>
          {unit}
        </p>
      )}
      <dl>
        {sptLines(row, glossary).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {values.map(([heading, text]) => (
          <div key={heading}>
            <dt>{glossary.heading(row.table, heading)?.name ?? heading}</dt>
            <dd>
              {describeValue(
                text,
                glossary.meaning(heading, text),
                shownUnit(heading, glossary.heading(row.table, heading)?.unit),
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{words.show(row.table)}</p>
    </div>
  )
}

const isAlreadyShown = (heading: string) =>
  ALREADY_SHOWN.test(heading) || SPT_DETAIL_HEADINGS.includes(heading)

/** Lengths of a row of a log are in the units of AGS, whatever the file states. */
const shownUnit = (heading: string, unit = '') => {
  const reading = readLengthUnit(heading, unit)
  return reading === null || reading.kind === 'unknown-unit' ? unit : reading.target
}

const describeValue = (text: string, meaning: string | null, unit?: string) =>
  meaning === null ? formatValueWithUnit(text, unit) : nameAndCode(codedName(text, meaning))

/** Position on the side of the pointer with more room, px. */
function placeCard(x: number, y: number) {
  const { innerWidth, innerHeight } = window
  const width = Math.min(CARD_WIDTH_PX, innerWidth - 8)
  const left = x + POINTER_GAP_PX + width > innerWidth ? x - POINTER_GAP_PX - width : x + POINTER_GAP_PX
  return {
    width,
    left: Math.max(4, left),
    ...(y > innerHeight / 2 ? { bottom: innerHeight - y + POINTER_GAP_PX } : { top: y + POINTER_GAP_PX }),
  }
}
