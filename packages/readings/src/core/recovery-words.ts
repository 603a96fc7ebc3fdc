/** Why a recovery of core, %, is impossible. */
export const recoveryWords = {
  over: (name: string, value: number) => `${name} ${value} % is over 100 %`,
  negative: (name: string, value: number) => `${name} ${value} % is negative`,
  above: (name: string, value: number, larger: string, limit: number) =>
    `${name} ${value} % is above ${larger} ${limit} %`,
}
