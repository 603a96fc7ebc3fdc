/** Parts of an installation outside its response zone, with depths in metres as stated. */
export const zoneWords = {
  tip: (depth: string) => `tip at ${depth} m`,
  slottedPipe: (top: string, base: string) => `slotted pipe ${top} to ${base} m`,
  pipe: (top: string, base: string) => `pipe ${top} to ${base} m`,
}
