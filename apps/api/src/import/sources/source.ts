/** A file to read as AGS. `path` is shown to users, `file` has the bytes. */
export interface AgsSource {
  readonly path: string
  readonly file: string
}

/** Files that belong together: loose files, or those of a project folder with its settings. */
export interface Delivery {
  readonly sources: readonly AgsSource[]
  readonly folder: string | null
}
