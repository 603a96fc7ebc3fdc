import { dictionaryOf } from '@groundsheet/ags'
import type { Entry, Row } from '../records/entry.ts'
import { formatValue } from './format-value.ts'

/**
 * A group of AGS3 as it is in AGS4. With its old name, its headings by their new names where those differ,
 * and values that AGS4 no longer has. Groups not listed have no counterpart worth keeping.
 */
interface OldGroup {
  code: string
  headings: Readonly<Record<string, string>>
  values?: Row
}

const oldGroups: Readonly<Record<string, OldGroup>> = {
  LOCA: {
    code: 'HOLE',
    headings: renamed('LOCA', 'HOLE', ['TYPE', 'NATE', 'NATN', 'GL', 'FDEP', 'STAR', 'ENDD', 'REM']),
  },
  GEOL: { code: 'GEOL', headings: kept('GEOL', ['TOP', 'BASE', 'DESC', 'LEG', 'GEOL', 'STAT']) },
  SAMP: {
    code: 'SAMP',
    headings: {
      ...kept('SAMP', ['TOP', 'REF', 'TYPE', 'BASE', 'UBLO']),
      SAMP_SDIA: 'SAMP_DIA',
      SAMP_DTIM: 'SAMP_DATE',
    },
  },
  ISPT: {
    code: 'ISPT',
    headings: kept('ISPT', [
      'TOP',
      'SEAT',
      'MAIN',
      'NPEN',
      'NVAL',
      'REP',
      'CAS',
      'WAT',
      'TYPE',
      ...numbered('INC'),
      ...numbered('PEN'),
    ]),
  },
  WSTG: {
    code: 'WSTK',
    headings: { WSTG_DPTH: 'WSTK_DEP', WSTG_CAS: 'WSTK_CAS', WSTG_DTIM: 'WSTK_DATE' },
    values: { WSTK_NMIN: '0' },
  },
  WSTD: { code: 'WSTK', headings: { WSTG_DPTH: 'WSTK_DEP', WSTD_NMIN: 'WSTK_NMIN', WSTD_POST: 'WSTK_POST' } },
  CORE: {
    code: 'CORE',
    headings: { ...kept('CORE', ['TOP', 'PREC', 'SREC', 'RQD', 'DIAM']), CORE_BASE: 'CORE_BOT' },
  },
  BKFL: { code: 'BKFL', headings: kept('BKFL', ['TOP', 'BASE', 'LEG', 'DATE']) },
  HDIA: { code: 'HDIA', headings: { HDIA_DPTH: 'HDIA_HDEP', HDIA_DIAM: 'HDIA_HOLE' } },
  LLPL: {
    code: 'CLSS',
    headings: { ...specimen(), LLPL_LL: 'CLSS_LL', LLPL_PL: 'CLSS_PL', LLPL_425: 'CLSS_425' },
  },
  LNMC: { code: 'CLSS', headings: { ...specimen(), LNMC_MC: 'CLSS_NMC' } },
}

/**
 * Records in AGS3 terms. Two tests of one specimen share a row there; numbers are written as AGS4 would have
 * them.
 */
export function* toAgs3(entries: Iterable<Entry>): Generator<Entry> {
  const classified = new Map<string, Row>()
  for (const [group, row] of entries) {
    const old = oldGroups[group]
    if (old === undefined) continue
    const translated = translate(group, old, row)
    if (old.code !== 'CLSS') yield [old.code, translated]
    else {
      const key = [row.LOCA_ID, row.SAMP_TOP, row.SAMP_REF].join('\t')
      classified.set(key, { ...classified.get(key), ...translated })
    }
  }
  for (const row of classified.values()) yield ['CLSS', row]
}

function translate(group: string, { headings, values }: OldGroup, row: Row): Row {
  const types = typesOf(group)
  const translated = Object.entries({ LOCA_ID: 'HOLE_ID', ...headings }).flatMap(([now, then]) => {
    const value = row[now]
    if (value === undefined) return []
    return [[then, turnDate(formatValue(value, types.get(now) ?? null))]]
  })
  return { ...values, ...(Object.fromEntries(translated) as Row) }
}

/** `2009-05-11T09:30` was `11/05/2009` in 2005; anything else stands as it is. */
function turnDate(value: string): string {
  return value.replace(/^(\d{4})-(\d\d)-(\d\d)(T.*)?$/, '$3/$2/$1')
}

function typesOf(group: string): Map<string, string | null> {
  return new Map(
    dictionaryOf('AGS4')
      .headings(group)
      .map(({ heading, type }) => [heading, type]),
  )
}

function kept(group: string, endings: readonly string[]): Record<string, string> {
  return renamed(group, group, endings)
}

function renamed(now: string, then: string, endings: readonly string[]): Record<string, string> {
  return Object.fromEntries(endings.map((ending) => [`${now}_${ending}`, `${then}_${ending}`]))
}

function specimen(): Record<string, string> {
  return { ...kept('SAMP', ['TOP', 'REF', 'TYPE']), SPEC_REF: 'SPEC_REF', SPEC_DPTH: 'SPEC_DPTH' }
}

function numbered(name: string): string[] {
  return [1, 2, 3, 4, 5, 6].map((number) => `${name}${number}`)
}
