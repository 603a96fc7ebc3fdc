import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runCommand } from './run-command.ts'

export interface Report {
  version: string
  levels: string[]
  files: {
    path: string
    edition: string | null
    bytes: number | null
    sha256: string | null
    dictionary: string | null
    findings: { level: string; rule: string; severity: string; message: string; lines: number[][] }[]
  }[]
  diagnostics: { errors: number }
}

export const check = (...words: string[]) => runCommand(['check', ...words])

export const cleanFile = (version: string): string =>
  fileURLToPath(new URL(`../../../../packages/rules/test/files/clean-${version}.ags`, import.meta.url))

export const clean = (): string => readFileSync(cleanFile('4.1.1'), 'utf8')

/** The clean file with a row that breaks rule 5 in line 24, and no more. */
export const withQuote = (): string => clean().replace('"Dark brown ""TOPSOIL"""', '"Dark brown "TOPSOIL""')
