/**
 * Plasticity of fine soil by its liquid limit, %: upper end of each band and its letter. BS 5930:2015,
 * 33.4.4.
 */
export const PLASTICITY_BANDS = [
  { to: 35, letter: 'L' },
  { to: 50, letter: 'I' },
  { to: 70, letter: 'H' },
  { to: 90, letter: 'V' },
  { to: Infinity, letter: 'E' },
] as const

/** Plasticity index on Casagrande's A-line, which separates clays from silts. */
export const aLine = (liquidLimit: number): number => 0.73 * (liquidLimit - 20)

/** Plasticity index on the U-line, above which there are no natural soils. */
export const uLine = (liquidLimit: number): number => 0.9 * (liquidLimit - 8)

/** `CI`, `MH`: clay on the A-line and above, silt below. A band begins with its lower end. */
export function plasticityClass(liquidLimit: number, plasticityIndex: number): string {
  const band = PLASTICITY_BANDS.find(({ to }) => liquidLimit < to)
  return `${plasticityIndex >= aLine(liquidLimit) ? 'C' : 'M'}${band?.letter ?? 'E'}`
}
