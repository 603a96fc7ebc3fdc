/** The least and the greatest value that a reading can have, both included. */
export interface ReadingLimits {
  readonly min: number
  readonly max: number
}

const upTo = (max: number): ReadingLimits => ({ min: 0, max })

/**
 * What readings can be, by what is measured. The limits are well beyond anything that can be measured. A
 * value outside them is a typing error or a placeholder of the file (`-999`), and would compress all others
 * on a scale.
 */
export const READING_LIMITS = {
  /** N of a standard penetration test. */
  spt: upTo(500),
  /** Energy ratio of an SPT hammer, %: 40 to 100 by measurement. */
  energyRatio: { min: 20, max: 110 },
  /** Blows of an increment of a dynamic probe. */
  probe: upTo(1000),
  /** Increment of a dynamic probe, mm: 100 or 200 by BS EN ISO 22476-2; 0 is one that was not filled in. */
  probeIncrement: upTo(1000),
  /** Fall of the hammer of a dynamic probe, mm: 500 or 750 by BS EN ISO 22476-2. */
  probeDrop: { min: 100, max: 1000 },
  /** Penetration of a dynamic cone penetrometer for a blow, mm. */
  penetrationRate: upTo(1000),
  /** Torque of a dynamic probe, Nm. */
  torque: upTo(2000),
  /** Cone resistance, MPa. Cones whose zero has drifted state a little less than 0. */
  coneMPa: { min: -0.5, max: 200 },
  /** Sleeve friction of a cone, MPa. */
  sleeveMPa: { min: -0.1, max: 200 },
  /** Sleeve friction of a cone, kPa. */
  sleeveKPa: { min: -100, max: 200_000 },
  /** Pore pressure at a cone, kPa: suction stays near that of the atmosphere. */
  porePressure: { min: -500, max: 20_000 },
  /** Friction ratio of a cone, %: peat stays below 20. */
  frictionRatio: upTo(100),
  /** Undrained shear strength and readings of penetrometers, kPa. */
  strength: upTo(5000),
  /** Water contents and consistency limits, %: peat and bentonite stay below 3,000. */
  moisture: upTo(5000),
  /**
   * Recoveries of core and rock quality designation, %. Those over 100 are reported, and drawn at the edge.
   */
  recovery: upTo(1000),
  /** Fractures for each metre. */
  fractures: upTo(1000),
  /** Spacing of fractures, mm: 100 m. */
  spacing: upTo(100_000),
  /** Permeability, m/s: open gravel stays below 1. */
  permeability: upTo(10),
  /** California bearing ratio, %. */
  cbr: upTo(1000),
  /** Density in place, Mg/m3. */
  density: upTo(30),
  /** Bulk density of a sample, Mg/m3: wet peat stays above 0.8, and iron below 8. kN/m3 are 10 or more. */
  bulkDensity: { min: 0.05, max: 9 },
  /** Volatile compounds in headspace, ppmv: all of it. */
  headspace: upTo(1_000_000),
  /** Diameter of a hole or its casing, mm. */
  diameter: upTo(10_000),
  /** Diameter of core, mm: 21 (EX) to 165 (ZF) of standard barrels. */
  coreDiameter: { min: 10, max: 500 },
  /** Depth of water, m. Artesian water stands above the ground. */
  waterDepth: { min: -50, max: 10_000 },
  /** Anything else, in its unit. */
  other: { min: -1e9, max: 1e9 },
} as const satisfies Record<string, ReadingLimits>

export const isWithinLimits = (value: number, { min, max }: ReadingLimits): boolean =>
  value >= min && value <= max
