import { commonDatum } from '@groundsheet/readings'
import { memo, useId, useMemo } from 'react'
import { useHoleLabel } from '../../data/holes/hole-label.ts'
import { collectPatterns } from '../../ui/fill-patterns.ts'
import { PatternDefs } from '../../ui/pattern-defs.tsx'
import { usePointedHole } from '../../ui/pointed-hole.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { TextOnLines } from '../../ui/text-on-lines.tsx'
import { NAME_LINE_HEIGHT_PX, nameAbove, type PlacedName, type TextBox } from './place-names.ts'
import { isInPlot, type PlacedStick } from './place-sticks.ts'
import { ChainageAxis, LevelAxes } from './section-axes.tsx'
import type { StrataLegend } from './section-legend-entries.ts'
import { OFFSET_TOLERANCE_M, type Section } from './section-model.ts'
import { MARGIN_PX, NOTE_LINE_HEIGHT_PX, type SectionScale } from './section-scale.ts'
import { SectionStick } from './section-stick.tsx'
import { layOutTexts, nameLines } from './section-texts.ts'
import { tieLines, type NeighbourTies } from './find-ties.ts'
import { StrataNames } from './strata-names.tsx'
import { uncrossedPieces } from './turn-lines.ts'
import { useStickLayouts } from './use-stick-layouts.ts'

const words = sectionStrings

interface Props {
  readonly section: Section
  readonly scale: SectionScale
  /** Sticks of the section, from `placeSticks`. */
  readonly placed: readonly PlacedStick[]
  readonly legend: StrataLegend
  /** Holes with a larger offset from the line are dashed, metres. */
  readonly dashedBeyond: number
  /** If empty, only the ground line is drawn between the holes. */
  readonly ties: readonly NeighbourTies[]
  /** Draw SPT N values. */
  readonly tests: boolean
  /** Names of strata without room are in a list elsewhere, which the note names. */
  readonly isListed?: boolean
}

/** Contents of the `<svg>` of a section, on screen or on paper. */
export const SectionDrawing = memo(function SectionDrawing(props: Props) {
  const { section, scale, placed, legend, ties, tests } = props
  const clip = useId()
  const { plot } = scale
  const defs = useMemo(() => collectPatterns(legend.entries.map(({ pattern }) => pattern)), [legend])
  const anchored = useStickLayouts(section, scale, tests)
  const { anchoredScale, anchoredSticks } = anchored
  const labelOf = useHoleLabel()
  const visibleSticks = useMemo(() => placed.filter((one) => isInPlot(one, plot)), [placed, plot])
  const { names, strataNames, notes, boxes } = useMemo(
    () => layOutTexts(props, anchored, labelOf),
    [props, anchored, labelOf],
  )
  return (
    <>
      <PatternDefs artwork={defs} />
      <clipPath id={clip}>
        <rect {...plot} />
      </clipPath>
      <LevelAxes
        scale={scale}
        heights={section.heights}
        datum={commonDatum(section.sticks.map(({ hole }) => hole.datum))}
      />
      <ChainageAxis scale={scale} section={section} placed={placed} />
      <LineEnds section={section} scale={scale} />
      <g clipPath={`url(#${clip})`}>
        <TurnLines section={section} scale={scale} boxes={boxes} />
        <g transform={`translate(${scale.x(0)} ${scale.y(0)})`}>
          <GroundLine placed={anchoredSticks} scale={anchoredScale} />
          <Ties placed={anchoredSticks} scale={anchoredScale} ties={ties} />
          <Sticks {...props} {...anchored} prefix={clip} />
          <HighlightedStick prefix={clip} />
        </g>
        <StrataNames names={strataNames} />
      </g>
      <Names placed={visibleSticks} names={names} scale={scale} />
      {notes.map((note, index) => (
        <text
          key={note}
          className="section-note"
          x={plot.x}
          y={plot.y + plot.height + MARGIN_PX.bottom + (index + 0.8) * NOTE_LINE_HEIGHT_PX}
        >
          {note}
        </text>
      ))}
    </>
  )
})

type SticksProps = Pick<Props, 'section' | 'scale' | 'legend' | 'dashedBeyond'> &
  ReturnType<typeof useStickLayouts> & { readonly prefix: string }

/** The holes that are at least partly in the plot. */
function Sticks({ section, scale, legend, dashedBeyond, prefix, ...anchored }: SticksProps) {
  const { anchoredScale, anchoredSticks, layouts, depths } = anchored
  const { plot } = scale
  const left = scale.x(0)
  return anchoredSticks.map((one, index) => {
    const { x, width, stick } = one
    const layout = layouts[index]
    const isVisible = x + left + width > plot.x && x + left - width < plot.x + plot.width
    return (
      layout &&
      isVisible && (
        <SectionStick
          key={stick.hole.id}
          id={prefix + stick.hole.id}
          placed={one}
          scale={anchoredScale}
          legend={legend}
          layout={layout}
          depth={depths[index] ?? null}
          isDashed={Math.abs(stick.offset) > dashedBeyond + OFFSET_TOLERANCE_M}
          profileScales={section.profileScales}
        />
      )
    )
  })
}

