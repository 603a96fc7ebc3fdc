import type { Location, LocationGroup, LocationStyle, TableRow } from '@groundsheet/contract'
import type { ExportTable } from '@groundsheet/formats'
import type { ReferenceSystem } from '@groundsheet/ogc-features'
import type { ProjectFeatures } from '../features/project-features.ts'

/** The grid of a project, with the definition that programs read. */
export interface ProjectGrid {
  readonly system: ReferenceSystem
  /** Number in the register of EPSG. */
  readonly srsId: number
  readonly name: string
  /** Well-known text, OGC 01-009. */
  readonly definition: string
}

/** `seq`: by which rows name their hole. */
export interface SourceHole {
  readonly seq: number
  readonly location: Location
  readonly style: LocationStyle
}

export interface SourceRow {
  readonly row: TableRow
  /** Null: its hole is not in the project. */
  readonly holeSeq: number | null
}

/** A project as it is written to a GeoPackage. */
export interface GeoPackageSource extends ProjectFeatures {
  readonly company: string
  /** Null: it is not known, or its definition cannot be used. */
  readonly grid: ProjectGrid | null
  holes(): AsyncIterable<readonly SourceHole[]>
  /** Of a table, by its code. */
  rows(code: string): AsyncIterable<readonly SourceRow[]>
  groups(): Promise<readonly LocationGroup[]>
  /** Groups whose rows belong to no hole, such as PROJ, TRAN and ABBR. */
  readonly metadata: readonly ExportTable[]
  /** Artwork of the company as SVG. */
  icon(id: string): Promise<string | null>
}
