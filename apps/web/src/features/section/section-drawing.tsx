import { commonDatum } from '@groundsheet/readings'
import { memo, useId, useMemo } from 'react'
import { useHoleLabel, type LabelOf } from '../../data/holes/hole-label.ts'
import { collectPatterns } from '../../ui/fill-patterns.ts'
import { PatternDefs } from '../../ui/pattern-defs.tsx'
import { usePointedHole } from '../../ui/pointed-hole.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import { boxOf, NAME_LINE, nameOver, placeNames, type PlacedName, type TextBox } from './place-names.ts'
import type { BesideStick } from './place-beside-stick.ts'
import { isOn, type PlacedStick } from './place-sticks.ts'
import { ChainageAxis, LevelAxes } from './section-axes.tsx'
import { hiddenTests, hiddenTestsNote, wrapNote } from './hidden-tests.ts'
import type { StrataLegend } from './section-legend-entries.ts'
import type { Section } from './section-model.ts'
import type { SectionScale } from './section-scale.ts'
import { SectionStick } from './section-stick.tsx'
import { waterBoxes } from './water-boxes.ts'
import { tieLines, type NeighbourTies } from './section-ties.ts'
import { StrataNames } from './strata-names.tsx'
import { placeStrataNames } from './place-strata-names.ts'
import { figureBoxes } from './figure-boxes.ts'
import { clearPieces, holeBox } from './turn-lines.ts'
import { useBesides } from './use-besides.ts'

const words = sectionStrings

interface Props {
  readonly section: Section
  readonly scale: SectionScale
  /** As `placeSticks` places the sticks of the section. */
  readonly placed: readonly PlacedStick[]
  readonly legend: StrataLegend
  /** Holes farther from the line than this are dashed, metres. */
  readonly far: number
  /** None: nothing is drawn between the holes but the ground. */
  readonly ties: readonly NeighbourTies[]
  /** N values of penetration tests. */
  readonly tests: boolean
}

/** Everything of a section that is inside its `<svg>`, on a screen or on paper. */
export const SectionDrawing = memo(function SectionDrawing(props: Props) {
  const { section, scale, placed, legend, far, ties, tests } = props
  const clip = useId()
  const { plot } = scale
  const defs = useMemo(() => collectPatterns(legend.entries.map(({ pattern }) => pattern)), [legend])
  const { anchored, held, besides } = useBesides(section, scale, tests)
  const [left, top] = [scale.x(0), scale.y(0)]
  const isSeen = ({ x, width }: PlacedStick) =>
    x + left + width > plot.x && x + left - width < plot.x + plot.width
  const seen = useMemo(() => placed.filter((one) => isOn(one, plot)), [placed, plot])
  const labelOf = useHoleLabel()
  const figures = useMemo(
    () =>
      placed.flatMap(({ x, width }, index) => {
        const beside = besides[index]
        return beside ? figureBoxes(beside.figures, x - width / 2, x + width / 2, scale.y(0)) : []
      }),
    [placed, besides, scale],
  )
  const names = useMemo(
    () => placeNames(seen, scale, (one) => linesOf(one, labelOf), figures),
    [seen, scale, labelOf, figures],
  )
  const hiddenNote = useMemo(
    () => hiddenTestsNote(hiddenTests(placed, besides, plot), labelOf, plot.width - 2 * NOTE.left),
    [placed, besides, plot, labelOf],
  )
  const noteWidth = plot.width - 2 * NOTE.left
  const notes = [
    ...notesOf(section, ties).flatMap((note) => wrapNote(note, noteWidth).toReversed()),
    ...hiddenNote.toReversed(),
  ]
  const holeNames = names.map((name) => boxOf(name, linesOf(name.placed, labelOf)))
  const taken = [
    ...holeNames,
    ...placed.flatMap((one, index) => waterBoxes(one, scale, besides[index]?.before ?? 0)),
  ]
  const strataNames = placed.flatMap((one, index) =>
    isOn(one, plot) ? nameStrata(one, besides[index], taken, props) : [],
  )
  const boxes = [
    ...holeNames,
    ...strataNames.map(({ box }) => box),
    ...placed.map((one, index) => holeBox(one, scale, besides[index]?.taken ?? NOTHING_TAKEN)),
    ...notes.map((note, index) => noteBox(note, index, scale)),
  ]
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
      <Ends section={section} scale={scale} />
      <g clipPath={`url(#${clip})`}>
        <TurnLines section={section} scale={scale} boxes={boxes} />
        <g transform={`translate(${left} ${top})`}>
          <GroundLine placed={held} scale={anchored} />
          <Ties placed={held} scale={anchored} ties={ties} />
          {held.map((one, index) => {
            const beside = besides[index]
            return (
              beside &&
              isSeen(one) && (
                <SectionStick
                  key={one.stick.hole.id}
                  id={clip + one.stick.hole.id}
                  placed={one}
                  scale={anchored}
                  legend={legend}
                  beside={beside}
                  far={Math.abs(one.stick.offset) > far}
                  profileScales={section.profileScales}
                />
              )
            )
          })}
          <Lifted prefix={clip} />
        </g>
        <StrataNames names={strataNames} />
      </g>
      <Names placed={seen} names={names} scale={scale} />
      {notes.map((note, index) => (
        <text
          key={note}
          className="section-note"
          x={plot.x + NOTE.left}
          y={plot.y + plot.height - NOTE.bottom - index * NOTE.height}
        >
          {note}
        </text>
      ))}
    </>
  )
})

