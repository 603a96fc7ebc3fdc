import type { Mark } from '@groundsheet/logs'
import type { Glossary } from '../../data/glossary.ts'
import { strings } from '../../ui/strings.ts'

const words = strings.log
/** Headings that the head of the card has said already. */
const SAID = /_(ID|TOP|BASE|BOT|DPTH|DEP|DESC|FROM|TO)$|^FILE_FSET$/
const MOST = 7

interface Props {
  readonly mark: Mark
  readonly laneId: string
  readonly glossary: Glossary
  readonly x: number
  readonly y: number
  /** Of the view that the card stays in. */
  readonly room: { readonly width: number; readonly height: number }
}

const CARD = { width: 260, height: 190 }

/** The row under the pointer: its depths, what it says, and a few of its values in words. */
export function MarkCard({ mark, laneId, glossary, x, y, room }: Props) {
  const { row, label, series = '' } = mark
  const values = Object.entries(row.data)
    .filter(([heading, value]) => value !== '' && !SAID.test(heading) && value !== label)
    .slice(0, MOST)
  const left = Math.max(
    4,
    x + 16 + CARD.width > room.width ? Math.min(x - CARD.width - 12, room.width) : x + 16,
  )
  const top = Math.max(4, Math.min(y + 12, room.height - CARD.height))
  return (
    <div
      className="log-card"
      style={{ left, top, width: Math.min(CARD.width, room.width - 8) }}
      aria-hidden="true"
    >
      <p>
        <strong>{words.series[series] ?? words.lanes[laneId]?.name ?? row.table}</strong>{' '}
        <span>{words.between(mark.top, mark.open ? null : mark.base)}</span>
        {mark.open && <span className="soft"> · {words.open}</span>}
      </p>
      {label !== '' && <p className="log-card-text">{label}</p>}
      <dl>
        {values.map(([heading, value]) => (
          <div key={heading}>
            <dt>{glossary.heading(row.table, heading)?.name ?? heading}</dt>
            <dd>
              {[value, glossary.heading(row.table, heading)?.unit].filter(Boolean).join(' ')}
              {describe(glossary.meaning(heading, value))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{words.show(row.table)}</p>
    </div>
  )
}

const describe = (meaning: string | null) => (meaning === null ? '' : ` · ${meaning}`)
