import type { AgsBlock, AgsHandler, Edition } from '../ags.ts'
import { dictionaryOf } from './dictionary-of.ts'
import type { Dictionary } from './dictionary.ts'
import { extendDictionary, type AgsRecord } from './extend-dictionary.ts'
import { mergeDefinitions } from './merge-definitions.ts'

/** The definitions of one file, complete when it has been read with `handler`. */
export interface OwnDefinitions {
  readonly handler: AgsHandler
  /** The standard of the edition, with what the DICT and ABBR groups of the file add. */
  dictionary(edition: Edition): Dictionary
}

/** Gathers the rows of DICT and ABBR while a file is read. */
export function readDefinitions(): OwnDefinitions {
  const dict: AgsRecord[] = []
  const abbr: AgsRecord[] = []
  let current: { readonly block: AgsBlock; readonly records: AgsRecord[] } | null = null
  return {
    handler: {
      block(block) {
        const records = block.code === 'DICT' ? dict : abbr
        current = block.code === 'DICT' || block.code === 'ABBR' ? { block, records } : null
      },
      row: (values) => current?.records.push(toRecord(current.block.headings, values)),
      diagnostic: () => undefined,
    },
    dictionary: (edition) =>
      extendDictionary(dictionaryOf(edition), mergeDefinitions('DICT', dict), mergeDefinitions('ABBR', abbr)),
  }
}

const toRecord = (headings: readonly string[], values: readonly string[]): AgsRecord =>
  Object.fromEntries(headings.map((heading, index) => [heading, values[index] ?? '']))
