import type { Overlay } from '@groundsheet/contract'
import type { PrintedEntry } from '../../../ui/paper/legend-entry.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { legendStrings } from '../../../ui/strings/legend-strings.ts'
import type { MapPicture } from './draw-picture.ts'
import { OMITTED_ITEM, MAX_OMITTED_LINES, legendItems, noteLines } from './legend-items.ts'
import type { LegendItem } from './plan-layout.ts'

/** Room that `planNotes` needs in the legend. `labels`: holes have labels. */
export const planNoteItems = (overlays: readonly Overlay[], labels: boolean): LegendItem[] => [
  ...legendItems(overlayEntries(overlays)),
  ...(labels ? [OMITTED_ITEM] : []),
]

/**
 * Notes of the legend on a picture: overlays with their attribution, and holes without a label
 * (`unlabelled`). The room for an overlay that could not be loaded stays empty, so that the size of the
 * legend does not follow from the picture.
 */
export function planNotes(
  overlays: readonly Overlay[],
  picture: Pick<MapPicture, 'missingOverlays'> | null,
  unlabelled: readonly string[],
): (PrintedEntry | undefined)[] {
  const shown = overlayEntries(overlays.filter(({ name }) => !picture?.missingOverlays.includes(name)))
  return [...overlayEntries(overlays).map((_, index) => shown[index]), ...omittedEntries(unlabelled)]
}

/** Overlays by name, with their attribution. */
const overlayEntries = (overlays: readonly Overlay[]): PrintedEntry[] =>
  overlays.length === 0
    ? []
    : [
        { id: 'title overlays', text: legendStrings.overlays },
        ...overlays.map(({ id, name, opacity, attribution }) => ({
          id: `overlay ${id}`,
          sign: null,
          text: `${mapStrings.overlay.printed(name, opacity)}: ${attribution}`,
        })),
      ]

/** Names of holes without a label if they fit, and where they are listed; empty where each has one. */
function omittedEntries(names: readonly string[]): PrintedEntry[] {
  if (names.length === 0) return []
  const named = printStrings.unlabelled.note(names.length, names)
  const text = noteLines(named) <= MAX_OMITTED_LINES ? named : printStrings.unlabelled.note(names.length, [])
  return [{ id: 'omitted', sign: null, text }]
}
