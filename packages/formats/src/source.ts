import type { Edition, OwnNames } from '@groundsheet/ags'
import type { Boundary, Location, LocationGroup } from '@groundsheet/contract'
import type { Position } from './geojson/group-outline.ts'

/** A sequence of items from memory, a database or the network. */
export type Stream<T> = Iterable<T> | AsyncIterable<T>

/** `unit` and `type` as the file or the dictionary states them; '' where neither does. */
export interface ExportHeading {
  readonly heading: string
  readonly name: string | null
  readonly unit: string
  readonly type: string
}

/** `rows` can be requested more than once; each row is as long as the headings. */
export interface ExportTable {
  readonly group: string
  readonly name: string
  readonly headings: readonly ExportHeading[]
  /** The table that its rows belong to, and the headings that identify them; where DICT has to state them. */
  readonly parent?: string | null
  readonly keys?: readonly string[]
  /** AGS 3: what is marked as defined by the sender. */
  readonly own?: OwnNames
  /** AGS: left out where it has no rows, as a group that only the export adds. */
  readonly isOptional?: boolean
  rows(): Stream<readonly string[]>
}

export interface ExportProject {
  readonly reference: string
  readonly name: string
  readonly company: string
  readonly client: string | null
  readonly contractor?: string | null
  readonly consultant?: string | null
  readonly edition: Edition
  /** ISO 8601 UTC: the date of what is written, so that the same data give the same bytes. */
  readonly updatedAt: string
}

/** A hole as the API sends it; `style` where it is known. */
export type ExportHole = Omit<Location, 'tables'>

/** The grid of a project, in which eastings and northings of its holes are. */
export interface ExportGrid {
  /** `EPSG:27700`. */
  readonly code: string
  readonly name: string
  /** Null: the grid has no coordinates for the position. */
  project(position: Position): { readonly easting: number; readonly northing: number } | null
}

/** As stated; null: not known. */
export type StatedTransmission = Readonly<
  Record<'issue' | 'date' | 'status' | 'producer' | 'recipient' | 'description', string | null>
>

/** All that a format may write. The caller decides what is in it: a whole project, or what is shown. */
export interface ExportSource {
  readonly project: ExportProject
  /**
   * The tables are what the API sends. None of them defines anything (PROJ, TRAN, ABBR, DICT, UNIT, TYPE),
   * and reading them twice is slow unless `isMerged`. A format that needs definitions makes them of the
   * headings, of `codes` and of the rows as they pass.
   */
  readonly lacksDefinitions?: boolean
  readonly tables: readonly ExportTable[]
  /**
   * Whether the rows are of several deliveries, of which each has TYPE and UNIT rows of its own. Writers of
   * AGS files read them twice then.
   */
  readonly isMerged?: boolean
  /** What the delivery that counts as the newest says of itself; missing: the newest by date and issue. */
  readonly newest?: StatedTransmission | null
  /** Groups that the files have without rows, which are not among the tables. */
  readonly emptyGroups?: readonly string[]
  holes(): Stream<ExportHole>
  readonly boundaries: readonly Boundary[]
  readonly groups: readonly LocationGroup[]
  /** Null or missing: it is not known, or its definition cannot be used. */
  readonly grid?: () => Promise<ExportGrid | null>
  /** The codes of a heading with their meanings; empty where it has no list. */
  readonly codes: (heading: string) => ReadonlyMap<string, string>
  /** What the files call their units and data types, where their definitions are not among the tables. */
  readonly units?: ReadonlyMap<string, string>
  readonly types?: ReadonlyMap<string, string>
}
