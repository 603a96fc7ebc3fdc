import type { CustomTypesConfig } from 'pg'
import { decodeNul } from './nul-text.ts'

/** Type ids of PostgreSQL's catalogue (pg_type) that our statements return, apart from text. */
const READERS: Readonly<Record<number, (value: string) => unknown>> = {
  16: (value) => value === 't', // bool
  17: (value) => Buffer.from(value.slice(2), 'hex'), // bytea, as \x…
  20: Number, // int8: all integers of the schema are below 2^53
  23: Number, // int4
  701: Number, // float8, as the shortest text that reads as the same number
}

/** How values of the text protocol are read. */
export const VALUE_TYPES: CustomTypesConfig = {
  getTypeParser: ((oid: number) => READERS[oid] ?? decodeNul) as CustomTypesConfig['getTypeParser'],
}