/** The letters of both ends with their directions, and the vertical exaggeration. */
function LineEnds({ section: { bearing }, scale }: Pick<Props, 'section' | 'scale'>) {
  const { x, y, width } = scale.plot
  return (
    <g className="section-ends">
      <text x={x} y={y - 6}>
        {words.end('A', bearing === null ? null : bearing + 180)}
      </text>
      <text x={x + width} y={y - 6} textAnchor="end">
        {words.end('A′', bearing)}
      </text>
      <text className="section-times" x={x + width / 2} y={y - 6} textAnchor="middle">
        {words.times(scale.exaggeration)}
      </text>
    </g>
  )
}

/** Vertical lines where the section line changes direction, interrupted at text. */
function TurnLines({ section: { line }, scale, boxes }: TurnProps) {
  const { x: left, width } = scale.plot
  return line.chainages.slice(1, -1).map((chainage) => {
    const x = scale.x(chainage)
    if (x < left || x > left + width) return null
    return (
      <g key={chainage}>
        <title>{words.bend}</title>
        {uncrossedPieces(x, scale.plot, boxes).map(([from, to]) => (
          <path key={from} className="section-bend" d={`M${x} ${from}V${to}`} />
        ))}
      </g>
    )
  })
}

interface TurnProps extends Pick<Props, 'section' | 'scale'> {
  /** Boxes of the text on the plot. */
  readonly boxes: readonly TextBox[]
}

/** Draws the stick under the pointer again, above sticks that overlap it. */
function HighlightedStick({ prefix }: { readonly prefix: string }) {
  const id = usePointedHole()
  return id !== null && <use href={`#${prefix}${id}`} />
}

const GroundLine = memo(function GroundLine({ placed, scale }: Pick<Props, 'placed' | 'scale'>) {
  const points = placed.map(({ x, stick }) => `${x} ${scale.y(stick.ground)}`)
  return points.length > 1 ? <path className="section-ground-line" d={`M${points.join('L')}`} /> : null
})

/**
 * Straight dashed lines between neighbours, at the tops of equal strata and at the bases that were reached.
 */
const Ties = memo(function Ties({ placed, scale, ties }: Pick<Props, 'placed' | 'scale' | 'ties'>) {
  return ties.map(({ left, right, ties: between }) => {
    const [a, b] = [placed[left], placed[right]]
    if (!a || !b || b.x - a.x <= a.width) return null
    const [from, to] = [a.x + a.width / 2, b.x - b.width / 2]
    const d = between
      .flatMap((tie) => tieLines(tie, [a.stick.base, b.stick.base]))
      .map(([one, other]) => `M${from} ${scale.y(one)}L${to} ${scale.y(other)}`)
    return <path key={left} className="section-tie" d={d.join('')} />
  })
})

function Names({ placed, names, scale }: Pick<Props, 'placed' | 'scale'> & { names: readonly PlacedName[] }) {
  const highlightedId = usePointedHole()
  const labelOf = useHoleLabel()
  const named = names.some((name) => name.placed.stick.hole.id === highlightedId)
  const extra = named ? undefined : placed.find(({ stick }) => stick.hole.id === highlightedId)
  return [...names, ...(extra ? [nameAbove(extra, scale, nameLines(extra, labelOf))] : [])].map((name) => (
    <Name
      key={name.placed.stick.hole.id}
      {...name}
      scale={scale}
      highlighted={name.placed.stick.hole.id === highlightedId}
    />
  ))
}

const Name = memo(function Name(name: PlacedName & { scale: SectionScale; highlighted: boolean }) {
  const { placed, x, y, hasLeader, scale, highlighted } = name
  const [label, offsetText] = nameLines(placed, useHoleLabel())
  return (
    <g className="section-name" data-highlighted={highlighted || undefined}>
      {hasLeader && (
        <path className="section-leader" d={`M${x} ${y + 2}L${placed.x} ${scale.y(placed.stick.top) - 2}`} />
      )}
      <TextOnLines x={x} y={offsetText === undefined ? y : y - NAME_LINE_HEIGHT_PX} textAnchor="middle">
        {label}
      </TextOnLines>
      {offsetText !== undefined && (
        <TextOnLines className="section-aside" x={x} y={y - 1} textAnchor="middle">
          {offsetText}
        </TextOnLines>
      )}
    </g>
  )
})
