/** Words between and before numbers. */
export const numberStrings = {
  range: (from: string, to: string) => `${from} to ${to}`,
  moreThan: (limit: string) => `more than ${limit}`,
}
