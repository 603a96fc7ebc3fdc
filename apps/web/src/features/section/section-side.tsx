import { MAX_DEPTH_M, MAX_LEVEL_M } from '@groundsheet/logs'
import { memo, type ReactNode } from 'react'
import { fullName, useHoleLabel } from '../../data/holes/hole-label.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { useIsPointed, usePointHole } from '../../ui/pointed-hole.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { canDrawMoreFlat } from './is-drawable.ts'
import type { Section } from './section-model.ts'
import { differentDatums, projectNotes } from './section-projects.ts'
import { unscaledReadings } from './unscaled-readings.ts'
import { legendConflicts } from './legend-conflicts.ts'

const words = sectionStrings

interface Props {
  readonly section: Section
  readonly onOpenHole: (id: string) => void
  /** Switches to a flat datum. */
  readonly onFlat: () => void
  /** The legend. */
  readonly children: ReactNode
}

/** The legend, the list of holes, and the holes that could not be drawn with the reason. */
export function SectionSide({ section, onOpenHole, onFlat, children }: Props) {
  return (
    <div className="section-side">
      <h3>{words.legend.title}</h3>
      {children}
      <SectionHoles section={section} onOpenHole={onOpenHole} />
      {canDrawMoreFlat(section) && (
        <button type="button" className="button" onClick={onFlat}>
          {words.drawFlat}
        </button>
      )}
    </div>
  )
}

/** Memoised: hundreds of holes must not render again at each pointer move. */
const SectionHoles = memo(function SectionHoles({
  section,
  onOpenHole,
}: Pick<Props, 'section' | 'onOpenHole'>) {
  const { sticks, unlevelled, unplaced, undrawable, unscaled, outside } = section
  const conflicts = legendConflicts(section)
  const datums = differentDatums(section)
  const holeList = (title: string, holes: readonly Hole[]) => (
    <ul className="section-missing" aria-label={title}>
      {holes.map((hole) => (
        <li key={hole.id}>
          <HoleButton hole={hole} onOpenHole={onOpenHole} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <h3>{words.holes(sticks.length)}</h3>
      <ol className="section-holes" aria-label={words.holes(sticks.length)}>
        {sticks.map((stick) => (
          <li key={stick.hole.id}>
            <HoleButton hole={stick.hole} where={words.where(stick)} onOpenHole={onOpenHole} />
          </li>
        ))}
      </ol>
      {unlevelled.length > 0 && (
        <>
          <h3>{words.unlevelled(unlevelled.length)}</h3>
          {holeList(words.unlevelled(unlevelled.length), unlevelled)}
        </>
      )}
      {undrawable.length > 0 && (
        <>
          <h3>{words.undrawable(undrawable.length, MAX_LEVEL_M, MAX_DEPTH_M)}</h3>
          {holeList(words.undrawable(undrawable.length, MAX_LEVEL_M, MAX_DEPTH_M), undrawable)}
        </>
      )}
      {unplaced.length > 0 && (
        <>
          <h3>{words.unplaced(unplaced.length)}</h3>
          {holeList(words.unplaced(unplaced.length), unplaced)}
        </>
      )}
      {conflicts.length > 0 && (
        <>
          <h3>{words.conflicts(conflicts.length)}</h3>
          <ul>
            {conflicts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {unscaled.length > 0 && (
        <>
          <h3>{words.unscaled(unscaled.length)}</h3>
          <ul>
            {unscaledReadings(section).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {projectNotes(section).map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      {datums.length > 0 && <p className="soft">{words.datums(datums)}</p>}
      {outside > 0 && <p className="soft">{words.outside(outside)}</p>}
    </>
  )
})

interface ButtonProps extends Pick<Props, 'onOpenHole'> {
  readonly hole: Hole
  /** Chainage, and offset from the line. */
  readonly where?: string
}

function HoleButton({ hole, where, onOpenHole }: ButtonProps) {
  const { id } = hole
  const label = useHoleLabel()(hole)
  const point = usePointHole()
  const highlighted = useIsPointed(id)
  return (
    <button
      type="button"
      title={fullName(hole)}
      data-highlighted={highlighted || undefined}
      onClick={() => onOpenHole(id)}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
    >
      {where === undefined ? (
        label
      ) : (
        <>
          <span>{label}</span> <span className="soft">{where}</span>
        </>
      )}
    </button>
  )
}
