/** Where a phrase of a text is, in characters from its beginning. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Soils, rocks and materials that capitals name, as in `Soft grey silty CLAY`. BS 5930. */
const MATERIAL = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:TOP|SUB)?[ -]?SOILS?|TURF|PEAT|CLAY(?:STONE)?|FIRECLAY|SILTS?|SANDS?|GRAVELS?|COBBLES?`,
    String.raw`BOULDERS?|FLINTS?|TILL|MADE[ -]?GROUND|FILL|ASH|CLINKER|HARDCORE|BALLAST|BRICK(?:WORK|S)?`,
    String.raw`RUBBLE|CONCRETE|MORTAR|SCREED|TARMAC(?:ADAM)?|MACADAM|ASPHALT|BITMAC|TIMBER|WOOD|MARL|LOAM`,
    // Sandstone, mudstone, siltstone, limestone, ironstone, whinstone, gritstone, sandstone with a prefix.
    String.raw`[A-Z]*(?:SAND|MUD|SILT|LIME|IRON|WHIN|GRIT|CLAY)STONES?|WHIN|CHALK|COAL|LIGNITE|SHALE|SLATE`,
    String.raw`BRECCIA|CONGLOMERATE|AGGLOMERATE|TUFF|DOLERITE|BASALT|GABBRO|[A-Z]*(?:GRANITE|DIORITE)`,
    String.raw`ANDESITE|RHYOLITE|TRACHYTE|PSAMMITE|[A-Z]*PELITE|GREYWACKE|SCHIST|GNEISS|QUARTZITE`,
    String.raw`PHYLLITE|GYPSUM|HALITE|ANHYDRITE|CALCRETE|CALCARENITE|` +
      String.raw`DOLOMITE|WHITE TRAP|SEAT ?EARTH|BEDROCK|ROCK`,
  ].join('|')})\b`,
)

const CAPITALS = /\p{Lu}{3,}(?:(?:\s+and\s+|[\s/-]+)\p{Lu}{3,})*/gu

export interface Soil extends Span {
  readonly name: string
}

/** The soils and rocks of a description, in its order. Other words in capitals, `CORE RECOVERY`, are none. */
export const findSoils = (text: string): Soil[] =>
  [...text.matchAll(CAPITALS)]
    .filter(({ 0: name }) => MATERIAL.test(name))
    .map(({ index, 0: name }) => ({ from: index, to: index + name.length, name }))

/** What follows a negation is looked ahead to, since it may be denied once more. */
const NEXT_WORD = String.raw`(?=([\s-]{0,9}[^\s.,;:-]{1,40})?)`
const NEGATIONS = [
  // Of what follows: `no recovery`, `without gravel`, `non-intact`.
  new RegExp(String.raw`\b(?:no|non|without|nor|neither|zero|nil)\b${NEXT_WORD}`, 'giu'),
  // Of what is before, too: `CORE NOT RECOVERED`, `gravel was absent`.
  new RegExp(
    String.raw`(?:(?<![^\s.,;:])[^\s.,;:]{1,40}\s{1,9}(?:(?:is|are|was|were|` +
      String.raw`has|have|had|been|could|did|does)\s{1,9}){0,3})?` +
      String.raw`\b(?:not|never|none|nil|absent|missing)\b${NEXT_WORD}`,
    'giu',
  ),
] as const

/** Negations with the words that they deny, which no text may be cut within. */
export const findNegations = (text: string): Span[] =>
  NEGATIONS.flatMap((negation) =>
    [...text.matchAll(negation)].map(({ index, 0: words, 1: next = '' }) => ({
      from: index,
      to: index + words.length + next.length,
    })),
  )

/** Colours, grades, sizes and structures that no ending of `QUALIFYING_END` shows. */
const MODIFIERS = new Set(
  (
    'brown grey black white red green blue yellow orange purple pink cream beige buff maroon dark light ' +
    'pale off dull bright soft firm stiff hard loose dense compact weak strong low medium high strength ' +
    'consistency density very slightly fine coarse grained thick thin large small massive fresh plastic ' +
    'friable fissile brittle damp moist wet dry close well pseudo sub cross inter to and or with becoming ' +
    'varying mottling staining speckling some occasional frequent rare little grading cohesive ' +
    'structureless intact homogeneous with depth flint shale rich heavy veining at m'
  ).split(' '),
)
const QUALIFYING_END = /(?:y|ish|ed|ic|ous|ose|al|ar)$/
/** These state whether there is such a ground, or how certain it is. */
const NO_MODIFIERS = new RegExp(
  '^(?:possibl[ey]|probabl[ey]|presumabl[ey]|apparently|supposedly|only|hardly|barely|nearly|' +
    'partial|minimal|recovery|recovered|assumed|presumed|inferred|suspected|assessed|supposed|' +
    'refused|limited|removed|terminated|encountered|any|clay|body|quarry|material|metal)$',
)

/** Whether a text has no more than adjectives of a soil or rock, without which its name means the same. */
export const areModifiers = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every(
      (word) => word === '' || MODIFIERS.has(word) || (QUALIFYING_END.test(word) && !NO_MODIFIERS.test(word)),
    )
