import { CODES, DETERMINANDS } from './ags-codes.ts'
import { randomNumbers } from '../data/random.ts'

/** Values of a row by heading; the others are empty. */
export type Values = Readonly<Record<string, string>>

export interface Hole {
  readonly name: string
  /** From 0 to 1. */
  readonly seed: number
}

const UNLISTED_LEGEND = '999'
const STRATA_PER_HOLE = 10
const SAMPLES_PER_HOLE = 40
/** Of the samples of a hole, those that are graded and those with chemical tests. */
const SAMPLES_PER_GRADING = 8
const SAMPLES_PER_TEST = 40
const SIZES_MM = [
  '75.0',
  '63.0',
  '50.0',
  '37.5',
  '28.0',
  '20.0',
  '14.0',
  '10.0',
  '6.30',
  '5.00',
  '3.35',
  '2.00',
]
const REMARK =
  'Firm brown slightly sandy slightly gravelly CLAY with low cobble content. Gravel is fine to coarse.'

/** The rows of a hole in a group. */
export function rowsOf(table: keyof typeof ROWS, hole: Hole): readonly Values[] {
  const rows: Rows = ROWS[table]
  return rows(hole, randomNumbers(hole.seed * 2 ** 32))
}

type Rows = (hole: Hole, random: () => number) => readonly Values[]

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

function samplesOf({ name }: Hole): readonly Values[] {
  const types = CODES.SAMP_TYPE
  return times(SAMPLES_PER_HOLE).map((index) => ({
    LOCA_ID: name,
    SAMP_TOP: (index / 2).toFixed(2),
    SAMP_REF: `${index + 1}`,
    SAMP_TYPE: types[index % types.length] ?? '',
    SAMP_ID: `${name}-${index + 1}`,
  }))
}

const everyNth = (hole: Hole, step: number): readonly Values[] =>
  samplesOf(hole).filter((_, index) => index % step === 0)

const specimen = (sample: Values): Values => ({
  ...sample,
  SPEC_REF: '1',
  SPEC_DPTH: sample.SAMP_TOP ?? '',
})

const ROWS = {
  LOCA: ({ name }, random) => [
    {
      LOCA_ID: name,
      LOCA_TYPE: 'CP',
      LOCA_STAT: 'FINAL',
      LOCA_NATE: (400_000 + random() * 2000).toFixed(2),
      LOCA_NATN: (300_000 + random() * 2000).toFixed(2),
      LOCA_GREF: 'OSGB',
      LOCA_GL: (20 + random() * 40).toFixed(2),
      LOCA_FDEP: '20.00',
      LOCA_STAR: '2026-01-12',
      LOCA_ENDD: '2026-01-13',
    },
  ],
  GEOL: ({ name }, random) =>
    times(STRATA_PER_HOLE).map((index) => ({
      LOCA_ID: name,
      GEOL_TOP: `${2 * index}.00`,
      GEOL_BASE: `${2 * index + 2}.00`,
      GEOL_DESC: REMARK,
      GEOL_LEG: index === 0 ? UNLISTED_LEGEND : (CODES.GEOL_LEG[Math.floor(random() * 4)] ?? ''),
    })),
  SAMP: (hole) =>
    samplesOf(hole).map((sample) => ({ ...sample, SAMP_BASE: '0.45', SAMP_DTIM: '2026-01-12T10:30' })),
  ISPT: ({ name }, random) =>
    times(6).map((index) => {
      const blows = times(6).map(() => `${1 + Math.floor(random() * 9)}`)
      const each = blows.flatMap((count, step): [string, string][] => [
        [`ISPT_INC${step + 1}`, count],
        [`ISPT_PEN${step + 1}`, '75'],
      ])
      return {
        ...{ LOCA_ID: name, ISPT_TOP: `${2 * index + 1}.00`, ISPT_TYPE: index % 2 === 0 ? 'S' : 'C' },
        ...Object.fromEntries<string>(each),
      }
    }),
  GRAG: (hole) =>
    everyNth(hole, SAMPLES_PER_GRADING).map((sample) => ({
      ...specimen(sample),
      GRAG_LAB: 'Soils Laboratory',
    })),
  GRAT: (hole, random) =>
    everyNth(hole, SAMPLES_PER_GRADING).flatMap((sample) =>
      SIZES_MM.map((size) => ({
        ...specimen(sample),
        ...{ GRAT_SIZE: size, GRAT_PERP: `${Math.floor(random() * 100)}`, GRAT_TYPE: 'WS' },
      })),
    ),
  LLPL: (hole) => everyNth(hole, 15).map((sample) => ({ ...specimen(sample), LLPL_LL: '45', LLPL_PL: '21' })),
  LNMC: (hole, random) =>
    everyNth(hole, 8).map((sample) => ({ ...specimen(sample), LNMC_MC: (10 + random() * 20).toFixed(1) })),
  ERES: (hole, random) =>
    everyNth(hole, SAMPLES_PER_TEST).flatMap((sample) => resultsOf(specimen(sample), random)),
} as const satisfies Record<string, Rows>

const resultsOf = (sample: Values, random: () => number): readonly Values[] =>
  DETERMINANDS.map((code, index) => ({
    ...sample,
    ERES_CODE: code,
    ERES_METH: `20${10 + (index % 40)}-1`,
    ERES_MATX: 'SOLID',
    ERES_RTYP: 'REG',
    ERES_NAME: `Determinand ${index + 1}`,
    ERES_TNAM: 'Suite E - Soils',
    ERES_RVAL: (random() * 100).toFixed(2),
    ERES_RUNI: 'mg/kg',
    ERES_RTXT: random().toFixed(2),
    ERES_RTCD: 'TRG',
    ERES_RRES: 'Y',
    ERES_DETF: random() < 0.5 ? 'Y' : 'N',
    ERES_ORG: 'N',
    ERES_RDLM: '0.50',
    ERES_RDAT: '2026-01-20',
    ERES_SGRP: '26-33845',
    ERES_DTIM: '2026-01-22T09:14',
    ERES_TEST: 'Waste acceptance criteria, single stage',
    ERES_LOCN: 'LAB',
    ERES_BAS: 'DRY',
    ERES_LAB: 'Chemical Laboratory',
    ERES_CRED: 'UKAS 0000 accredited',
    TEST_STAT: 'Checked',
  }))
