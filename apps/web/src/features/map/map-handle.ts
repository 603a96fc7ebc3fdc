import type { Place } from '@groundsheet/sections'

/** What the rest of the screen does with a map that is not in the address. */
export interface MapHandle {
  /** Lets a person draw the line of a section. */
  readonly drawLine: () => void
  /** Marks where the pointer is along the section; null: nowhere. */
  readonly markPlace: (place: Place | null) => void
  /** Requests the basemap again that failed. */
  readonly retryBasemap: () => void
}
