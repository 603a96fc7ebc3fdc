/** Two values of a heading. */
export interface Conflict {
  readonly heading: string
  readonly first: { readonly value: string }
  readonly second: string
}

/**
 * Headings that are one reading together, of editions 3.1 and 4: with values of two deliveries it is a result
 * that nobody measured.
 */
export interface Reading {
  readonly headings: ReadonlySet<string>
  /** The headings whose values make it another reading; undefined: each that differs. */
  readonly contradictedBy?: (conflicts: readonly Conflict[]) => readonly string[]
}

const numbered = (name: string): string[] => [1, 2, 3, 4, 5, 6].map((number) => `${name}${number}`)

const named = (group: string, ...names: readonly string[]): string[] =>
  names.map((name) => `${group}_${name}`)

/** A value of a laboratory with its text, its unit and what they say of its limits. */
const RESULT = ['RVAL', 'RTXT', 'RUNI', 'DETF', 'RRES', 'IQLF', 'LQLF', 'RDLM', 'MDLM', 'QLM', 'DUNI']

export const READINGS: readonly Reading[] = [
  // The counts of a penetration test, the N-value and the result in words.
  [
    ...named('ISPT', 'SEAT', 'MAIN', 'NPEN', 'NVAL', 'REP', 'SWP', 'N60'),
    ...numbered('ISPT_INC'),
    ...numbered('ISPT_PEN'),
  ],
  // The plasticity index is the difference of the limits.
  named('LLPL', 'LL', 'PL', 'PI'),
  named('CLSS', 'LL', 'PL'),
  // The dry density is the bulk density without the water.
  named('LDEN', 'MC', 'BDEN', 'DDEN'),
  // One point of a compaction curve.
  named('CMPG', 'MAXD', 'MCOP'),
  // Cohesion and angle of one failure envelope.
  named('TREG', 'COH', 'PHI'),
  named('TRIG', 'COH', 'PHI'),
  named('SHBG', 'PCOH', 'PHI'),
  named('SHBG', 'RCOH', 'RPHI'),
  // The result of a chemical test.
  named('ERES', ...RESULT),
  named('ELRG', ...RESULT),
  named('GCHM', 'RESL', 'UNIT', 'RTXT', 'DLM'),
  named('CNMT', 'RESL', 'UNIT', 'LIM', 'ULIM'),
  // A value of an instrument with its unit.
  named('MOND', 'RDNG', 'UNIT', 'LIM', 'ULIM'),
  named('FGHT', 'RDNG', 'UNIT'),
  // Recoveries of one core run.
  named('CORE', 'PREC', 'SREC', 'RQD'),
  // Spacings of the discontinuities of one length of core.
  named('FRAC', 'IMAX', 'IAVE', 'IMIN', 'FI'),
  // Peak and residual strength of one vane test.
  named('IVAN', 'IVAN', 'IVAR'),
  // A level with its datum.
  named('LOCA', 'GL', 'NATD'),
  named('LOCA', 'LOCZ', 'DATM'),
].map((headings) => ({ headings: new Set(headings) }))
