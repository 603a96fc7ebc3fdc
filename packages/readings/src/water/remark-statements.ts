/** `1. Monitoring result. 2. No Groundwater.`: `monitoring result` and `no groundwater`. */
const statementsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[.;,:()\n]|\s[-–]\s/)
    .map((part) => (part.match(/[a-z]+/g) ?? []).join(' '))
    .filter(Boolean)

/** Words allowed before `dry`. */
const BEFORE_DRY = new Set(
  `a again all appears as at base be both bh borehole bottom completely found groundwater hole installation is
  monitoring now on pipe piezo piezometer reading recorded remained remains result standpipe stand still
  the to tube visit was water well`.split(/\s+/),
)

const DRY = /^(?:dry|damp)\b(?! (?:weather|conditions?|day|spell|period|season|ground))/
const WEATHER = /\b(?:weather|sunny|overcast|cloudy?|windy?|breezy|rain|raining|showers|bright)\b/

/** Followed by another word it has another meaning: `no water sample`, `no groundwater level`. */
const NO_WATER = new RegExp(
  '^(?:no|nil) (?:(?:standing|free|measurable) )?(?:ground ?)?water(?= (?:is|was|in|at|to|on|' +
    String.raw`within|present|encountered|found|observed|recorded|detected|noted|seen|struck)\b|$)`,
)
const NOT_ENCOUNTERED = new RegExp(
  '^(?:(?:standing )?(?:ground ?)?water (?:(?:is|was) )?(?:not|none) (?:encountered|present|' +
    String.raw`found|observed|detected|seen|struck)|(?:not|none) (?:encountered|struck))\b`,
)

/** Reasons why water was not measured, or another time: then "no water" is not the result of the visit. */
const NOT_MEASURED = new RegExp(
  String.raw`\b(?:flooded|under ?water|submerged|parked|not locate|blocked|blockage|obstructed|destroyed|` +
    String.raw`no access|inaccessible|unable|due to|because|drilling|boring|excavation)\b`,
)

/** The remark states that the installation is dry. `Dry, sunny` beside a reading is the weather. */
export function statesDry(text: string, hasReading: boolean): boolean {
  const statements = statementsOf(text)
  const isWeather = hasReading && WEATHER.test(statements.join(' '))
  if (!isWeather && statements.some(isDryStatement)) return true
  const isNone = statements.some((one) => NO_WATER.test(one) || NOT_ENCOUNTERED.test(one))
  return isNone && !NOT_MEASURED.test(statements.join(' '))
}

function isDryStatement(statement: string): boolean {
  const words = statement.split(' ')
  const start = words.findIndex((word) => !BEFORE_DRY.has(word))
  return start >= 0 && DRY.test(words.slice(start).join(' '))
}

/** Permeability and pumping tests of BS EN ISO 22282. */
const TEST = new RegExp(
  String.raw`\b(?:permeability(?= (?:tests?|testing|results?|readings?|data)\b|$)|(?:falling|rising|` +
    'constant|variable) head|(?:pump|pumping|packer|lugeon|slug) (?:tests?|testing)|' +
    String.raw`slug (?:in|out))\b`,
)
const NOT_YET = /\b(?:before|prior|no|not|without|planned|proposed)\b/

/** The reading was taken during a permeability or pumping test, not before one. */
export const statesTest = (text: string): boolean =>
  statementsOf(text).some((statement) => {
    const at = statement.search(TEST)
    return at >= 0 && !NOT_YET.test(statement.slice(0, at))
  })

/** With nothing behind it that limits it: `no groundwater encountered below 3 m` is none. */
const NONE_MET = new RegExp(
  '^(?:no (?:ground ?)?water (?:(?:is|was) )?(?:encountered|struck|met|observed|recorded|' +
    'noted)|(?:ground ?)?water (?:(?:is|was) )?not (?:encountered|struck|met|observed|recorded|' +
    'noted))(?: during (?:the )?(?:drilling|boring|excavation|excavating|digging))?$',
)

/** The statement of a remark on a hole that no groundwater was met in it, in lower case; null: none is. */
export const statedNoStrike = (text: string): string | null =>
  statementsOf(text).find((statement) => NONE_MET.test(statement)) ?? null
