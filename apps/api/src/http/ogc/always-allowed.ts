/** Parameters of every address. */
export const ALWAYS_ALLOWED: readonly string[] = ['f', 'key']
