import { ownValue } from '@groundsheet/readings'
import type { FindingCount, RuleFinding } from './finding.ts'

/** A finding of an import, in any of the forms that it has. */
type Repeated = Pick<RuleFinding, 'rule' | 'severity' | 'group'> & Partial<Pick<RuleFinding, 'advice'>>

/** Rules of AGS 3.1 by what an import calls the same fault; for AGS 4 its findings state the rule. */
const AGS3_RULES: Readonly<Record<string, string>> = {
  'duplicate-key': '6b',
  'unknown-location': '6c',
  'empty-location': '6c',
  'short-row': '4',
  'empty-extra-values': '4',
  'extra-values': '4',
  'group-without-headings': '4',
  'missing-units': '18',
  'late-units': '18',
  'extra-units': '18',
  'stray-continuation': '14',
  'unquoted-value': '8',
  'bare-quote': '8',
  'unterminated-quote': '8',
  'duplicate-heading': 'headings',
  'lower-case-name': 'names',
}

/**
 * What an import says of a file, without what its AGS rules say already: each rule is reported once. What an
 * import leaves out is reported nevertheless, by a name of its own.
 */
export function withoutRepeatedRules<T extends Repeated>(
  stated: readonly Pick<FindingCount, 'level' | 'rule' | 'group'>[],
  found: readonly T[],
): readonly T[] {
  const rules = new Set(stated.filter(({ level }) => level === 'ags').map(keyOf))
  return found.flatMap((finding) => {
    const rule = ruleOf(finding)
    if (rule === null || !rules.has(keyOf({ rule, group: finding.group }))) return [finding]
    return finding.severity === 'error' ? [{ ...finding, rule: 'left-out', advice: adviceOf(finding) }] : []
  })
}

const adviceOf = ({ advice = '' }: Repeated): string =>
  advice === '' ? 'Correct what the AGS rule of the same place names, then import the file again' : advice

const keyOf = ({ rule, group }: Pick<RuleFinding, 'rule' | 'group'>): string => `${rule}\t${group ?? ''}`

function ruleOf({ rule }: Repeated): string | null {
  const stated = /^AGS4 Rule (\w+)$/.exec(rule)?.[1]
  return stated ?? ownValue(AGS3_RULES, rule) ?? null
}
