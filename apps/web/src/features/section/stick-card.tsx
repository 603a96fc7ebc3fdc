import { fullName } from '../../data/holes/hole-label.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { HoleAtPoint } from './find-hole-at-point.ts'
import type { SectionHeights } from './section-model.ts'
import '../../ui/card.css'

const words = sectionStrings
const CARD_WIDTH_PX = 270
const POINTER_GAP_PX = 14

interface Props {
  readonly found: HoleAtPoint
  /** Of the holes that do not have their own. */
  readonly glossary: Glossary
  readonly heights: SectionHeights
  /** What a click does. */
  readonly hint: string
  /** Pointer position in the view, px. */
  readonly x: number
  readonly y: number
  readonly room: { readonly width: number; readonly height: number }
}

/** Card of the hole and stratum under the pointer: depths, levels, code, formation and description. */
export function StickCard({ found: { placed, stratum }, heights, hint, glossary, x, y, room }: Props) {
  const { stick } = placed
  const width = Math.min(CARD_WIDTH_PX, room.width - 8)
  const left =
    x + POINTER_GAP_PX + width > room.width ? Math.max(4, x - width - POINTER_GAP_PX) : x + POINTER_GAP_PX
  // In the lower half the card grows upwards, because descriptions can be long; it may cover the map.
  const vertical =
    y > room.height / 2 ? { bottom: Math.max(4, room.height - y) } : { top: y + POINTER_GAP_PX }
  return (
    <div className="card section-card" style={{ left, width, ...vertical }} aria-hidden="true">
      <p>
        <strong>{fullName(stick.hole)}</strong> <span className="soft">{words.where(stick)}</span>
      </p>
      {stratum ? (
        <Stratum
          mark={stratum}
          level={heights === 'level' ? stick.ground : null}
          datum={stick.hole.datum}
          isInclined={stick.inclined !== null}
          glossary={stick.hole.inProject?.glossary ?? glossary}
        />
      ) : (
        <p>{words.levelsOf(stick.hole)}</p>
      )}
      <p className="soft">{hint}</p>
    </div>
  )
}

function Stratum({
  mark,
  level,
  datum,
  isInclined,
  glossary,
}: {
  readonly mark: NonNullable<HoleAtPoint['stratum']>
  /** Ground level; null if the section is drawn by depth. */
  readonly level: number | null
  readonly datum: string | undefined
  readonly isInclined: boolean
  readonly glossary: Glossary
}) {
  const { row, top, base, open, label } = mark
  return (
    <>
      <p>
        {logStrings.between(top, open ? null : base)}
        {open && <span className="soft"> · {logStrings.open}</span>}
        {level !== null && (
          <span className="soft"> · {words.levelRange(level - top, level - base, datum, isInclined)}</span>
        )}
      </p>
      <Coded heading="GEOL_GEOL" value={row.data.GEOL_GEOL ?? ''} glossary={glossary} />
      <Coded heading="GEOL_FORM" value={row.data.GEOL_FORM ?? ''} glossary={glossary} />
      <Coded heading="GEOL_LEG" value={row.data.GEOL_LEG ?? ''} glossary={glossary} />
      {label !== '' && <p className="card-text">{label}</p>}
    </>
  )
}

function Coded({ heading, value, glossary }: { heading: string; value: string; glossary: Glossary }) {
  const meaning = glossary.meaning(heading, value)
  if (value === '') return null
  return (
    <p>
      {meaning ?? value}
      {meaning !== null && <span className="soft"> · {value}</span>}
    </p>
  )
}
