import type { Mark } from '@groundsheet/logs'
import { SPT_DETAIL_HEADINGS } from '@groundsheet/readings'
import { codedName, nameAndCode } from '../../data/text/coded-name.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { formatValueWithUnit } from '../../ui/dates.ts'
import { sptLines } from '../../ui/spt-lines.ts'
import { logStrings } from '../../ui/log-strings.ts'
import { nameMark } from './describe-mark.ts'
import '../../ui/card.css'

const words = logStrings
/** Headings that the head of the card has said already. */
const SAID = /_(ID|TOP|BASE|BOT|DPTH|DEP|DESC|FROM|TO)$|^FILE_FSET$/
const MOST = 7

interface Props {
  readonly mark: Mark
  readonly laneId: string
  readonly glossary: Glossary
  /** Px from the left and the top of the page. */
  readonly x: number
  readonly y: number
  /** LOCA_ID, where there are several. */
  readonly hole?: string
}

const WIDTH = 260
/** Px between the pointer and the card. */
const AWAY = 14

/** The row under the pointer: its depths, what it says, and a few of its values in words. */
export default function MarkCard({ mark, laneId, glossary, x, y, hole }: Props) {
  const { row, label, value } = mark
  const values = Object.entries(row.data)
    .filter(([heading, text]) => text !== '' && !isSaid(heading) && text !== label)
    .slice(0, MOST)
  // `50/70 mm` and `80 %, 86 mm` have their units.
  const unit = value === undefined || /(mm|%)$/.test(label) ? '' : ` ${words.lanes[laneId]?.unit ?? ''}`
  return (
    <div className="card log-card" style={placeCard(x, y)} aria-hidden="true">
      <p>
        {hole !== undefined && (
          <>
            <bdi>
              <strong>{hole}</strong>
            </bdi>{' '}
            ·{' '}
          </>
        )}
        <strong>{nameMark(mark, laneId)}</strong>{' '}
        <span>{words.between(mark.top, mark.open ? null : mark.base)}</span>
        {mark.open && <span className="soft"> · {words.open}</span>}
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
                glossary.heading(row.table, heading)?.unit,
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{words.show(row.table)}</p>
    </div>
  )
}

const isSaid = (heading: string) => SAID.test(heading) || SPT_DETAIL_HEADINGS.includes(heading)

const describeValue = (text: string, meaning: string | null, unit?: string) =>
  meaning === null ? formatValueWithUnit(text, unit) : nameAndCode(codedName(text, meaning))

/** On the side of the pointer where there is more room. */
function placeCard(x: number, y: number) {
  const { innerWidth, innerHeight } = window
  const width = Math.min(WIDTH, innerWidth - 8)
  const left = x + AWAY + width > innerWidth ? x - AWAY - width : x + AWAY
  return {
    width,
    left: Math.max(4, left),
    ...(y > innerHeight / 2 ? { bottom: innerHeight - y + AWAY } : { top: y + AWAY }),
  }
}
