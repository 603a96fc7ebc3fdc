/**
 * The greatest readings that a scale is made for, by what is measured. Each is well above anything that can be measured:
 * a greater value is a typing error or a placeholder of the file, and would leave all others no room.
 */
export const MAX_READINGS = {
  /** N of a standard penetration test. */
  spt: 500,
  /** Blows of an increment of a dynamic probe. */
  probe: 1000,
  /** Torque of a dynamic probe, Nm. */
  torque: 2000,
  /** Cone resistance and sleeve friction, MPa. */
  coneMPa: 200,
  /** Sleeve friction, kPa. */
  coneKPa: 200_000,
  /** Pore pressure at a cone, kPa. */
  porePressure: 20_000,
  /** Friction ratio of a cone, %: peat stays below 20. */
  frictionRatio: 100,
  /** Undrained shear strength and readings of penetrometers, kPa. */
  strength: 5000,
  /** Water contents and consistency limits, %: peat and bentonite stay below 3,000. */
  moisture: 5000,
  /** Fractures for each metre. */
  fractures: 1000,
  /** Volatile compounds in headspace, ppmv: all of it. */
  headspace: 1_000_000,
  /** Diameter of a hole or its casing, mm. */
  diameter: 10_000,
  /** Anything else, in its unit. */
  other: 1e9,
} as const
