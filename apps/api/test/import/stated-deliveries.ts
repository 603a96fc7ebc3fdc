import fc from 'fast-check'
import type { Workspace } from './workspace.ts'

/** What one file states; null: it lacks the group, undefined: the column. '' is an empty value. */
export interface Stated {
  readonly remark: string | undefined
  readonly strata: {
    readonly unit: 'm' | 'mm'
    readonly tops: readonly number[]
    readonly words: string
  } | null
  readonly reading: readonly [seat: string, main: string, result: string] | null
  readonly friction: { readonly unit: 'kPa' | 'MPa' | 'deg'; readonly kPa: number } | null
  /** A group of their own: what their DICT says of XTST_TOP (null: there is none), and its rows. */
  readonly own: { readonly top: 'KEY' | 'OTHER' | null; readonly names: readonly ('y' | 'z')[] } | null
  /** Densities by depth in m, in units without an exact factor between kN/m3 and the others. */
  readonly density: {
    readonly unit: 'Mg/m3' | 'kg/m3' | 'kN/m3'
    readonly depthUnit: 'm' | 'mm' | 'deg'
    readonly rows: readonly (readonly [depth: 1 | 2, value: '' | '1900' | '2000', remark: '' | 'a'])[]
  } | null
  /** Readings of a day, which is their key, with its form. */
  readonly days: {
    readonly form: keyof typeof DAY_FORMS
    readonly days: readonly (1 | 2)[]
    readonly words: string
  } | null
  /** A group that may have no rows, with the unit and data type of its value. */
  readonly vane: {
    readonly unit: 'kPa' | 'MPa' | 'deg' | ''
    readonly type: '1DP' | '2DP'
    readonly value: null | '' | '20'
  } | null
}

/** How a day of May 2024 is written. */
const DAY_FORMS = {
  'yyyy-mm-dd': (day: number) => `2024-05-0${day}`,
  'yyyy-mm-ddThh:mm': (day: number) => `2024-05-0${day}T00:00`,
  'dd/mm/yyyy': (day: number) => `0${day}/05/2024`,
  'mm/dd/yyyy': (day: number) => `05/0${day}/2024`,
  'mm/yyyy': () => '05/2024',
}

export const stated: fc.Arbitrary<Stated> = fc.record({
  remark: fc.constantFrom(undefined, '', 'a', 'b'),
  strata: fc.option(
    fc.record({
      unit: fc.constantFrom('m' as const, 'm' as const, 'mm' as const),
      tops: fc.uniqueArray(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 2 }),
      words: fc.constantFrom('', 'CLAY', 'SAND'),
    }),
  ),
  reading: fc.option(
    fc.tuple(fc.constantFrom('', '1'), fc.constantFrom('', '10', '20'), fc.constantFrom('', '20')),
  ),
  friction: fc.option(
    fc.record({
      unit: fc.constantFrom('kPa' as const, 'MPa' as const, 'deg' as const),
      kPa: fc.constantFrom(100, 120),
    }),
  ),
  own: fc.option(
    fc.record({
      top: fc.constantFrom(null, 'KEY' as const, 'OTHER' as const),
      names: fc.uniqueArray(fc.constantFrom('y' as const, 'z' as const), { minLength: 1, maxLength: 2 }),
    }),
  ),
  density: fc.option(
    fc.record({
      unit: fc.constantFrom('Mg/m3' as const, 'kg/m3' as const, 'kN/m3' as const),
      depthUnit: fc.constantFrom('m' as const, 'm' as const, 'm' as const, 'mm' as const, 'deg' as const),
      rows: fc.uniqueArray(
        fc.tuple(
          fc.constantFrom(1 as const, 2 as const),
          fc.constantFrom('' as const, '1900' as const, '2000' as const),
          fc.constantFrom('' as const, 'a' as const),
        ),
        { selector: ([depth]) => depth, minLength: 1, maxLength: 2 },
      ),
    }),
  ),
  days: fc.option(
    fc.record({
      form: fc.constantFrom(...(Object.keys(DAY_FORMS) as (keyof typeof DAY_FORMS)[])),
      days: fc.uniqueArray(fc.constantFrom(1 as const, 2 as const), { minLength: 1, maxLength: 2 }),
      words: fc.constantFrom('', 'wet', 'dry'),
    }),
  ),
  vane: fc.option(
    fc.record({
      unit: fc.constantFrom('kPa' as const, 'MPa' as const, 'deg' as const, '' as const),
      type: fc.constantFrom('1DP' as const, '2DP' as const),
      value: fc.constantFrom(null, '' as const, '20' as const),
    }),
  ),
})

