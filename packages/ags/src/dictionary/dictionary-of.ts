import type { Edition } from '../ags.ts'
import { AGS3_GROUPS } from './ags3-groups.ts'
import { AGS3_HEADINGS } from './ags3-headings.ts'
import { AGS4_CODES } from './ags4-codes.ts'
import { AGS4_GROUPS } from './ags4-groups.ts'
import { AGS4_HEADINGS } from './ags4-headings.ts'
import type { Ags4Version } from './ags4-versions.ts'
import { createDictionary, type Dictionary, type DictionaryTables } from './dictionary.ts'
import { readCodes, readGroups, readHeadings } from './read-tables.ts'

const AGS4_COLUMNS = ['group', 'heading', 'status', 'type', 'unit', 'versions']

const TABLES: Record<Edition, (version?: Ags4Version) => DictionaryTables> = {
  AGS4: readAgs4Tables,
  AGS3: () => ({
    groups: readGroups(AGS3_GROUPS),
    headings: readHeadings(AGS3_HEADINGS, ['group', 'heading', 'status', 'unit']),
    codes: readAgs3Codes(),
  }),
}

/** AGS3 files carry their own ABBR; where they do not, the lists that both editions share help out. */
const SHARED_LISTS = {
  HOLE_TYPE: 'LOCA_TYPE',
  SAMP_TYPE: 'SAMP_TYPE',
  GEOL_LEG: 'GEOL_LEG',
  BKFL_LEG: 'BKFL_LEG',
}

function readAgs3Codes(): DictionaryTables['codes'] {
  const codes = readCodes(AGS4_CODES)
  return new Map(
    Object.entries(SHARED_LISTS).map(([ags3, ags4]) => [ags3, codes.get(ags4) ?? new Map<string, string>()]),
  )
}

function readAgs4Tables(version?: Ags4Version): DictionaryTables {
  const headings = readHeadings(AGS4_HEADINGS, AGS4_COLUMNS, version)
  const groups = readGroups(AGS4_GROUPS, version)
  const codes = readCodes(AGS4_CODES)
  if (version === undefined) return { groups, headings, codes }
  for (const [code, group] of groups) {
    const keys = headings.get(code)?.filter(({ status }) => status.includes('KEY')) ?? []
    groups.set(code, { ...group, keys: keys.map(({ heading }) => heading) })
  }
  return { groups, headings, codes }
}

const loaded = new Map<string, Dictionary>()

/**
 * The standard dictionary of an edition; read when it is first requested, in a few milliseconds. Of AGS4 the
 * one of a published version, or without a version all versions together, as an import needs it.
 */
export function dictionaryOf(edition: 'AGS4', options?: { version?: Ags4Version | undefined }): Dictionary
export function dictionaryOf(edition: Edition): Dictionary
export function dictionaryOf(edition: Edition, { version }: { version?: Ags4Version | undefined } = {}) {
  const name = `${edition} ${version ?? ''}`
  const dictionary = loaded.get(name) ?? createDictionary(TABLES[edition](version))
  loaded.set(name, dictionary)
  return dictionary
}
