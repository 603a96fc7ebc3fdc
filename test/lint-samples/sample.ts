/** What it is, its file, its text, and the rules that it breaks. */
export type Sample = readonly [what: string, path: string, text: string, rules: readonly string[]]