const NOTHING_TAKEN = { left: 0, right: 0 }

/** Names of the strata of one hole. `taken`: where nothing can be written. */
function nameStrata(
  { stick, x, width }: PlacedStick,
  beside: BesideStick | undefined,
  taken: readonly TextBox[],
  { scale, legend }: Props,
) {
  if (!beside) return []
  const column = x + width / 2
  // What is beside the hole is placed by a scale whose origin is at datum.
  const toAnchored = (y: number) => y - scale.y(0)
  return placeStrataNames(stick.strata, legend.labelOf, {
    column,
    nameAt: (y) => beside.names.nameAt(toAnchored(y)),
    end: beside.names.end,
    y: (depth) => scale.y(stick.ground - depth),
    taken,
  })
}

/** What has to be known to read the drawing right, on the screen and on paper. */
const notesOf = ({ heights }: Section, ties: readonly NeighbourTies[]): string[] => [
  ...(ties.length > 0 ? [words.interpretation([...new Set(ties.map(({ by }) => by))])] : []),
  ...(heights === 'depth' ? [words.flatNote] : []),
]

/** The letters of the ends with their directions, and how many times heights are larger. */
function Ends({ section: { bearing }, scale }: Pick<Props, 'section' | 'scale'>) {
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
        {words.times(scale.times)}
      </text>
    </g>
  )
}

/** Where the line turns: what looks straight on the section is not. Interrupted wherever something is written. */
function TurnLines({ section: { line }, scale, boxes }: TurnProps) {
  const { x: left, width } = scale.plot
  return line.chainages.slice(1, -1).map((chainage) => {
    const x = scale.x(chainage)
    if (x < left || x > left + width) return null
    return (
      <g key={chainage}>
        <title>{words.bend}</title>
        {clearPieces(x, scale.plot, boxes).map(([from, to]) => (
          <path key={from} className="section-bend" d={`M${x} ${from}V${to}`} />
        ))}
      </g>
    )
  })
}

interface TurnProps extends Pick<Props, 'section' | 'scale'> {
  /** What is written on the plot. */
  readonly boxes: readonly TextBox[]
}

/** The stick that is pointed at, once more over those that cover it. */
function Lifted({ prefix }: { readonly prefix: string }) {
  const id = usePointedHole()
  return id !== null && <use href={`#${prefix}${id}`} />
}

const GroundLine = memo(function GroundLine({ placed, scale }: Pick<Props, 'placed' | 'scale'>) {
  const points = placed.map(({ x, stick }) => `${x} ${scale.y(stick.ground)}`)
  return points.length > 1 ? <path className="section-ground-line" d={`M${points.join('L')}`} /> : null
})

/** Straight dashed lines from side to side of neighbours, at the tops of what is equal and at the bases that were seen. */
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

/** From the corner of the plot to the lowest note, and the height of a note and the width of a letter at most, px. */
const NOTE = { left: 6, bottom: 5, height: 16, letter: 7 } as const

const noteBox = (note: string, index: number, { plot: { x, y, height } }: SectionScale): TextBox => ({
  left: x,
  right: x + NOTE.left + note.length * NOTE.letter,
  top: y + height - NOTE.bottom - (index + 1) * NOTE.height,
  foot: y + height - index * NOTE.height,
})

function Names({ placed, names, scale }: Pick<Props, 'placed' | 'scale'> & { names: readonly PlacedName[] }) {
  const lit = usePointedHole()
  const labelOf = useHoleLabel()
  const named = names.some((name) => name.placed.stick.hole.id === lit)
  const late = named ? undefined : placed.find(({ stick }) => stick.hole.id === lit)
  return [...names, ...(late ? [nameOver(late, scale, linesOf(late, labelOf))] : [])].map((name) => (
    <Name key={name.placed.stick.hole.id} {...name} scale={scale} lit={name.placed.stick.hole.id === lit} />
  ))
}

/** The name of a hole, and how far off the line it stands. */
function linesOf({ stick }: PlacedStick, labelOf: LabelOf): string[] {
  const aside = words.offsetShort(stick)
  return aside === '' ? [labelOf(stick.hole)] : [labelOf(stick.hole), aside]
}

const Name = memo(function Name(name: PlacedName & { scale: SectionScale; lit: boolean }) {
  const { placed, x, y, led, scale, lit } = name
  const [label, aside] = linesOf(placed, useHoleLabel())
  return (
    <g className="section-name" data-lit={lit || undefined}>
      {led && (
        <path className="section-leader" d={`M${x} ${y + 2}L${placed.x} ${scale.y(placed.stick.top) - 2}`} />
      )}
      <text x={x} y={aside === undefined ? y : y - NAME_LINE} textAnchor="middle">
        {label}
      </text>
      {aside !== undefined && (
        <text className="section-aside" x={x} y={y - 1} textAnchor="middle">
          {aside}
        </text>
      )}
    </g>
  )
})
