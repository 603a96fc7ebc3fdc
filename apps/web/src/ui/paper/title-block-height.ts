import { type SheetSize, innerSize, MM } from './paper-size.ts'

/** A name and what there is to say; null if not stated. */
export type Fact = readonly [name: string, value: string | null]

/** Millimetres; the style sheet draws them as high. */
const HEAD = 12.5
const FACT = 9
/** Beside the values and their lines, px; the style sheet says the same. */
const PADDING = 13

/** Height of the title block, CSS px, with its lines. */
export const titleBlockHeight = (size: SheetSize, facts: readonly Fact[]): number =>
  Math.ceil((HEAD + Math.ceil(facts.length / columnsOn(size, facts)) * FACT) * MM + 3)

/** Width of the values in the head of a sheet, CSS px; each has two lines. */
export const factWidth = (size: SheetSize, facts: readonly Fact[]): number =>
  innerSize(size).width / columnsOn(size, facts) - PADDING

export const columnsOn = ({ width }: SheetSize, facts: readonly Fact[]) =>
  width < 250 || facts.length % 6 > 0 ? 4 : 6
