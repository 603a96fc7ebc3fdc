import type { ExportSource } from './source.ts'

/** Takes a sentence for the reader about what was written otherwise than it is stored. */
export type OnNote = (note: string) => void

export interface FormatOptions {
  /** A second line of units under the headings (csv, xlsx). */
  readonly units?: boolean | undefined
  /** A column beside each column of codes that says what they mean (csv, xlsx). */
  readonly meanings?: boolean | undefined
  /** Begin with the UTF-8 mark that old Excel needs (csv). */
  readonly byteOrderMark?: boolean | undefined
  /** Boundaries and outlines of groups beside the holes (geojson, kml); default true. */
  readonly shapes?: boolean | undefined
  /** Write line breaks inside values as they are, for reading them back; default: as a space (ags). */
  readonly keepLineBreaks?: boolean | undefined
}

/**
 * A format is an object in the table of formats: what it writes comes in pieces, in memory that does not grow
 * with it.
 */
export interface Format {
  readonly id: string
  readonly name: string
  readonly extension: string
  readonly mediaType: string
  /** Whether it takes what is never sent over the API too, since it must read back whole. */
  readonly isComplete: boolean
  /** What is in the file: the tables of the source, or its holes and the shapes under them. */
  readonly holds: 'tables' | 'map'
  /** The options that mean something to it. */
  readonly options: readonly (keyof FormatOptions)[]
  write(source: ExportSource, options?: FormatOptions, onNote?: OnNote): AsyncIterable<string | Uint8Array>
}
