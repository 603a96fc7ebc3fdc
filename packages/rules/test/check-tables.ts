import { createAgsParser, type AgsHandler } from '@groundsheet/ags'
import { createTableRules, type RuleFinding, type TableRules, type TableRulesOptions } from '../src/index.ts'

/** Groups of an AGS4 file: headings, units, types, then rows, each with values between bars. */
export type Groups = Record<string, readonly string[]>

const CLEAN: Groups = {
  PROJ: ['PROJ_ID|PROJ_NAME', '|', 'ID|X', 'P1|Harbour wall'],
  TRAN: [
    'TRAN_ISNO|TRAN_DATE|TRAN_PROD|TRAN_STAT|TRAN_AGS|TRAN_RECV|TRAN_DLIM|TRAN_RCON',
    '|yyyy-mm-dd||||||',
    'X|DT|X|X|X|X|X|X',
    '1|2024-06-14|Driller|Final|4.1|Client|;|+',
  ],
  LOCA: [
    'LOCA_ID|LOCA_TYPE|LOCA_NATE|LOCA_FDEP',
    '||m|m',
    'ID|PA|2DP|2DP',
    'BH1|CP|1.00|9.50',
    'BH2|RC|2.00|3.00',
  ],
  GEOL: [
    'LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC',
    '|m|m|',
    'ID|2DP|2DP|X',
    'BH1|0.00|9.50|CLAY',
    'BH2|0.00|3.00|SAND',
  ],
  SAMP: [
    'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID',
    '|m|||',
    'ID|2DP|X|PA|ID',
    'BH1|1.00|1|U|S1',
    'BH1|2.00|2|U|S2',
  ],
  ABBR: [
    'ABBR_HDNG|ABBR_CODE|ABBR_DESC',
    '||',
    'X|X|X',
    'LOCA_TYPE|CP|Cable percussion (shell and auger)',
    'LOCA_TYPE|RC|Rotary cored',
    'SAMP_TYPE|U|Undisturbed sample - open drive',
    'DICT_TYPE|GROUP|Flag to indicate definition is a GROUP',
    'DICT_TYPE|HEADING|Flag to indicate definition is a HEADING',
    'DICT_STAT|KEY|Key field',
    'DICT_STAT|REQUIRED|Required field',
    'DICT_STAT|OTHER|Other field',
  ],
  UNIT: ['UNIT_UNIT|UNIT_DESC', '|', 'X|X', 'm|metre', 'yyyy-mm-dd|date'],
  TYPE: [
    'TYPE_TYPE|TYPE_DESC',
    '|',
    'X|X',
    ...['ID', 'X', 'PA', '2DP', 'DT', 'PT', 'PU', 'RL', 'U', 'YN'].map((type) => `${type}|described`),
  ],
}

export const DICT_HEAD = [
  'DICT_TYPE|DICT_GRP|DICT_HDNG|DICT_STAT|DICT_DTYP|DICT_DESC|DICT_UNIT|DICT_PGRP',
  '|||||||',
  'PA|X|X|PA|PT|X|PU|X',
]

/** A file of the clean groups, with those given behind the others instead; an empty group is left out. */
export function fileOf(groups: Groups = {}): string {
  const kept = Object.entries(CLEAN).filter(([code]) => !(code in groups))
  const lines = [...kept, ...Object.entries(groups)].flatMap(([code, rows]) =>
    rows.length === 0
      ? []
      : [
          `"GROUP","${code}"`,
          ...rows.map((row, index) => record(['HEADING', 'UNIT', 'TYPE'][index] ?? 'DATA', row)),
          '',
        ],
  )
  return lines.join('\r\n')
}

function record(descriptor: string, row: string): string {
  return [descriptor, ...row.split('|')].map((value) => `"${value}"`).join(',')
}

/** The group of the clean file with other rows behind its own. */
export function grown(code: string, ...rows: string[]): Groups {
  return { [code]: [...(CLEAN[code] ?? []), ...rows] }
}

/** The group of the clean file with other text in one of its lines. */
export function changed(code: string, from: string, to: string): Groups {
  return { [code]: (CLEAN[code] ?? []).map((row) => row.replaceAll(from, to)) }
}

/** Characters of a piece: a further pass ends with the piece behind which it needs nothing. */
const PIECE_CHARACTERS = 512

export function checkTables(text: string, options: TableRulesOptions = {}): readonly RuleFinding[] {
  const rules = createTableRules(options)
  readThrough(text, rules)
  return rules.end().findings
}

/** Reads a text as often as the rules need. */
export function readThrough(text: string, rules: Pick<TableRules, keyof AgsHandler | 'furtherPasses'>): void {
  read(text, rules)
  for (const handler of rules.furtherPasses()) read(text, handler)
}

function read(text: string, handler: AgsHandler): void {
  const parser = createAgsParser(handler)
  for (let at = 0; at < text.length && !parser.isDone(); at += PIECE_CHARACTERS)
    parser.write(text.slice(at, at + PIECE_CHARACTERS))
  parser.end()
}

/** `rule severity group heading: message`, and behind `<-` the text of the lines that have it. */
export function describeFindings(text: string, findings: readonly RuleFinding[]): string[] {
  const texts = text.split('\r\n')
  return findings.map(({ rule, severity, group, heading, message, lines }) => {
    const broken = lines.flatMap(([first, last]) => texts.slice(first - 1, last))
    return [`${rule} ${severity} ${group ?? '-'} ${heading ?? '-'}: ${message}`, ...broken].join(' <- ')
  })
}

/** What is found in the clean file with other groups. */
export function findIn(groups: Groups, options: TableRulesOptions = {}): string[] {
  const text = fileOf(groups)
  return describeFindings(text, checkTables(text, options))
}
