import { depthTicks, wrapText } from '@groundsheet/logs'
import { formatDepth } from '@groundsheet/readings'
import { cadColour } from './cad-colour.ts'
import { createDrawing, type CadPoint, type Drawing } from './drawing.ts'
import { scaleFor, TEXT_HEIGHT_M } from './paper-scale.ts'
import { spreadTexts } from './spread-texts.ts'

/** A stratum of a hole on a section. Heights are metres above the datum of the section. */
interface SectionStratum {
  readonly top: number
  readonly base: number
  /** Strata of one material are on one layer. */
  readonly material: string
  /** CSS colour; other than `#rgb` and `#rrggbb`: drawn as an outline only. */
  readonly colour: string
  readonly name: string
}

interface SectionHole {
  readonly name: string
  /** Distance from the line, in words; empty: on it. */
  readonly offset: string
  /** Metres from the start of the line. */
  readonly chainage: number
  readonly ground: number
  readonly base: number
  /** Below the hole; empty: not stated. */
  readonly finalDepth: string
  readonly strata: readonly SectionStratum[]
  readonly water: readonly { readonly height: number; readonly text: string }[]
  readonly tests: readonly { readonly height: number; readonly text: string }[]
  /** Lines of a cone or probe; readings are shares of the greatest on the scale. */
  readonly profile: readonly (readonly { readonly height: number; readonly share: number }[])[]
}

/** A section through holes, with true chainages and heights in metres. */
export interface DrawnSection {
  readonly holes: readonly SectionHole[]
  /** Correlation lines between two holes: chainage and height of both ends. */
  readonly ties: readonly (readonly [left: Point, right: Point])[]
  readonly length: number
  readonly top: number
  readonly base: number
  /** Heights are drawn so many times as long as distances. */
  readonly exaggeration: number
  /** `depth`: heights are below one flat ground level. */
  readonly heights: 'level' | 'depth'
  /** Of the levels: `m OD`. */
  readonly unit: string
  /** Below the drawing. */
  readonly notes: readonly string[]
}

interface Point {
  readonly chainage: number
  readonly height: number
}

/** On paper, metres. */
const COLUMN_WIDTH_M = 0.008
const PROFILE_WIDTH_M = 0.016
const SCALES = [50, 100, 200, 250, 500, 1000, 1250, 2500, 5000, 10_000, 25_000]
/** Of the smallest distance between two holes, which the column leaves to the texts beside it. */
const MAX_COLUMN_SHARE = 0.3
const LINE_SPACING_RATIO = 1.5

interface Sheet {
  readonly drawing: Drawing
  readonly textHeight: number
  readonly columnWidth: number
  readonly profileWidth: number
  readonly at: (chainage: number, height: number) => CadPoint
}

/**
 * A section as DXF: a column for each hole at its chainage, its strata filled on a layer for each material.
 * Names, levels, water, tests, profiles and correlation lines are on layers of their own. Axes give true
 * levels and chainages. Sizes suit the largest scale at which the section fits on A1.
 */
export function writeSection(section: DrawnSection): string {
  const drawing = createDrawing()
  const scale = scaleFor(section.length, SCALES)
  const sheet: Sheet = {
    drawing,
    textHeight: TEXT_HEIGHT_M * scale,
    columnWidth: Math.min(COLUMN_WIDTH_M * scale, MAX_COLUMN_SHARE * smallestGap(section.holes)),
    profileWidth: PROFILE_WIDTH_M * scale,
    at: (chainage, height) => ({ x: chainage, y: height * section.exaggeration }),
  }
  drawAxes(sheet, section)
  for (const hole of section.holes) drawHole(sheet, hole, section.heights)
  const [layer, half] = [drawing.layer('CORRELATION'), sheet.columnWidth / 2]
  for (const [left, right] of section.ties)
    drawing.line(layer, [
      sheet.at(left.chainage + half, left.height),
      sheet.at(right.chainage - half, right.height),
    ])
  drawNotes(sheet, section)
  return drawing.write()
}

/** Two holes at one chainage have no gap; infinite for one hole. */
function smallestGap(holes: readonly SectionHole[]): number {
  const along = holes.map(({ chainage }) => chainage).toSorted((a, b) => a - b)
  const gaps = along.slice(1).map((chainage, place) => chainage - (along[place] ?? chainage))
  return Math.min(...gaps.filter((gap) => gap > 0))
}

function drawHole(sheet: Sheet, hole: SectionHole, heights: DrawnSection['heights']): void {
  const { drawing, at, textHeight, columnWidth } = sheet
  const [left, right] = [hole.chainage - columnWidth / 2, hole.chainage + columnWidth / 2]
  const centred = { height: textHeight, align: 'centre' } as const
  const above = (lines: number) => {
    const ground = at(hole.chainage, hole.ground)
    return { ...ground, y: ground.y + lines * LINE_SPACING_RATIO * textHeight }
  }
  const names = drawing.layer('HOLE_NAMES')
  drawing.text(names, hole.name, above(hole.offset === '' ? 1 : 2), centred)
  if (hole.offset !== '') drawing.text(names, hole.offset, above(1), { ...centred, height: 0.8 * textHeight })
  if (heights === 'level')
    drawing.text(drawing.layer('HOLE_LEVELS'), `GL ${formatDepth(hole.ground)}`, above(0.3), {
      ...centred,
      height: 0.7 * textHeight,
    })
  const end = at(hole.chainage, hole.base)
  if (hole.finalDepth !== '')
    drawing.text(
      drawing.layer('HOLE_DEPTHS'),
      hole.finalDepth,
      { ...end, y: end.y - LINE_SPACING_RATIO * textHeight },
      { ...centred, height: 0.8 * textHeight },
    )
  drawing.line(drawing.layer('HOLES'), [at(hole.chainage, hole.ground), end])
  drawStrata(sheet, hole, left, right)
  drawTests(sheet, hole, left)
  drawProfile(sheet, hole, right)
}

