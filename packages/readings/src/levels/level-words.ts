/** Units of levels. */
export const levelWords = {
  above: (datum: string) => `m above ${datum}`,
}
