/** The later of two moments as the service writes them; null: before all others. */
export const laterTime = (a: string | null, b: string): string => (a === null || b > a ? b : a)
