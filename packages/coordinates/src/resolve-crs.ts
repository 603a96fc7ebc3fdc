/**
 * What people write for a grid, with spaces and punctuation taken out. AGS4 LOCA_GREF codes: OSGB, OSI, ITM.
 */
const spellings: Record<string, string[]> = {
  'EPSG:27700': [
    ...[
      'OSGB',
      'OSGB36',
      'OSGB1936',
      'BNG',
      'NGR',
      'OS',
      'OSNG',
      'OSGR',
      'OSGRID',
      'OSNGR',
      'OSTN15',
      'OSTN02',
    ],
    ...['NATIONALGRID', 'BRITISHNATIONALGRID', 'BRITISHGRID', 'UKNATIONALGRID', 'OSNATIONALGRID', 'OSGBGRID'],
    ...['OSGBNATIONALGRID', 'ORDNANCESURVEY', 'ORDNANCESURVEYNATIONALGRID', 'NATIONALGRIDREFERENCE'],
    ...['ORDNANCESURVEYGREATBRITAINNATIONALGRID'],
  ],
  'EPSG:29901': ['OSNI1952IRISHNATIONALGRID', 'OSNI1952'],
  'EPSG:29902': ['TM65', 'TM65IRISHGRID', 'TM65IRISHNATIONALGRID'],
  'EPSG:29903': [
    ...[
      'OSI',
      'OSNI',
      'IG',
      'ING',
      'IRISHGRID',
      'IRISHNATIONALGRID',
      'IRISHNG',
      'OSIGRID',
      'OSNIGRID',
      'TM75',
      'TM75IRISHGRID',
    ],
    ...['OSIIRISHGRID', 'OSNIIRISHGRID', 'ORDNANCESURVEYIRELAND', 'ORDNANCESURVEYIRELANDIRISHGRID'],
  ],
  'EPSG:2157': [
    ...['ITM', 'IRENET95', 'IRISHTRANSVERSEMERCATOR', 'IRENET95ITM'],
    ...['ORDNANCESURVEYIRELANDIRISHTRANSVERSEMERCATOR'],
  ],
  'EPSG:3108': ['GUERNSEYGRID', 'GUERNSEY'],
  'EPSG:3109': ['JERSEYTRANSVERSEMERCATOR', 'JERSEYGRID', 'JERSEY', 'JTM'],
}

const codeOf = new Map(
  Object.entries(spellings).flatMap(([code, names]) => names.map((name) => [name, code])),
)

/** Letters of the longest spelling, without spaces. */
const MAX_SPELLING_CHARACTERS = Math.max(...[...codeOf.keys()].map((name) => name.length))

/** Retired or compound codes, and the horizontal CRS that takes their place. */
const successors: Record<string, string> = {
  'EPSG:7405': 'EPSG:27700',
  'EPSG:9920': 'EPSG:27700',
  'EPSG:29900': 'EPSG:29902',
}

/**
 * The EPSG code meant by a text. The text is `EPSG:27700`, `27700`, an OGC URN, or a LOCA_GREF style name
 * (OSGB, NGR, BNG, OSI, ITM, UTM30N). Case, spaces and punctuation do not count. AGS "OSI" is EPSG:29903,
 * TM75 / Irish Grid, which covers the whole island. Null when the text is not understood. `loadTransformer`
 * reports whether the code exists.
 */
export function resolveCrs(text: string): string | null {
  const words = text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
  return fromNumber(words) ?? fromUtm(words) ?? fromName(words)
}

function fromNumber(words: string): string | null {
  const digits =
    /(?:^|\b)EPSG(?: [\d. ]*?)? ?(\d{4,6})(?: |$)/.exec(words)?.[1] ?? /^(\d{4,6})$/.exec(words)?.[1]
  if (digits === undefined) return null
  const code = `EPSG:${Number(digits)}`
  return successors[code] ?? code
}

/**
 * UTM zone with N or S for the hemisphere, or a band letter; without one it is north. ETRS89 has zones 28 to
 * 38.
 */
function fromUtm(words: string): string | null {
  const match = /\bUTM ?(?:ZONE ?)?(\d{1,2}) ?([C-X])?(?: |$)/.exec(words)
  const zone = Number(match?.[1])
  if (!match || zone < 1 || zone > 60) return null
  const south = match[2] === 'S' || (match[2] ?? 'N') < 'N'
  if (!/ETR[SF] ?(19)?89/.test(words)) return `EPSG:${(south ? 32700 : 32600) + zone}`
  return south || zone < 28 || zone > 38 ? null : `EPSG:${25800 + zone}`
}

/** The whole name, else the one grid that its words name without contradiction ("OSGB36 (BNG)"). */
function fromName(words: string): string | null {
  const whole = codeOf.get(words.replaceAll(' ', ''))
  if (whole !== undefined) return whole
  const named = new Set(wordRuns(words.split(' ')).flatMap((run) => codeOf.get(run) ?? []))
  return named.size === 1 ? ([...named][0] ?? null) : null
}

function wordRuns(words: string[]): string[] {
  const runs: string[] = []
  let start = 0
  while (start < words.length) {
    const end = longestNamedRun(words, start)
    runs.push(words.slice(start, end).join(''))
    start = end
  }
  return runs
}

/** End of the longest named run at `start`, so that "Irish National Grid" is not also "National Grid". */
function longestNamedRun(words: string[], start: number): number {
  let named = start + 1
  let run = ''
  for (let end = start + 1; end <= words.length && run.length <= MAX_SPELLING_CHARACTERS; end++) {
    run += words[end - 1] ?? ''
    if (codeOf.has(run)) named = end
  }
  return named
}
