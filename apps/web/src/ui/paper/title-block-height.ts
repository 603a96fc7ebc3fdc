import { type SheetSize, innerSize, PX_PER_MM } from './paper-size.ts'

/** Name and value; null: not stated. */
export type Fact = readonly [name: string, value: string | null]

/** Heights of the head and of a row of facts, as in the style sheet. */
const HEAD_HEIGHT_MM = 12.5
const FACT_HEIGHT_MM = 9
/** Horizontal padding of a value, as in the style sheet. */
const FACT_PADDING_PX = 13

/** Height of the title block with its lines, CSS px. */
export const titleBlockHeight = (size: SheetSize, facts: readonly Fact[]): number =>
  Math.ceil(
    (HEAD_HEIGHT_MM + Math.ceil(facts.length / columnsOn(size, facts)) * FACT_HEIGHT_MM) * PX_PER_MM + 3,
  )

/** Width of a value in the title block, CSS px; each has two lines. */
export const factWidth = (size: SheetSize, facts: readonly Fact[]): number =>
  innerSize(size).width / columnsOn(size, facts) - FACT_PADDING_PX

export const columnsOn = ({ width }: SheetSize, facts: readonly Fact[]) =>
  width < 250 || facts.length % 6 > 0 ? 4 : 6
