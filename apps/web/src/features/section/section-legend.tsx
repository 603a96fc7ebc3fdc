import type { ReactNode } from 'react'
import { PatternRect } from '../../ui/pattern-rect.tsx'
import { logStrings } from '../../ui/log-strings.ts'
import { shorten } from '../../ui/text-format.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import { PROFILE_KINDS, type Section } from './section-model.ts'
import type { LegendEntry, StrataLegend } from './section-legend-entries.ts'
import type { GeologyName } from './stratum-labels.ts'
import { WaterMark } from './section-stick.tsx'

const words = sectionStrings.legend

/** Names of geology that are written beside one pattern. */
const MAX_NAMES = 2
/** Letters of the meaning of a legend code, so that code and geology have room; its title has all. */
const MAX_MEANING = 70

interface LegendProps {
  readonly legend: StrataLegend
  readonly section: Section
  readonly tied: boolean
  readonly tested: boolean
}

/** What is drawn: strata by pattern, meaning and code, and every line that is not of a hole. Needs the drawing's `<defs>`. */
export const SectionLegend = (props: LegendProps) => <ul className="section-legend">{legendItems(props)}</ul>

/** The entries of the legend, as list items. */
// eslint-disable-next-line react-refresh/only-export-components -- printed legends lay out the items one by one
export function legendItems({ legend, section, tied, tested }: LegendProps): ReactNode[] {
  const { profileScales, heights, line } = section
  return [
    ...legend.entries.map((entry) => <StratumEntry key={`${entry.code} ${entry.pattern.id}`} {...entry} />),
    ...legend.codes.map((geology) => <CodeEntry key={`code ${geology.code}`} {...geology} />),
    ...waterOf(section).map((series) => (
      <li key={series}>
        <svg width={30} height={18} aria-hidden="true">
          <WaterMark mark={{ series }} x={15} y={12} />
        </svg>
        {logStrings.series[series]}
      </li>
    )),
    ...PROFILE_KINDS.flatMap((kind) => {
      const most = profileScales[kind]
      if (most === undefined) return []
      return [<LineEntry key={kind} className="section-profile" text={words.profiles[kind](most)} />]
    }),
    <LineEntry key="ground" className="section-ground-line" text={words.ground[heights]} />,
    ...(tied ? [<LineEntry key="tie" className="section-tie" text={words.tie} />] : []),
    ...(line.chainages.length > 2
      ? [<LineEntry key="bend" className="section-bend" text={words.bend} />]
      : []),
    ...(tested ? [<li key="tests">{words.tests}</li>] : []),
    <li key="sides" className="soft">
      {words.sides}
    </li>,
  ]
}

const waterOf = ({ sticks }: Section) => [
  ...new Set(sticks.flatMap(({ water }) => water.flatMap(({ series }) => series ?? []))),
]

const StratumEntry = ({ pattern, code, meaning, geology }: LegendEntry) => (
  <li title={[meaning, ...geology].filter(Boolean).join(', ') || undefined}>
    <svg width={30} height={18} aria-hidden="true">
      <PatternRect className="section-swatch" pattern={pattern.id} x={0.5} y={0.5} width={29} height={17} />
    </svg>
    <span>
      {meaning === null ? code || words.uncoded : shorten(meaning, MAX_MEANING)}
      {meaning !== null && <span className="soft"> {code || words.uncoded}</span>}
      {geology.length > 0 && (
        <span className="section-geology">{words.geology(geology.slice(0, MAX_NAMES), geology.length)}</span>
      )}
    </span>
  </li>
)

const CodeEntry = ({ code, name, fromDescriptions }: GeologyName) => (
  <li className="section-code" title={name ?? undefined}>
    <b>{code}</b>
    <span>
      {name === null ? words.unnamed : shorten(name, MAX_MEANING)}
      {fromDescriptions && <span className="soft"> {words.fromDescriptions}</span>}
    </span>
  </li>
)

const LineEntry = ({ className, text }: { className: string; text: string }) => (
  <li>
    <svg width={30} height={18} aria-hidden="true">
      <path className={className} d="M1 9H29" />
    </svg>
    {text}
  </li>
)
