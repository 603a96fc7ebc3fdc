import { useEffect, useRef } from 'react'
import { useHoleLabel } from '../../data/holes/hole-label.ts'
import { PatternRect } from '../../ui/pattern-rect.tsx'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { StrataLegend } from './section-legend-entries.ts'
import type { Stick } from './section-model.ts'
import { testTexts } from './test-texts.ts'

const words = sectionStrings

interface Props {
  readonly stick: Stick
  readonly legend: StrataLegend
  /** SPT results are loaded. */
  readonly hasTests: boolean
  readonly onTests: () => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Strata and SPT results of the tapped hole, below a drawing that is too narrow to write them. */
export function TappedHole({ stick, legend, hasTests, onTests, onOpen, onClose }: Props) {
  const { hole, strata, tests } = stick
  const labelOf = useHoleLabel()
  const top = useRef<HTMLDivElement>(null)
  // Strata may be many: scrolling to all of them would hide the drawing.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [hole.id, hasTests])
  return (
    <section className="section-tapped" aria-label={words.tapped.label(labelOf(hole))}>
      <div ref={top}>
        <header>
          <p className="section-tapped-title">{labelOf(hole)}</p>
          <button type="button" className="button" onClick={onOpen}>
            {words.tapped.open}
          </button>
          <button type="button" className="button" data-quiet aria-label={strings.close} onClick={onClose}>
            ✕
          </button>
        </header>
        <p className="soft">{[words.where(stick), words.levelsOf(hole)].join(' · ')}</p>
        <p className="section-tapped-title">{words.testResults.title}</p>
        {hasTests ? (
          <p>{tests.length > 0 ? testTexts(tests).join(', ') : words.tapped.noTests}</p>
        ) : (
          <button type="button" className="button" onClick={onTests}>
            {words.tapped.showTests}
          </button>
        )}
      </div>
      <p className="section-tapped-title">{words.tapped.strata}</p>
      {strata.length === 0 && <p className="soft">{words.tapped.noStrata}</p>}
      <ul className="section-legend" aria-label={words.tapped.strata}>
        {strata.map((mark) => (
          <li key={mark.row.id}>
            <svg width={30} height={18} aria-hidden="true">
              <PatternRect
                className="section-swatch"
                pattern={legend.patternOf(mark).id}
                {...{ x: 0.5, y: 0.5, width: 29, height: 17 }}
              />
            </svg>
            <span>
              <span className="soft">{logStrings.between(mark.top, mark.open ? null : mark.base)}</span>{' '}
              {legend.labelOf(mark).name || mark.label}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
