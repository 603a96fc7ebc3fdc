/** Texts of points, of values that are left out, and of doubtful ones. Depths and levels are in metres. */
export const plotWords = {
  /** The place of a specimen or an installation within its hole. */
  at: (depth: string) => `at ${depth} m`,
  responseZone: (top: string, base: string) => `response zone ${top} to ${base} m`,
  /** A contradicted result, and what is drawn of it. */
  shown: (statements: string, shown: string) => `${statements}; shown: ${shown}`,
  /** Friction ratios, both in %. */
  ratioFor: (stated: string, calculated: string) => `${stated} for fs/qc ${calculated}`,
  grading: {
    /** Percentage passing; sizes are in millimetres. */
    point: (passing: string, size: string) => `${passing} % at ${size} mm`,
    falling: (smaller: Passing, larger: Passing) =>
      `${smaller.percent} % pass ${smaller.size} mm, ${larger.percent} % pass ${larger.size} mm`,
  },
  water: {
    reading: (depth: string, why: string) => `${depth} m: ${why}`,
    beyondLimits: (above: number, below: number) =>
      `not between ${above} m above and ${below} m below the ground`,
    belowTip: (tip: string) => `below the tip of the installation at ${tip} m`,
    belowHole: (end: string) => `below the bottom of the hole at ${end} m`,
    otherLevel: (level: string, depth: string) => `level ${level} gives ${depth} m`,
    otherUnit: (reading: string, unit: string) => `${reading}, unit “${unit}”`,
  },
}

interface Passing {
  readonly percent: number
  readonly size: number
}
