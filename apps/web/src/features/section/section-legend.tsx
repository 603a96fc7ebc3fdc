import { PatternRect } from '../../ui/pattern-rect.tsx'
import { logStrings } from '../../ui/log-strings.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import { PROFILE_KINDS, type Section } from './section-model.ts'
import type { LegendEntry } from './section-legend-entries.ts'
import { WaterMark } from './section-stick.tsx'

const words = sectionStrings.legend

interface Props {
  readonly entries: readonly LegendEntry[]
  /** Kinds of water marks that are drawn. */
  readonly water: readonly string[]
  readonly tied: boolean
  readonly tested: boolean
  /** The line is not straight. */
  readonly bent: boolean
  readonly profileScales: Section['profileScales']
  readonly heights: Section['heights']
}

/** What is drawn: strata by pattern, meaning and code, and every line that is not of a hole. Needs the drawing's `<defs>`. */
export function SectionLegend({ entries, water, tied, tested, bent, profileScales, heights }: Props) {
  return (
    <ul className="section-legend">
      {entries.map(({ pattern, code, meaning }) => (
        <li key={`${code} ${pattern.id}`}>
          <svg width={30} height={18} aria-hidden="true">
            <PatternRect
              className="section-swatch"
              pattern={pattern.id}
              x={0.5}
              y={0.5}
              width={29}
              height={17}
            />
          </svg>
          <span>
            {meaning ?? (code || words.uncoded)}
            {meaning !== null && <span className="soft"> {code || words.uncoded}</span>}
          </span>
        </li>
      ))}
      {water.map((series) => (
        <li key={series}>
          <svg width={30} height={18} aria-hidden="true">
            <WaterMark mark={{ series }} x={15} y={12} />
          </svg>
          {logStrings.series[series]}
        </li>
      ))}
      {PROFILE_KINDS.map((kind) => {
        const most = profileScales[kind]
        return (
          most !== undefined && (
            <LineEntry key={kind} className="section-profile" text={words.profiles[kind](most)} />
          )
        )
      })}
      <LineEntry className="section-ground-line" text={words.ground[heights]} />
      {tied && <LineEntry className="section-tie" text={words.tie} />}
      {bent && <LineEntry className="section-bend" text={words.bend} />}
      {tested && <li>{words.tests}</li>}
      <li className="soft">{words.sides}</li>
    </ul>
  )
}

const LineEntry = ({ className, text }: { className: string; text: string }) => (
  <li>
    <svg width={30} height={18} aria-hidden="true">
      <path className={className} d="M1 9H29" />
    </svg>
    {text}
  </li>
)
