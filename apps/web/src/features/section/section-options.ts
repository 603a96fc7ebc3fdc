/** Options of the section, all kept in the address. */
export interface SectionOptions {
  /** Maximum offset of a hole from the line, metres. */
  readonly maxOffset: number
  /** Vertical exaggeration; null: the largest standard one at which the whole section fits. */
  readonly exaggeration: number | null
  /** Draw by depth from a flat datum, without ground levels. */
  readonly flat: boolean
  readonly ties: boolean
  readonly tests: boolean
}
