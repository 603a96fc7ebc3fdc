import type { ReactNode } from 'react'
import { NameAndCode } from '../../ui/name-and-code.tsx'
import { PatternRect } from '../../ui/pattern-rect.tsx'
import { logStrings } from '../../ui/log-strings.ts'
import { shorten } from '../../ui/text-format.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import { PROFILE_KINDS, type Section } from './section-model.ts'
import type { LegendEntry, StrataLegend } from './section-legend-entries.ts'
import type { GeologyName } from './stratum-labels.ts'
import { UnloggedGround, WaterMark } from './section-stick.tsx'
import { hasColumn, unloggedGround } from './unlogged-ground.ts'

const words = sectionStrings.legend

const MAX_GEOLOGY_NAMES = 2
/**
 * Longer meanings are truncated, in characters, to leave room for code and geology; the tooltip has the full
 * text.
 */
const MAX_MEANING_LENGTH = 70

interface LegendProps {
  readonly legend: StrataLegend
  readonly section: Section
  readonly hasTies: boolean
  readonly hasTests: boolean
}

/** Legend of strata patterns and of lines between holes. Needs the `<defs>` of the drawing. */
export const SectionLegend = (props: LegendProps) => <ul className="section-legend">{legendItems(props)}</ul>

// eslint-disable-next-line react-refresh/only-export-components -- of printed legends
export function legendItems({ legend, section, hasTies, hasTests }: LegendProps): ReactNode[] {
  const { profileScales, heights, line } = section
  return [
    ...legend.entries.map((entry) => <StratumEntry key={`${entry.code} ${entry.pattern.id}`} {...entry} />),
    ...legend.codes.map((geology) => <CodeEntry key={`code ${geology.code}`} {...geology} />),
    ...(section.sticks.some((stick) => hasColumn(stick) && unloggedGround(stick).length > 0)
      ? [<UnloggedEntry key="unlogged" />]
      : []),
    ...waterOf(section).map((series) => (
      <li key={series}>
        <svg width={30} height={18} aria-hidden="true">
          <WaterMark mark={{ series }} x={15} y={12} />
        </svg>
        {logStrings.series[series]}
      </li>
    )),
    ...PROFILE_KINDS.flatMap((kind) => {
      const max = profileScales[kind]
      if (max === undefined) return []
      return [<LineEntry key={kind} className="section-profile" text={words.profiles[kind](max)} />]
    }),
    <LineEntry key="ground" className="section-ground-line" text={words.ground[heights]} />,
    ...(hasTies ? [<LineEntry key="tie" className="section-tie" text={words.tie} />] : []),
    ...(line.chainages.length > 2
      ? [<LineEntry key="bend" className="section-bend" text={words.bend} />]
      : []),
    ...(hasTests ? [<li key="tests">{words.tests}</li>] : []),
    ...(hasTests && section.sticks.some(({ tests }) => tests.some(({ contradicted }) => contradicted))
      ? [<li key="contradicted">{words.contradicted}</li>]
      : []),
    <li key="sides" className="soft">
      {words.sides}
    </li>,
  ]
}

const UnloggedEntry = () => (
  <li>
    <svg width={30} height={18} aria-hidden="true">
      <rect className="section-swatch" x={0.5} y={0.5} width={29} height={17} fill="none" />
      <UnloggedGround left={0.5} right={29.5} top={0.5} base={17.5} />
    </svg>
    {words.unlogged}
  </li>
)

const waterOf = ({ sticks }: Section) => [
  ...new Set(sticks.flatMap(({ water }) => water.flatMap(({ series }) => series ?? []))),
]

const StratumEntry = ({ pattern, code, meaning, geology }: LegendEntry) => (
  <li title={[meaning, ...geology].filter(Boolean).join(', ') || undefined}>
    <svg width={30} height={18} aria-hidden="true">
      <PatternRect className="section-swatch" pattern={pattern.id} x={0.5} y={0.5} width={29} height={17} />
    </svg>
    <span>
      {meaning === null ? (
        code || words.uncoded
      ) : (
        <NameAndCode name={shorten(meaning, MAX_MEANING_LENGTH)} code={code || words.withoutCode} />
      )}
      {geology.length > 0 && (
        <span className="section-geology">
          {words.geology(geology.slice(0, MAX_GEOLOGY_NAMES), geology.length)}
        </span>
      )}
    </span>
  </li>
)

const CodeEntry = ({ code, name, fromDescriptions }: GeologyName) => (
  <li className="section-code" title={name ?? undefined}>
    <span>
      {name === null ? (
        <NameAndCode name={code} code={words.unnamed} />
      ) : (
        <NameAndCode name={shorten(name, MAX_MEANING_LENGTH)} code={code} />
      )}
      {fromDescriptions && <span className="soft">{words.fromDescriptions}</span>}
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
