import { excerpt, type AgsBlock } from '@groundsheet/ags'
import type { CreateTableCheck, TableContext } from './table-check.ts'
import type { TableRule } from './table-kinds.ts'

/** Blocks whose headings are kept until the end; real files have at most some hundreds. */
const MAX_BLOCKS = 20_000

const MAX_HEADING_CHARACTERS = 9

/** Headings of one line with the same fault that have a finding each; a damaged line may have thousands. */
const MAX_FINDINGS_OF_LINE = 50

/** Headings that are named in the message about their order. */
const MAX_LISTED_HEADINGS = 6

interface Head {
  readonly code: string
  readonly statedCode: string
  /** As they stand in the file, without those that are empty. */
  readonly headings: readonly string[]
  readonly unnamed: number
  readonly line: number
  readonly groupLine: number
}

/**
 * Names of groups and headings, their order, and those that have to be there (AGS4 rules 7, 9, 10a, 10b, 18
 * and 19).
 */
export const checkHeadings: CreateTableCheck = (context) => {
  const heads: Head[] = []
  return {
    block({ code, line: groupLine, stated }: AgsBlock) {
      const headings = stated.headings.filter((heading) => heading !== '')
      const line = stated.headingLine ?? groupLine
      const unnamed = stated.headings.length - headings.length
      if (heads.length < MAX_BLOCKS)
        heads.push({ code, statedCode: stated.code, headings, unnamed, line, groupLine })
      else context.report('tooMuch', { line: null, text: 'groups' })
      return undefined
    },
    *further() {
      let hasUnknown = false
      for (const head of heads) hasUnknown = checkHead(head, context) || hasUnknown
      if (hasUnknown && !context.definitions.present.has('DICT'))
        context.report('missingDict', { line: null, group: 'DICT' })
    },
  }
}

/** Returns whether something in it is not defined. */
function checkHead(head: Head, context: TableContext): boolean {
  const { definitions, report, edition } = context
  const { code, headings, groupLine } = head
  if (edition === 'AGS4') checkNames(head, context)
  if (!definitions.isGroup(code)) report('unknownGroup', { line: groupLine, group: code })
  const defined = definitions.headings(code).map(({ heading }) => heading)
  const known = new Set(defined)
  const unknown = headings.filter((heading) => !known.has(heading))
  reportEach('unknownHeading', unknown, head, context)
  checkOrder(head, defined, unknown.length > 0, context)
  checkPresence(head, context)
  return unknown.length > 0 || !definitions.isGroup(code)
}

/** One finding for each heading; where a line has very many, one for all of them. */
function reportEach(
  kind: TableRule,
  headings: readonly string[],
  { code: group, line }: Head,
  { report }: TableContext,
): void {
  const isOne = headings.length > MAX_FINDINGS_OF_LINE
  const furtherHeadings = isOne ? headings.length - 1 : 0
  for (const heading of isOne ? headings.slice(0, 1) : headings) {
    const name = excerpt(heading, 40)
    report(kind, { line, group, heading: name, text: name, furtherHeadings })
  }
}

function checkOrder(
  head: Head,
  defined: readonly string[],
  hasUnknown: boolean,
  context: TableContext,
): void {
  const { code: group, headings, line } = head
  const { report, edition } = context
  const unique = [...new Set(headings)]
  reportEach('headingTwice', [...findRepeated(headings)], head, context)
  if (edition === 'AGS3') return
  if (hasUnknown) report('orderOfKnown', { line, group })
  const present = new Set(unique)
  const expected = defined.filter((heading) => present.has(heading))
  const known = new Set(expected)
  const found = unique.filter((heading) => known.has(heading))
  const first = found.findIndex((heading, index) => heading !== expected[index])
  if (first === -1) return
  const rest = expected.slice(first, first + MAX_LISTED_HEADINGS)
  const text = rest.join(', ') + (first + MAX_LISTED_HEADINGS < expected.length ? ', …' : '')
  report('headingOrder', { line, group, heading: found[first] ?? null, text })
}

function findRepeated(headings: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(headings.filter((heading) => seen.size === seen.add(heading).size))
}

function checkPresence({ code: group, headings, line }: Head, { definitions, report }: TableContext): void {
  const present = new Set(headings)
  const missing = (kind: TableRule, names: readonly string[]) => {
    for (const heading of names) if (!present.has(heading)) report(kind, { line, group, heading })
  }
  missing('missingKey', definitions.keys(group))
  missing('missingRequired', definitions.required(group))
}

function checkNames(head: Head, context: TableContext): void {
  const { code: group, statedCode, headings, unnamed, line, groupLine } = head
  if (!/^[A-Z0-9]{4}$/.test(statedCode))
    context.report('groupName', { line: groupLine, group, text: excerpt(statedCode, 40) })
  if (unnamed > 0) context.report('headingWithoutName', { line, group, text: String(unnamed) })
  const faults = headings.flatMap((heading) =>
    faultsOfName(heading, statedCode, context).map((kind) => ({ kind, heading })),
  )
  for (const [kind, found] of Map.groupBy(faults, (fault) => fault.kind))
    reportEach(
      kind,
      found.map(({ heading }) => heading),
      head,
      context,
    )
}

function faultsOfName(heading: string, group: string, context: TableContext): TableRule[] {
  const faults: TableRule[] = []
  if (!/^[A-Z0-9]*(?:_[A-Z0-9]*)?$/.test(heading)) faults.push('headingCharacters')
  if (heading.length > MAX_HEADING_CHARACTERS) faults.push('headingLength')
  if (!/^[^_]{4}_[^_]{0,4}$/.test(heading)) faults.push('headingForm')
  if (hasRightPrefix(heading, group, context)) return faults
  return [...faults, isOfOtherGroup(heading, group, context) ? 'headingOfOtherGroup' : 'headingPrefix']
}

/** A heading that DICT defines in this group, although it has the name of one of another group. */
function isOfOtherGroup(heading: string, group: string, { definitions }: TableContext): boolean {
  const [prefix = ''] = heading.split('_')
  return definitions.isGroup(prefix) && definitions.defines(group, heading)
}

/**
 * Headings begin with their group, or belong to a group that defines them; those of the standard are right
 * anyway.
 */
function hasRightPrefix(heading: string, group: string, { definitions }: TableContext): boolean {
  const [prefix = ''] = heading.split('_')
  return (
    prefix === group.slice(0, 4) ||
    definitions.defines(prefix, heading) ||
    definitions.isStandardHeading(heading)
  )
}
