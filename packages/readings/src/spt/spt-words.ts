/** Words of the result of a standard penetration test. Penetrations are in millimetres. */
export const sptWords = {
  noResult: 'no result',
  refusal: 'refusal',
  /** An N of 0 whose rods sank under their own weight. */
  zeroBySelfWeight: 'N=0 (self-weight)',
  stoppedInSeating: 'stopped in seating',
  seating: (blows: number, penetration: number) => `${blows}/${penetration} mm seating`,
  sank: (penetration: number) => `${penetration} mm under own weight`,
  /** A figure of printed logs: `50 for 75mm`. */
  figure: (blows: string, penetration: number) => `${blows} for ${penetration}mm`,
  blowsFor: (blows: number | '', penetration: number | '') => `${blows} for ${penetration} mm`,
  mainOnly: (blows: number) => `ISPT_MAIN ${blows} only`,
  extrapolated: (n: number, blows: number, penetration: number) =>
    `N = ${n} is extrapolated from ${blows} blows in ${penetration} mm`,
}
