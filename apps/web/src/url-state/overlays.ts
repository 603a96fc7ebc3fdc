/** A selected overlay. `opacity`: percent; absent: as configured. */
export interface OverlayChoice {
  readonly id: string
  readonly opacity?: number
}

const OVERLAY_WITH_OPACITY = /^([^~]+)(?:~(\d{1,3}))?$/

/** `bedrock`, or `bedrock~40` for an opacity of 40 %. Null for anything else. */
function parseOverlay(text: string): OverlayChoice | null {
  const [, id, percent] = OVERLAY_WITH_OPACITY.exec(text) ?? []
  if (id === undefined) return null
  if (percent === undefined) return { id }
  return Number(percent) <= 100 ? { id, opacity: Number(percent) } : null
}

export const formatOverlay = ({ id, opacity }: OverlayChoice): string =>
  opacity === undefined ? id : `${id}~${opacity}`

/** Overlays of an address, each once; the last counts. */
export const parseOverlays = (texts: readonly string[] = []): OverlayChoice[] => [
  ...new Map(
    texts
      .map(parseOverlay)
      .filter((choice) => choice !== null)
      .map((choice) => [choice.id, choice]),
  ).values(),
]

/**
 * Overlays of the address after one was deselected (null), selected, or changed in opacity; undefined: none.
 */
export function withOverlay(
  texts: readonly string[] | undefined,
  id: string,
  choice: OverlayChoice | null,
): string[] | undefined {
  const others = parseOverlays(texts).filter((other) => other.id !== id)
  const next = [...others, ...(choice ? [choice] : [])].map(formatOverlay)
  return next.length > 0 ? next : undefined
}
