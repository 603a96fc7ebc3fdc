import type { CrsEvidence } from '../src/index.ts'

export const evidence = (
  easting: number,
  northing: number,
  more: Partial<CrsEvidence> = {},
): CrsEvidence => ({
  points: [
    { easting, northing },
    { easting: easting + 20, northing: northing + 5 },
    { easting: easting - 10, northing: northing + 30 },
  ],
  gref: [''],
  projectName: '',
  projectLocation: '',
  ...more,
})
