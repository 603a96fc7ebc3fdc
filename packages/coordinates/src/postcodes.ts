import { GREAT_BRITAIN, type Region } from './regions.ts'

/** A whole postcode in a text, and the countries that it may lie in. */
export interface Postcode {
  readonly name: string
  readonly regions: readonly Region[]
}

/** Areas of Royal Mail on the island of Great Britain; BT is Northern Ireland. */
const BRITISH_AREAS = new Set(
  [
    'AB AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX',
    'FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN',
    'NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR',
    'TS TW UB W WA WC WD WF WN WR WS WV YO ZE',
  ].flatMap((line) => line.split(' ')),
)

/** `EH1 3PP`, in capitals, as BS 7666 has it. */
const BRITISH = /\b([A-Z]{1,2})\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}\b/g
/** An Eircode of Ireland: routing key and four characters, `D02 X285`. */
const IRISH = /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [\dAC-FHKNPRTV-Y]{4}\b/g

/** The whole postcodes of the United Kingdom and of Ireland in a text. */
export const findPostcodes = (text: string): Postcode[] => [
  ...Array.from(text.matchAll(BRITISH), ([name, area = '']) => ({ name, regions: regionsOf(area) })).filter(
    ({ regions }) => regions.length > 0,
  ),
  ...Array.from(text.matchAll(IRISH), ([name]) => ({ name, regions: ['Ireland'] as const })),
]

function regionsOf(area: string): readonly Region[] {
  if (area === 'BT') return ['Northern Ireland']
  return BRITISH_AREAS.has(area) ? GREAT_BRITAIN : []
}
