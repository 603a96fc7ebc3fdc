/** A file to read as AGS. `path` is what people are shown, `file` where the bytes are. */
export interface AgsSource {
  readonly path: string
  readonly file: string
}

/** What belongs together: loose files, or those of a project folder with what is said about the project. */
export interface Delivery {
  readonly sources: readonly AgsSource[]
  readonly folder: string | null
}
