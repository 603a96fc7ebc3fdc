/** Words in results of pressuremeter tests. */
export const pressuremeterWords = {
  /** A value that was measured by one arm of the instrument. */
  ofArm: (value: string, arm: string) => `${value} (arm ${arm})`,
}