const lines = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((value) => `"${value}"`).join(',')).join('\r\n') + '\r\n\r\n'

function group(
  code: string,
  columns: readonly (readonly [string, string, string])[],
  rows: string[][],
): string {
  return lines(
    ['GROUP', code],
    ['HEADING', ...columns.map(([heading]) => heading)],
    ['UNIT', ...columns.map(([, unit]) => unit)],
    ['TYPE', ...columns.map(([, , type]) => type)],
    ...rows.map((row) => ['DATA', ...row]),
  )
}

const ID = ['LOCA_ID', '', 'ID'] as const

/** A name has one depth: which rows are one does not depend on whether the depth is a key. */
const DEPTHS = { y: '1.00', z: '2.00' }

const ownRows = (names: readonly ('y' | 'z')[]) =>
  group(
    'XTST',
    [ID, ['XTST_NAME', '', 'X'], ['XTST_TOP', 'm', '2DP']],
    names.map((name) => ['BH1', name, DEPTHS[name]]),
  )

const ownKeys = (top: 'KEY' | 'OTHER') =>
  group(
    'DICT',
    ['TYPE', 'GRP', 'HDNG', 'STAT', 'DTYP', 'DESC', 'PGRP'].map((name) => [`DICT_${name}`, '', 'X']),
    [
      ['GROUP', 'XTST', '', '', '', 'Own tests', 'LOCA'],
      ['HEADING', 'XTST', 'LOCA_ID', 'KEY', 'ID', 'Hole', ''],
      ['HEADING', 'XTST', 'XTST_NAME', 'KEY', 'X', 'Name', ''],
      ['HEADING', 'XTST', 'XTST_TOP', top, '2DP', 'Top', ''],
    ],
  )

const DENSITY_FACTORS = { 'Mg/m3': 0.001, 'kg/m3': 1, 'kN/m3': 0.01 }

const densityRows = ({ unit, depthUnit, rows }: NonNullable<Stated['density']>) =>
  group(
    'IDEN',
    [
      ID,
      ['IDEN_DPTH', depthUnit, '2DP'],
      ['IDEN_TESN', '', 'X'],
      ['IDEN_IDEN', unit, '2DP'],
      ['IDEN_REM', '', 'X'],
    ],
    rows.map(([depth, value, remark]) => [
      'BH1',
      depthUnit === 'mm' ? `${depth * 1000}` : depth.toFixed(2),
      '1',
      value === '' ? '' : `${Number(value) * DENSITY_FACTORS[unit]}`,
      remark,
    ]),
  )

const dayRows = ({ form, days, words }: NonNullable<Stated['days']>) =>
  group(
    'MOND',
    [
      ID,
      ['MONG_ID', '', 'X'],
      ['MONG_DIS', 'm', '2DP'],
      ['MOND_DTIM', form, 'DT'],
      ['MOND_TYPE', '', 'X'],
      ['MOND_REF', '', 'X'],
      ['MOND_REM', '', 'X'],
    ],
    (form === 'mm/yyyy' ? days.slice(0, 1) : days).map((day) => [
      ...['BH1', 'P1', '2.00', DAY_FORMS[form](day), 'WLEV', 'R1', words],
    ]),
  )

const vaneRows = ({ unit, type, value }: NonNullable<Stated['vane']>) =>
  group(
    'IVAN',
    [ID, ['IVAN_DPTH', 'm', '2DP'], ['IVAN_TESN', '', 'X'], ['IVAN_IVAN', unit, type]],
    value === null ? [] : [['BH1', '1.00', '1', value]],
  )

/** `date`: '' for a delivery without one. */
export function text(
  { remark, strata, reading, friction, own, density, days, vane }: Stated,
  index: number,
  date = `2024-0${index + 1}-01`,
): string {
  const length = (metres: number) => (strata?.unit === 'mm' ? `${metres * 1000}` : metres.toFixed(2))
  const groups = [
    group('PROJ', [['PROJ_ID', '', 'ID']], [['J1']]),
    group(
      'TRAN',
      [
        ['TRAN_ISNO', '', 'X'],
        ['TRAN_DATE', 'yyyy-mm-dd', 'DT'],
      ],
      [['1', date]],
    ),
    group(
      'LOCA',
      [ID, ...(remark === undefined ? [] : [['LOCA_REM', '', 'X'] as const])],
      [['BH1', ...(remark === undefined ? [] : [remark])]],
    ),
    strata &&
      group(
        'GEOL',
        [ID, ['GEOL_TOP', strata.unit, '2DP'], ['GEOL_BASE', strata.unit, '2DP'], ['GEOL_DESC', '', 'X']],
        strata.tops.map((top) => ['BH1', length(top), length(top + 1), strata.words]),
      ),
    reading &&
      group(
        'ISPT',
        [
          ID,
          ['ISPT_TOP', 'm', '2DP'],
          ['ISPT_SEAT', '', '0DP'],
          ['ISPT_MAIN', '', '0DP'],
          ['ISPT_NVAL', '', '0DP'],
        ],
        [['BH1', '2.00', ...reading]],
      ),
    friction &&
      group(
        'SCPT',
        [ID, ['SCPG_TESN', '', 'X'], ['SCPT_DPTH', 'm', '2DP'], ['SCPT_FRES', friction.unit, '3DP']],
        [['BH1', '1', '1.00', friction.unit === 'MPa' ? `${friction.kPa / 1000}` : `${friction.kPa}`]],
      ),
    density && densityRows(density),
    days && dayRows(days),
    vane && vaneRows(vane),
    own && ownRows(own.names),
    typeof own?.top === 'string' ? ownKeys(own.top) : null,
  ]
  return groups.filter((one) => one !== null).join('')
}

