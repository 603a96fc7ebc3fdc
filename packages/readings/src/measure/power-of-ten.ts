const SUPERSCRIPT_DIGITS = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** `10⁻⁷`. */
export const powerOfTen = (power: number) =>
  `10${String(power)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => SUPERSCRIPT_DIGITS[Number(digit)] ?? digit)}`
