import { describe, expect, it } from 'vitest'
import { DiagnosticCollector } from '../src/diagnostic-collector.ts'
import { createAgsParser, type Diagnostic } from '../src/index.ts'

const KINDS = {
  remark: { severity: 'warning', message: () => 'A remark', advice: 'Remark less' },
  loss: {
    severity: 'error',
    each: 20,
    message: ({ text }: { text: string }) => `Left out: ${text}`,
    advice: 'Deliver it',
  },
} as const

function collect(fill: (collector: DiagnosticCollector<keyof typeof KINDS>) => void): Diagnostic[] {
  const collector = new DiagnosticCollector<keyof typeof KINDS>(KINDS)
  fill(collector)
  return collector.list('AGS4')
}

const groupOf = (index: number): string => `G${index}`

describe('Diagnostics of a file', () => {
  it('are errors with their text, however many warnings were met before', () => {
    const found = collect((collector) => {
      for (let line = 1; line <= 20_000; line++) collector.add('remark', { line, group: groupOf(line) })
      collector.add('loss', { line: 30_000, group: 'LOCA', text: 'two values' })
    })
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([
      {
        rule: 'loss',
        severity: 'error',
        line: 30_000,
        group: 'LOCA',
        heading: null,
        message: 'Left out: two values',
        advice: 'Deliver it',
      },
    ])
  })

  it('of more groups than are listed are counted with their severity, each kind by itself', () => {
    const found = collect((collector) => {
      for (let line = 1; line <= 20_000; line++) collector.add('remark', { line, group: groupOf(line) })
      for (let line = 20_001; line <= 40_000; line++)
        collector.add('loss', { line, group: groupOf(line), text: 'it' })
    })
    const rest = found.filter(({ message }) => message.includes('more of other groups'))
    expect(rest.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: A remark (and 14,999 more of other groups and headings, the last at line 20000)',
      'error: Left out: it (and 14,980 more of other groups and headings, the last at line 40000)',
    ])
    expect(found.length).toBeLessThan(10_100)
  })

  it('name what is lost behind five thousand groups without UNIT and TYPE', () => {
    const groups = Array.from({ length: 4_990 }, (_, at) => {
      const name = `Z${at.toString(36).toUpperCase().padStart(3, '0')}`
      return `"GROUP","${name}"\r\n"HEADING","${name}_A"\r\n"DATA","v"\r\n`
    })
    const last =
      '"GROUP","LOCA"\r\n"HEADING","LOCA_ID"\r\n"UNIT",""\r\n"TYPE","ID"\r\n"DATA","A","lost one"\r\n'
    const found: Diagnostic[] = []
    const handler = {
      block: () => undefined,
      row: () => undefined,
      diagnostic: (one: Diagnostic) => found.push(one),
    }
    const parser = createAgsParser(handler)
    parser.write(groups.join('') + last)
    parser.end()
    const errors = found.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ group, message }) => `${group ?? ''}: ${message}`)).toEqual([
      'LOCA: A row has more values than its group has headings; the surplus was left out: lost one',
    ])
  })
})
