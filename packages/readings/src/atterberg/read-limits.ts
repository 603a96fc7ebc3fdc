import { readMeasure } from '../measure/read-measure.ts'
import { limitWords } from './limit-words.ts'

/** `NP`, `N.P.`, `NP - not plastic`: the plastic limit could not be determined. BS EN ISO 17892-12. */
export const NON_PLASTIC = /^(?:n ?[./]? ?p\.?|no[nt][ -]?plastic)(?: ?[-(] ?(?:np|no[nt][ -]?plastic)\)?)?$/i

/** A remark that begins so: `Non-plastic; 4 point liquid limit test`. */
const NON_PLASTIC_REMARK = /^\s*(non[ -]?plastic)\b/i

/** The words of a remark that say so; empty if there are none. AGS 4.1.1, `LLPL_REM`; AGS 3.1, `CLSS_REM`. */
const nonPlasticWords = ({ LLPL_REM, CLSS_REM }: Readonly<Record<string, string>>): string =>
  NON_PLASTIC_REMARK.exec(LLPL_REM ?? CLSS_REM ?? '')?.[1] ?? ''

/**
 * Whether a liquid or plastic limit, %, has no result: no soil has a limit of 0, which programs write for
 * none.
 */
export const isLimitWithoutResult = (limit: number): boolean => limit === 0

/**
 * How far a stated limit or index may be from the measured one, %: each is rounded to 1 %. Some laboratories
 * round to two significant figures, which shows in values of 100 % and more.
 */
const roundingOf = (stated: number): number => (stated >= 100 && stated % 10 === 0 ? 5 : 0.5)

const isWithinRounding = (index: number, liquid: number, plastic: number): boolean =>
  Math.abs(index - (liquid - plastic)) <=
  [index, liquid, plastic].reduce((sum, value) => sum + roundingOf(value), 1e-9)

const LIMITS = ['LLPL_LL', 'CLSS_LL', 'LLPL_PL', 'CLSS_PL'] as const

/** Atterberg limits of one row, %. Null: not stated, a bound, 0, or not a number. */
export interface AtterbergLimits {
  readonly liquid: number | null
  readonly plastic: number | null
  /** As stated, else liquid limit less plastic limit. */
  readonly index: number | null
  readonly isNonPlastic: boolean
  /** The words of the remark by which it is, where no limit or index of the row says so; else empty. */
  readonly nonPlasticRemark: string
  /** A plastic limit and an index of 0 are stated beside a liquid limit: the soil is possibly non-plastic. */
  readonly isPossiblyNonPlastic: boolean
  /** A limit is otherwise stated as 0: its test has no result. */
  readonly isWithoutResult: boolean
  /** Contradictions of the row in words; empty if there are none. */
  readonly disagreement: readonly string[]
}

/**
 * Reads LLPL of AGS 4 or CLSS of AGS 3. A non-plastic soil has no plasticity index, whatever else is stated.
 * Source: BS EN ISO 17892-12; AGS 4.1.1, group LLPL; AGS 3.1, group CLSS.
 */
export function readLimits(values: Readonly<Record<string, string>>): AtterbergLimits {
  const [liquid, plastic, stated] = [
    limit(values.LLPL_LL) ?? limit(values.CLSS_LL),
    limit(values.LLPL_PL) ?? limit(values.CLSS_PL),
    exact(values.LLPL_PI),
  ]
  const { isNonPlastic, nonPlasticRemark, isContradicted } = readNonPlastic(values, plastic, stated)
  const isPossiblyNonPlastic =
    !isNonPlastic && liquid !== null && plastic === null && statesPlasticZeros(values)
  const derived = liquid === null || plastic === null ? null : liquid - plastic
  return {
    liquid,
    plastic,
    index: isNonPlastic || isPossiblyNonPlastic ? null : indexOf(stated, derived),
    isNonPlastic,
    nonPlasticRemark,
    isPossiblyNonPlastic,
    isWithoutResult: !isPossiblyNonPlastic && LIMITS.some((heading) => isZero(values[heading])),
    disagreement: [
      ...(liquid !== null && plastic !== null ? findContradictions(liquid, plastic, stated) : []),
      ...(isContradicted ? [limitWords.nonPlasticWithLimit] : []),
    ],
  }
}

/** `plastic`, `index`: as stated, if they are numbers. */
function readNonPlastic(
  values: Readonly<Record<string, string>>,
  plastic: number | null,
  index: number | null,
): Pick<AtterbergLimits, 'isNonPlastic' | 'nonPlasticRemark'> & { readonly isContradicted: boolean } {
  const texts = [...LIMITS.map((heading) => values[heading]), values.LLPL_PI]
  const other = plastic ?? index
  if (texts.some((text) => NON_PLASTIC.test(text?.trim() ?? '')))
    return { isNonPlastic: true, nonPlasticRemark: '', isContradicted: other !== null }
  const words = nonPlasticWords(values)
  const isContradicted = words !== '' && other !== null && other !== 0
  const nonPlasticRemark = isContradicted ? '' : words
  return { isNonPlastic: nonPlasticRemark !== '', nonPlasticRemark, isContradicted }
}

const findContradictions = (liquid: number, plastic: number, index: number | null): string[] => [
  ...(plastic > liquid ? [limitWords.plasticAboveLiquid(plastic, liquid)] : []),
  ...(index !== null && !isWithinRounding(index, liquid, plastic)
    ? [limitWords.otherIndex(index, liquid, plastic)]
    : []),
]

/** A negative index cannot be. */
const indexOf = (stated: number | null, derived: number | null): number | null =>
  stated ?? (derived !== null && derived < 0 ? null : derived)

const isZero = (text: string | undefined): boolean => exact(text) === 0

/** A plastic limit and a plasticity index of 0. */
const statesPlasticZeros = ({ LLPL_PL, CLSS_PL, LLPL_PI }: Readonly<Record<string, string>>): boolean =>
  (isZero(LLPL_PL) || isZero(CLSS_PL)) && isZero(LLPL_PI)

function limit(text: string | undefined): number | null {
  const value = exact(text)
  return value !== null && value > 0 && !isLimitWithoutResult(value) ? value : null
}

function exact(text = ''): number | null {
  const measure = readMeasure(text, '%')
  return measure && measure.bound === undefined ? measure.value : null
}
