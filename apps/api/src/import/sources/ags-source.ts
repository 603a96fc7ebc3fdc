/** A file to read as AGS. `path` is shown to users, `file` has the bytes. */
export interface AgsSource {
  readonly path: string
  readonly file: string
  /** Of a file in an archive. */
  readonly archive?: ArchivePlace
}

/** Where a file was in its archive, and the names of all files there. */
export interface ArchivePlace {
  readonly name: string
  readonly entries: ReadonlySet<string>
}

/** Files that belong together: loose files, or those of a project folder with its settings. */
export interface Delivery {
  readonly sources: readonly AgsSource[]
  readonly folder: string | null
}
