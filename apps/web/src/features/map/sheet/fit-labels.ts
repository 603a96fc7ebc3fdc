import { boxAround, LabelSpace, type Box, type Line, type Spot } from './label-space.ts'

/** A hole in a picture, CSS px. */
export interface LabelledHole {
  readonly id: string
  readonly at: Spot
  /** Its marker; without one it is 0 wide. */
  readonly marker: Box
  /** Empty: it has no label. */
  readonly name: string
  /** Size of its letters, as its style states it. */
  readonly size: number
}

export interface FittedLabel {
  readonly size: number
  readonly middle: Spot
  /** From the marker to the label, where it is not beside it. */
  readonly line?: Line
}

interface Plan {
  readonly holes: readonly LabelledHole[]
  /** Labels whose place their style states. */
  readonly stated: readonly Box[]
  /** Where labels may be. */
  readonly frame: Box
  /** Width of a text, px. */
  readonly widthOf: (text: string, size: number) => number
  /** Whether a box is free of texts that are not holes' labels. */
  readonly isFree: (box: Box) => boolean
}

/** 5.5 pt, the smallest legible size on paper, in px. */
export const MIN_LABEL_PX = (5.5 / 72) * 96
/** Shares of the size that the style states; 0: the smallest legible size. */
const LABEL_SIZE_SHARES = [1, 0.8, 0]
/** Height of a line of text, em. */
export const LINE_EM = 1.2
/** Around a label. */
const LABEL_GAP_PX = 1
/** Between a marker and its label, px. */
const GAPS_PX = [4, 1]
/** Length of leader lines, px, and their directions. */
const LEADER_LENGTHS_PX = [16, 24, 34, 46, 60, 78, 100, 130, 170, 220, 280]
const LEADER_DIRECTIONS = 32
/** Lines steeper than this end above or below the label; sine of the angle. */
const MIN_STEEP_SINE = 0.92

/**
 * Places the labels of a plan: beside their markers, else at the end of a leader line. All have the largest
 * share of their size at which most find room, never less than `MIN_LABEL_PX`. Labels overlap no marker, line
 * or other label; one without room is absent from the result.
 */
export function fitLabels(plan: Plan): Map<string, FittedLabel> {
  const requested = plan.holes.filter(({ name }) => name !== '').length
  let best = new Map<string, FittedLabel>()
  for (const share of LABEL_SIZE_SHARES) {
    const placed = fitAt(plan, share)
    if (placed.size > best.size) best = placed
    if (best.size === requested) break
  }
  return best
}

interface Label {
  readonly hole: LabelledHole
  readonly size: number
  readonly width: number
  readonly height: number
}

function fitAt(plan: Plan, share: number): Map<string, FittedLabel> {
  const room = new LabelSpace()
  for (const box of [...plan.stated, ...plan.holes.map(({ marker }) => marker)]) room.addBox(box)
  const placed = new Map<string, FittedLabel>()
  const take = ({ hole, size, width, height }: Label, middle: Spot, line?: Line) => {
    const box = boxAround(middle, width, height)
    if (!isWithin(plan.frame, box) || !room.hasRoomFor(box)) return false
    if ((line && !room.isClear(line)) || !plan.isFree(box)) return false
    room.addBox(box)
    if (line) room.addLine(line)
    placed.set(hole.id, { size, middle, ...(line && { line }) })
    return true
  }
  let left = byChoices(labelsOf(plan, share), room).filter(
    (label) => !spotsNextTo(label).some((at) => take(label, at)),
  )
  for (const reach of LEADER_LENGTHS_PX)
    left = left.filter((label) => !leadersOf(label, reach).some(({ at, line }) => take(label, at, line)))
  return placed
}

const labelsOf = ({ holes, widthOf }: Plan, share: number): Label[] =>
  holes.flatMap((hole) => {
    if (hole.name === '') return []
    const size = Math.max(Math.min(hole.size, MIN_LABEL_PX), hole.size * share)
    const width = widthOf(hole.name, size) + 2 * LABEL_GAP_PX
    return [{ hole, size, width, height: LINE_EM * size + 2 * LABEL_GAP_PX }]
  })

/** Those with the fewest places beside their marker first. */
function byChoices(labels: readonly Label[], room: LabelSpace): Label[] {
  const choicesOf = (label: Label) =>
    spotsNextTo(label).filter((at) => room.hasRoomFor(boxAround(at, label.width, label.height))).length
  return labels
    .map((label) => ({ label, choices: choicesOf(label) }))
    .sort((a, b) => a.choices - b.choices)
    .map(({ label }) => label)
}

const isWithin = (frame: Box, box: Box) =>
  box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom

const moved = ([x, y]: Spot, [across, down]: Spot): Spot => [x + across, y + down]

const middleOf = ({ left, top, right, bottom }: Box): Spot => [(left + right) / 2, (top + bottom) / 2]

/** Middles of a label round its marker: the right first, as maps are usually lettered. */
function spotsNextTo({ hole: { marker }, width, height }: Label): Spot[] {
  const middle = middleOf(marker)
  return GAPS_PX.flatMap((gap) => {
    const across = (marker.right - marker.left + width) / 2 + gap
    const down = (marker.bottom - marker.top + height) / 2 + gap
    const [slide, drop] = [width / 4, height / 2]
    const steps: Spot[] = [
      ...[0, -drop, drop].flatMap((y): Spot[] => [
        [across, y],
        [-across, y],
      ]),
      ...[0, slide, -slide, 2 * slide, -2 * slide, across, -across].flatMap((x): Spot[] => [
        [x, -down],
        [x, down],
      ]),
    ]
    return steps.map((step) => moved(middle, step))
  })
}

/** Places of a label at the end of a leader line of this length. */
function leadersOf({ hole: { marker }, width, height }: Label, reach: number) {
  const from = middleOf(marker)
  const radius = (marker.right - marker.left) / 2
  return Array.from({ length: LEADER_DIRECTIONS }, (_, index) => {
    const angle = (2 * Math.PI * index) / LEADER_DIRECTIONS
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const to = moved(from, [x * (radius + reach), y * (radius + reach)])
    const step: Spot =
      Math.abs(y) > MIN_STEEP_SINE ? [0, (Math.sign(y) * height) / 2] : [(Math.sign(x) * width) / 2, 0]
    return { at: moved(to, step), line: { from, to } }
  })
}
