/** Metres of one foot, exactly. Source: international yard and pound agreement of 1959. */
const FOOT_M = 0.3048

/** Spellings of units of length, in lower case and without blanks and full stops. */
const SPELLINGS: readonly (readonly [metres: number, spellings: readonly string[]])[] = [
  [1, ['m', 'metre', 'metres', 'meter', 'meters', 'mtr', 'mtrs']],
  [1e-3, ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters']],
  [1e-2, ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters']],
  [0.1, ['dm', 'decimetre', 'decimetres']],
  [1e3, ['km', 'kilometre', 'kilometres', 'kilometer', 'kilometers']],
  [1e-6, ['um', 'micron', 'microns']],
  [FOOT_M, ['ft', 'feet', 'foot', "'"]],
  [1200 / 3937, ['ftus', 'usft', 'sft']],
  [FOOT_M / 12, ['in', 'ins', 'inch', 'inches', '"']],
  [3 * FOOT_M, ['yd', 'yds', 'yard', 'yards']],
]

/** What files write behind a unit: below ground level or surface, above a datum, along a grid. */
const REFERENCES = [
  ...['bgl', 'bgs', 'begl', 'agl', 'od', 'aod', 'odn', 'aodn', 'cd', 'acd', 'asl', 'amsl'],
  ...['e', 'n', 'east', 'north', 'easting', 'northing', 'osgb', 'ngr', 'bng', 'osgr', 'itm'],
]

/** Metres of one of each unit. */
export const LENGTH_UNITS: Readonly<Record<string, number>> = Object.fromEntries(
  SPELLINGS.flatMap(([metres, spellings]) =>
    spellings.flatMap((spelling) =>
      ['', ...REFERENCES].map((reference) => [`${spelling}${reference}`, metres] as const),
    ),
  ),
)
