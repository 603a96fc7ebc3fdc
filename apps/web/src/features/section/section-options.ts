/** What a person may choose; all of it is in the address. */
export interface SectionOptions {
  /** Metres to either side of the line. */
  readonly reach: number
  /** Null: the greatest usual exaggeration at which all of it fits. */
  readonly times: number | null
  /** By depth from a flat datum, where ground levels are not to be used. */
  readonly flat: boolean
  readonly ties: boolean
  readonly tests: boolean
}
