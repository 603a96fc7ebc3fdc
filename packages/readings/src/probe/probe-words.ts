/** Contradictions in the readings of dynamic probes and cone penetrometers, in millimetres. */
export const probeWords = {
  spacing: (increment: number, spacing: number) =>
    `increments of ${increment} mm are stated, readings are ${spacing} mm apart`,
  overlap: (increment: number, next: number) =>
    `an increment of ${increment} mm is stated, the next reading is ${next} mm below`,
  unknownStart: (zero: number, blows: number) =>
    `DCPG_ZERO ${zero} mm and no row of 0 blows: penetration of the first ${blows} blows not known`,
  notCumulative: (falling: number, all: number) =>
    `${falling} of ${all} penetrations are less than the one before, so they are not those since the ` +
    'start; not drawn',
  falling: (now: PenetrationAt, before: PenetrationAt) =>
    `${now.penetration} mm at ${now.blows} blows, less than ${before.penetration} mm at ${before.blows}`,
  twoPenetrations: (first: number, second: number, blows: number) =>
    `penetrations of ${first} and ${second} mm at ${blows} blows`,
}

interface PenetrationAt {
  readonly blows: number
  readonly penetration: number
}
