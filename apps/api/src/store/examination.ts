import type { CopySource } from './copy.ts'

export interface Defect {
  readonly check: string
  /** One line for a person. */
  readonly message: string
}

/** Values an import calculates in JavaScript, passed in to be recalculated for comparison. */
export interface Recount {
  /** JSON of the mean of `[latitude, longitude]` pairs, null where a hole has none. */
  meanPosition(positions: readonly (readonly [number | null, number | null])[]): string
  isSanitised(svg: string): boolean
  /** One line for each row that is stored under an id other than that of its key. */
  wrongIds(source: CopySource): Promise<string[]>
}

export interface Examination {
  readonly checks: number
  readonly defects: readonly Defect[]
}
