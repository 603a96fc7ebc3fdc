import type { ReactNode } from 'react'
import type { Hole } from '../../data/hole.ts'
import { strings } from '../../ui/strings.ts'
import type { Section } from './section-model.ts'

const words = strings.section

interface Props {
  readonly section: Section
  readonly lit: string | null
  readonly onHover: (id: string | null) => void
  readonly onSelect: (id: string) => void
  /** The legend. */
  readonly children: ReactNode
}

/** Beside the drawing: its legend, its holes by name, and the holes that could not be drawn, with the reason. */
export function SectionSide({ section, lit, onHover, onSelect, children }: Props) {
  const { sticks, unlevelled, unplaced, outside } = section
  const holeProps = ({ id, name }: Hole) => ({
    title: name,
    'data-lit': id === lit || undefined,
    onClick: () => onSelect(id),
    onPointerEnter: () => onHover(id),
    onPointerLeave: () => onHover(null),
    onFocus: () => onHover(id),
    onBlur: () => onHover(null),
  })
  const missing = (holes: readonly Hole[]) =>
    holes.map((hole) => (
      <li key={hole.id}>
        <button type="button" {...holeProps(hole)}>
          {hole.label}
        </button>
      </li>
    ))
  return (
    <div className="section-side">
      <h3>{words.legend.title}</h3>
      {children}
      <h3>{words.holes(sticks.length)}</h3>
      <ol className="section-holes">
        {sticks.map((stick) => (
          <li key={stick.hole.id}>
            <button type="button" {...holeProps(stick.hole)}>
              <span>{stick.hole.label}</span> <span className="soft">{words.where(stick)}</span>
            </button>
          </li>
        ))}
      </ol>
      {unlevelled.length > 0 && (
        <>
          <h3>{words.unlevelled(unlevelled.length)}</h3>
          <ul className="section-missing">{missing(unlevelled)}</ul>
        </>
      )}
      {unplaced.length > 0 && (
        <>
          <h3>{words.unplaced(unplaced.length)}</h3>
          <ul className="section-missing">{missing(unplaced)}</ul>
        </>
      )}
      {outside > 0 && <p className="soft">{words.outside(outside)}</p>}
    </div>
  )
}