function drawStrata(sheet: Sheet, hole: SectionHole, left: number, right: number): void {
  const { drawing, at } = sheet
  const outlines = drawing.layer('STRATA_LINES')
  for (const { top, base, material, colour } of hole.strata) {
    const ring = [at(left, top), at(right, top), at(right, base), at(left, base)]
    if (colour.startsWith('#')) drawing.fill(drawing.layer(`STRATA_${material}`, cadColour(colour)), ring)
    drawing.line(outlines, ring, true)
  }
  const [layer, leaderLayer] = [drawing.layer('STRATA_NAMES'), drawing.layer('STRATA_LEADERS')]
  const names = hole.strata.map(({ top, base, name }) => ({
    height: (top + base) / 2,
    text: name,
    layer,
    leaderLayer,
  }))
  writeAside(sheet, names, right, 'right')
}

/** Left of the column: water with a level line, and results of tests. */
function drawTests(sheet: Sheet, { water, tests }: SectionHole, left: number): void {
  const { drawing } = sheet
  const parts = [
    ...water.map((mark) => ({ ...mark, layer: drawing.layer('WATER', cadColour('#0000ff')) })),
    ...tests.map((mark) => ({ ...mark, layer: drawing.layer('TESTS') })),
  ]
  const sorted = parts.toSorted((a, b) => b.height - a.height)
  writeAside(sheet, sorted, left, 'left')
}

interface AsideText {
  readonly height: number
  /** Empty: nothing is written in its place. */
  readonly text: string
  readonly layer: string
  /** Absent: the same. */
  readonly leaderLayer?: string
}

/** Texts beside a column, from top to bottom, moved apart and led to their heights. */
function writeAside(
  { drawing, at, textHeight }: Sheet,
  texts: readonly AsideText[],
  edge: number,
  side: 'left' | 'right',
): void {
  const height = 0.7 * textHeight
  const outwards = side === 'left' ? -1 : 1
  const place = { height, align: side === 'left' ? 'right' : 'left' } as const
  const heights = texts.map((one) => at(edge, one.height).y)
  const spread = spreadTexts(heights, LINE_SPACING_RATIO * height)
  for (const [index, { text, layer, leaderLayer = layer }] of texts.entries()) {
    if (text === '') continue
    const [from = 0, y = 0] = [heights[index], spread[index]]
    const x = edge + outwards * 2 * height
    drawing.line(leaderLayer, [
      { x: edge, y: from },
      { x, y },
    ])
    drawing.text(layer, text, { x: x + outwards * 0.3 * height, y: y - height / 2 }, place)
  }
}

/** Right of the column, from its edge. */
function drawProfile({ drawing, at, profileWidth }: Sheet, { profile }: SectionHole, right: number): void {
  const layer = drawing.layer('PROFILES', cadColour('#ff0000'))
  for (const run of profile)
    drawing.line(
      layer,
      run.map(({ height, share }) => at(right + share * profileWidth, height)),
    )
}

/** Round values at least so far apart. */
const axisTicks = (from: number, to: number, minStep: number): number[] =>
  depthTicks(from, to, (to - from) / minStep, 1)

/** Ticks of an axis are at least this many heights of text apart. */
const MIN_TICK_SPACING_TEXT_HEIGHTS = 4

function drawAxes({ drawing, at, textHeight }: Sheet, section: DrawnSection): void {
  const { length, top, base, exaggeration, heights, unit } = section
  const layer = drawing.layer('AXES')
  const gap = 8 * textHeight
  const [left, bottom] = [-gap, at(0, base).y - gap]
  drawing.line(layer, [
    { x: left, y: at(0, top).y },
    { x: left, y: bottom },
    { x: length, y: bottom },
  ])
  const height = 0.8 * textHeight
  for (const level of axisTicks(base, top, (MIN_TICK_SPACING_TEXT_HEIGHTS * textHeight) / exaggeration)) {
    const { y } = at(0, level)
    drawing.line(layer, [
      { x: left - textHeight, y },
      { x: left, y },
    ])
    const text = heights === 'depth' ? String(0 - level) : String(level)
    drawing.text(layer, text, { x: left - 1.3 * textHeight, y: y - height / 2 }, { height, align: 'right' })
  }
  drawing.text(layer, unit, { x: left, y: at(0, top).y + textHeight }, { height, align: 'right' })
  for (const chainage of axisTicks(0, length, 2 * MIN_TICK_SPACING_TEXT_HEIGHTS * textHeight)) {
    drawing.line(layer, [
      { x: chainage, y: bottom },
      { x: chainage, y: bottom - textHeight },
    ])
    const place = { x: chainage, y: bottom - 2.2 * textHeight }
    drawing.text(layer, String(chainage), place, { height, align: 'centre' })
  }
  drawing.text(layer, 'Chainage, m', { x: 0, y: bottom - 4 * textHeight }, { height })
}

/** Characters of a line. */
const MAX_NOTE_CHARACTERS = 120

function drawNotes({ drawing, at, textHeight }: Sheet, { notes, base }: DrawnSection): void {
  const layer = drawing.layer('NOTES')
  const top = at(0, base).y - 16 * textHeight
  const lines = notes.flatMap((note) => wrapText(note, MAX_NOTE_CHARACTERS, (text) => text.length))
  for (const [place, note] of lines.entries())
    drawing.text(layer, note, { x: 0, y: top - 1.8 * place * textHeight }, { height: textHeight })
}
