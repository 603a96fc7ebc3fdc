import type { Ags4Version } from '@groundsheet/ags'
import type { Level } from '@groundsheet/rules'
import type { HoleRows } from './holes/read-hole-rows.ts'
import type { SiteSummary } from './positions/summarise-site.ts'
import type { CheckSummary, ShownFinding } from './summarise-check.ts'
import type { ReportKind } from './write-report.ts'

/** To the worker. `id` numbers the request, and is in its answers. */
export type CheckRequest =
  | {
      readonly kind: 'check'
      readonly id: number
      readonly file: File
      /** With the name of its archive. */
      readonly name: string
      readonly version: Ags4Version | null
      /** Of a file in an archive. */
      readonly archive: ArchivePlace | null
    }
  /** `check`: the id of a request that was answered with `checked`. */
  | {
      readonly kind: 'line'
      readonly id: number
      readonly check: number
      readonly file: File
      readonly line: number
    }
  | { readonly kind: 'hole'; readonly id: number; readonly file: File; readonly hole: string }
  | { readonly kind: 'unpack'; readonly id: number; readonly file: File }
  | {
      readonly kind: 'findings'
      readonly id: number
      readonly check: number
      readonly level: Level
      readonly rule: string
      readonly from: number
    }
  | { readonly kind: 'report'; readonly id: number; readonly check: number; readonly report: ReportKind }
  /** The findings of the file are no longer needed. Not answered. */
  | { readonly kind: 'release'; readonly id: number; readonly check: number }

/** From the worker. */
export type CheckAnswer =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | {
      readonly kind: 'checked'
      readonly id: number
      readonly summary: CheckSummary
      /** Names of all holes, in the order of the file. */
      readonly holes: readonly string[]
    }
  /** After `checked`, of a file that can be read. Null: the data for positions could not be loaded. */
  | {
      readonly kind: 'placed'
      readonly id: number
      readonly site: SiteSummary | null
      /** With the findings about positions. */
      readonly summary: CheckSummary
    }
  | { readonly kind: 'line'; readonly id: number; readonly found: RawLine | null }
  | { readonly kind: 'hole'; readonly id: number; readonly rows: HoleRows | null }
  | { readonly kind: 'unpacked'; readonly id: number; readonly archive: UnpackedArchive }
  | { readonly kind: 'findings'; readonly id: number; readonly findings: readonly ShownFinding[] }
  | { readonly kind: 'report'; readonly id: number; readonly file: File }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }

/** One line of a file as it is, and the line of headings that it belongs to. */
export interface RawLine {
  readonly text: string
  /** Codes of the headings in their order; empty where the line belongs to no group. */
  readonly headings: readonly string[]
}

/** The name of a file in its archive, and the names of files that may be attached to it. */
export interface ArchivePlace {
  readonly name: string
  readonly entries: readonly string[]
}

export interface ArchivedFile {
  readonly file: File
  /** With the name of the archive. */
  readonly name: string
  readonly place: ArchivePlace
}

/** The AGS files of an archive. */
export interface UnpackedArchive {
  readonly files: readonly ArchivedFile[]
  /** Names of archives inside it, which are not read. */
  readonly nested: readonly string[]
}
