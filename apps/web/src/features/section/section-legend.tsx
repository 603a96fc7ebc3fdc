import { isolateValue } from '../../data/text/isolate-value.ts'
import { NameAndCode } from '../../ui/name-and-code.tsx'
import { PatternRect } from '../../ui/pattern-rect.tsx'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { geologyText, shortMeaning } from './legend-text.ts'
import type { LegendEntry } from './section-legend-entries.ts'
import { legendItems, type LegendContent, type LegendItem } from './section-legend-items.ts'
import type { GeologyName } from './stratum-labels.ts'
import { UnloggedGround, WaterMark } from './section-stick.tsx'

const words = sectionStrings.legend

/** Legend of strata patterns and of lines between holes. Needs the `<defs>` of the drawing. */
export const SectionLegend = (props: LegendContent) => (
  <ul className="section-legend" aria-label={words.title}>
    {legendItems(props).map((item) => (
      <SectionLegendItem key={item.key} item={item} />
    ))}
  </ul>
)

export function SectionLegendItem({ item }: { readonly item: LegendItem }) {
  switch (item.kind) {
    case 'stratum':
      return <StratumEntry {...item.entry} />
    case 'code':
      return <CodeEntry {...item.geology} />
    case 'unlogged':
      return <UnloggedEntry />
    case 'water':
      return <WaterEntry series={item.series} />
    case 'line':
      return <LineEntry className={item.className} text={item.text} />
    case 'text':
      return <li className={item.isSoft && 'soft'}>{item.text}</li>
  }
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

const WaterEntry = ({ series }: { series: keyof typeof logStrings.series }) => (
  <li>
    <svg width={30} height={18} aria-hidden="true">
      <WaterMark mark={{ series }} x={15} y={12} />
    </svg>
    {logStrings.series[series]}
  </li>
)

const StratumEntry = ({ pattern, code, meaning, geology }: LegendEntry) => (
  <li
    title={
      [meaning, ...geology].flatMap((text) => (text ? [isolateValue(text)] : [])).join(', ') || undefined
    }
  >
    <svg width={30} height={18} aria-hidden="true">
      <PatternRect className="section-swatch" pattern={pattern.id} x={0.5} y={0.5} width={29} height={17} />
    </svg>
    <span>
      {meaning === null ? (
        code || words.uncoded
      ) : (
        <NameAndCode name={shortMeaning(meaning)} code={code || words.withoutCode} />
      )}
      {geology.length > 0 && <span className="section-geology">{geologyText(geology)}</span>}
    </span>
  </li>
)

const CodeEntry = ({ code, name, fromDescriptions }: GeologyName) => (
  <li className="section-code" title={name ?? undefined}>
    <span>
      {name === null ? (
        <NameAndCode name={code} code={words.unnamed} />
      ) : (
        <NameAndCode name={shortMeaning(name)} code={code} />
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
