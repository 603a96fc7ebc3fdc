import { ownValue, statedDirection, type StatedDirection } from '@groundsheet/readings'
import type { Client } from '@groundsheet/client'
import type {
  Dictionary,
  DictionaryHeading,
  DictionaryTable,
  LocationDetail,
  TableRow,
} from '@groundsheet/contract'
import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { keptFor } from '../service/keep-queries.ts'
import { useSession } from '../service/session.ts'
import { displayText } from '@groundsheet/readings/display-text'

/** What headings and codes mean in one project. */
export interface Glossary {
  readonly table: (code: string) => DictionaryTable | undefined
  readonly heading: (table: string, heading: string) => DictionaryHeading | undefined
  /** The known codes of a heading with their meanings. */
  readonly codes: (heading: string) => Readonly<Record<string, string>> | undefined
  /**
   * Meaning of a value of a heading; `CP+RC` and `TP/SCR` are two codes. Null where any part of it is not
   * known.
   */
  readonly meaning: (heading: string, value: string) => string | null
}

export function createGlossary(dictionary: Dictionary | undefined): Glossary {
  const tables = new Map(dictionary?.tables.map((table) => [table.table, table]))
  const headings = new Map(
    dictionary?.tables.flatMap(({ table, headings }) =>
      headings.map((heading) => [`${table} ${heading.heading}`, heading] as const),
    ),
  )
  const codes = dictionary?.codes ?? {}
  return {
    table: (code) => tables.get(code),
    codes: (heading) => ownValue(codes, heading),
    heading: (table, heading) => headings.get(`${table} ${heading}`),
    meaning(heading, value) {
      const meanings = ownValue(codes, heading)
      return meanings && value !== '' ? explain(meanings, value) : null
    },
  }
}

/** For holes that have that of their own project, and until a dictionary is read. */
export const NO_GLOSSARY = createGlossary(undefined)

/**
 * Meanings of headings and codes, from the first of several projects that states them. For names only: units
 * and codes may differ.
 */
export function joinGlossaries(glossaries: readonly Glossary[]): Glossary {
  const first = <T>(read: (one: Glossary) => T | null | undefined): T | undefined => {
    for (const one of glossaries) {
      const found = read(one)
      if (found !== null && found !== undefined) return found
    }
    return undefined
  }
  return {
    table: (code) => first(({ table }) => table(code)),
    heading: (table, heading) => first((one) => one.heading(table, heading)),
    codes: (heading) => first(({ codes }) => codes(heading)),
    meaning: (heading, value) => first(({ meaning }) => meaning(heading, value)) ?? null,
  }
}

/** Meaning of a code in LOCA_TYPE or HOLE_TYPE. */
export const typeMeaning = ({ meaning }: Glossary, type: string): string | null =>
  meaning('LOCA_TYPE', type) ?? meaning('HOLE_TYPE', type)

/** Direction stated in the row of a hole. */
export const directionOf = ({ data }: Pick<LocationDetail, 'data'>, glossary: Glossary): StatedDirection => {
  const type = (data.LOCA_TYPE ?? data.HOLE_TYPE ?? '').trim()
  return statedDirection(data, typeMeaning(glossary, type) ?? '')
}

/**
 * The key headings of a row with their values; empty values are left out. None where the keys are not known.
 */
export function keysOf({ table, data }: TableRow, glossary: Glossary): Record<string, string> {
  const keys = glossary.table(table)?.keys ?? []
  return Object.fromEntries(
    keys.map((heading) => [heading, data[heading] ?? ''] as const).filter(([, value]) => value !== ''),
  )
}

function explain(meanings: Readonly<Record<string, string>>, value: string): string | null {
  const known = (code: string) => ownValue(meanings, code)
  const parts =
    known(value) === undefined ? value.split(/[+/,&]/).map((code) => known(code.trim())) : [known(value)]
  return parts.includes(undefined) ? null : displayText(parts.join(' + '))
}

export const dictionaryQuery = (client: Client, projectId: string) =>
  queryOptions({
    queryKey: ['dictionary', projectId],
    queryFn: ({ signal }) => client.dictionary(projectId, { signal }),
    meta: keptFor(projectId),
  })

/** Of several projects by id, as far as loaded. `projectIds` should stay the same array. */
export function useGlossaries(projectIds: readonly string[]): ReadonlyMap<string, Glossary> {
  const { client, can } = useSession()
  return useQueries({
    queries: projectIds.map((id) => ({ ...dictionaryQuery(client, id), enabled: can('tables:read') })),
    combine: useCallback(
      (results: UseQueryResult<Dictionary>[]) =>
        new Map(projectIds.map((id, index) => [id, createGlossary(results[index]?.data)])),
      [projectIds],
    ),
  })
}

/** Empty until the dictionary is loaded, and always for a key that may not read tables. */
export function useGlossary(projectId: string): Glossary {
  const { client, can } = useSession()
  const { data } = useQuery({ ...dictionaryQuery(client, projectId), enabled: can('tables:read') })
  return useMemo(() => createGlossary(data), [data])
}
