/** Data types (AGS4 rule 17) by the pattern of their name; what it catches goes into the words. */
const TYPES: readonly [RegExp, string][] = [
  [/^0DP$/, 'Number without decimal places'],
  [/^(\d+)DP$/, 'Number with this many decimal places: $1'],
  [/^(\d+)SF$/, 'Number with this many significant figures: $1'],
  [/^(\d+)SCI$/, 'Number in scientific notation with this many decimal places: $1'],
  [/^DMS$/, 'Degrees, minutes and seconds'],
  [/^DT$/, 'Date, time, or both'],
  [/^ID$/, 'Unique identifier'],
  [/^MC$/, 'Moisture content'],
  [/^PA$/, 'Text listed in the ABBR group'],
  [/^PT$/, 'Text listed in the TYPE group'],
  [/^PU$/, 'Text listed in the UNIT group'],
  [/^RL$/, 'Record link'],
  [/^T$/, 'Elapsed time'],
  [/^U$/, 'Value of variable format'],
  [/^XN$/, 'Text or number'],
  [/^X$/, 'Text'],
  [/^YN$/, 'Yes or no'],
]

/** What TYPE says of a data type; the type itself where it is none of the standard. */
export function describeType(type: string): string {
  const [pattern, words] = TYPES.find(([name]) => name.test(type)) ?? []
  return pattern && words !== undefined ? type.replace(pattern, words) : type
}