/** Keys that are not known, that the second makes keys, and of which the newest takes one back. */
export const CHANGING_KEYS: Stated[] = ([null, 'KEY', 'OTHER'] as const).map((top) => ({
  remark: undefined,
  strata: null,
  reading: null,
  friction: null,
  own: { top, names: ['y'] },
  density: null,
  days: null,
  vane: null,
}))

const NOTHING: Stated = {
  ...{ remark: undefined, strata: null, reading: null, friction: null, own: null, density: null, days: null },
  vane: null,
}

/** A delivery in another unit between two, of which the newest does not state all values of the oldest. */
export const UNITS_BETWEEN: Stated[] = [
  {
    ...NOTHING,
    density: {
      unit: 'Mg/m3',
      depthUnit: 'm',
      rows: [
        [1, '1900', 'a'],
        [2, '1900', ''],
      ],
    },
  },
  { ...NOTHING, density: { unit: 'kN/m3', depthUnit: 'm', rows: [[1, '2000', '']] } },
  { ...NOTHING, density: { unit: 'kg/m3', depthUnit: 'm', rows: [[1, '2000', '']] } },
]

/** The same for the unit of a key. */
export const KEYS_BETWEEN: Stated[] = UNITS_BETWEEN.map(({ density }, place) => ({
  ...NOTHING,
  density: density && { ...density, unit: 'Mg/m3', depthUnit: place === 1 ? 'deg' : 'm' },
}))

/** Days in forms of which one says no day. */
export const DAYS_BETWEEN: Stated[] = (['dd/mm/yyyy', 'mm/yyyy', 'yyyy-mm-dd'] as const).map(
  (form, place) => ({
    ...NOTHING,
    days: { form, days: place === 2 ? [1] : [1, 2], words: '' },
  }),
)

/** Units of a group without rows, before and behind one that lacks it. */
export const EMPTY_BETWEEN: Stated[] = (['MPa', 'kPa', null] as const).map((unit) => ({
  ...NOTHING,
  vane: unit && { unit, type: unit === 'MPa' ? '1DP' : '2DP', value: null },
}))

/** An empty value of a heading that others lack. */
export const EMPTY_VALUES: Stated[] = ([undefined, '', undefined] as const).map((remark) => ({
  ...NOTHING,
  remark,
}))

const GROUPS = ['LOCA', 'GEOL', 'ISPT', 'SCPT', 'XTST', 'DICT', 'IDEN', 'MOND', 'IVAN']

/** Values that are left out for their unit go with their heading, which is absent then and not empty. */
const IN_SEVERAL_UNITS = ['IDEN_IDEN', 'SCPT_FRES', 'IVAN_IVAN']

/** Values of each row, by id, and the units and data types of the headings, also of groups without rows. */
export function stateOf(workspace: Workspace): unknown {
  const rows = GROUPS.flatMap((code) =>
    workspace.rows(code).map(({ id, data }) => [
      id,
      Object.entries(data)
        .filter(([heading, value]) => value !== '' || !IN_SEVERAL_UNITS.includes(heading))
        .toSorted(),
    ]),
  )
  const units = workspace.read((connection) =>
    connection
      .prepare<[], { name: string; headings: string }>('SELECT group_code AS name, headings FROM data_table')
      .all()
      .flatMap(({ name, headings }) =>
        (JSON.parse(headings) as { heading: string; unit: string; type: string }[]).map(
          ({ heading, unit, type }) => `${name} ${heading} ${unit} ${type}`,
        ),
      ),
  )
  return { rows: rows.toSorted(), units: units.toSorted() }
}
