/** How much is measured: enough for figures, or a few seconds that prove that the bench works. */
export type BenchSize = 'full' | 'quick'

/** One line of a part's table. */
export interface Finding {
  readonly what: string
  /** As it was measured, with its unit. */
  readonly figure: string
  /** Against the floor or the competitor that `what` names, of the same run; null: stated for orientation. */
  readonly ratio: number | null
  /** Null: none was set. */
  readonly goal: Goal | null
  /** Findings of one group are counted together on the page of all goals. */
  readonly group?: string
}

export interface Goal {
  readonly sign: '>=' | '<='
  readonly value: number
}

export interface Part {
  readonly id: string
  readonly title: string
  /** Its document in `docs/`. */
  readonly document: string
  /** How the figures were measured, in a paragraph or two of Markdown. */
  readonly method: string
  run(benchSize: BenchSize, log: (line: string) => void): Promise<readonly Finding[]>
}

export const atLeast = (value: number): Goal => ({ sign: '>=', value })
export const atMost = (value: number): Goal => ({ sign: '<=', value })

/** Null where there is nothing to meet. */
export function isMet({ ratio, goal }: Finding): boolean | null {
  if (ratio === null || goal === null) return null
  return goal.sign === '>=' ? ratio >= goal.value : ratio <= goal.value
}
