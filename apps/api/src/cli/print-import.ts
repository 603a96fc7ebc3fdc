import { countOf, plural, shorten } from '@groundsheet/readings'
import {
  levelText,
  MAX_LISTED_ROWS,
  nameOf,
  archivePath,
  ruleText,
  type FileReport,
  type HeldBackHole,
  type ImportReport,
  type ProjectReport,
  type RuleCount,
  type ValueChange,
} from '../import/index.ts'
import { countsText, shortenedList } from '@groundsheet/rules'
import { commandText } from '../common/command-text.ts'
import { printableLine } from '../common/printable.ts'
import { diagnosticLines } from './print-diagnostics.ts'

const MAX_NAMES = 20
const MAX_CHANGES = 20
/** A real project has fewer. */
const MAX_GROUPS = 200
/** Rules that are printed of one file, the most frequent ones. */
const MAX_RULES = 10
/** Of a project or group. */
const MAX_NAME_CHARACTERS = 200
/** Maximum length of a printed value, in characters. */
const MAX_VALUE_CHARACTERS = 60

/** Builds the command that imports these paths, with further options. */
type WriteCommand = (paths: readonly string[]) => string

/** How the printed text names the commands that lead further. */
export interface ImportWords {
  /** Builds the command line for one project. */
  readonly command: WriteCommand
  /** What prints the whole report, such as `--json`. */
  readonly json: string
  /** Where all diagnostics are listed, as the end of a sentence. */
  readonly allDiagnostics: string
  /** The database as it is shown; absent: it is not said where the data are. */
  readonly database?: string
}

/** Prints the report of an import as text. */
export function importLines(report: ImportReport, words: ImportWords): string[] {
  return [
    ...fileLines(report.files),
    '',
    ...report.projects.flatMap((project) => [...projectLines(project, words), '']),
    ...diagnosticLines(report.diagnostics, words.allDiagnostics),
    ...totalLines(report),
    ...lostLines(report),
    ...placeLines(report, words),
  ].map(printableLine)
}

/** The number that the viewer and `check` have for the same file, and that of the errors for --strict. */
function totalLines({ files, findings, diagnostics }: ImportReport): string[] {
  if (files.every(({ rules }) => rules === undefined)) return []
  const errors = diagnostics.items.filter(({ severity }) => severity === 'error').length
  const own = errors === 0 ? 'no errors' : countOf(errors, 'error')
  return [`Import and rules together: ${countsText(findings)}; the import alone: ${own}`]
}

/** What is not stored of the files, or not any more, since its unit cannot be converted. */
function lostLines({ projects }: ImportReport): string[] {
  const values = projects.reduce((sum, { lost }) => sum + lost.values, 0)
  const rows = projects.reduce((sum, { lost }) => sum + lost.rows, 0)
  const what = [
    ...(values === 0 ? [] : [countOf(values, 'value')]),
    ...(rows === 0 ? [] : [countOf(rows, 'row')]),
  ]
  if (what.length === 0) return []
  return [
    `Left out because of units: ${what.join(' and ')}, see the errors above. --strict refuses such files`,
  ]
}

/** A database or company with a misspelt name is created: the report says so. */
function placeLines(
  { company, isNewCompany, isNewDatabase }: ImportReport,
  { database }: ImportWords,
): string[] {
  if (database === undefined) return []
  const made = [...(isNewDatabase ? ['new database'] : []), ...(isNewCompany ? ['new company'] : [])]
  return [`Stored in ${database} for company ${company}${made.length === 0 ? '' : ` (${made.join(', ')})`}`]
}

function fileLines(files: readonly FileReport[]): string[] {
  const more = files.length - MAX_NAMES
  return [
    ...files.slice(0, MAX_NAMES).flatMap((file) => [fileLine(file), ...ruleLines(file)]),
    ...(more > 0 ? [`… and ${countOf(more, 'more file')}`] : []),
  ]
}

function fileLine({ path, edition, encoding }: FileReport): string {
  return `${path}: ${edition.replace('AGS', 'AGS ')}, ${encoding}`
}

/** What the rules say of a file: counts, the most frequent rules, and the command that lists all. */
function ruleLines({ path, edition, rules }: FileReport): string[] {
  if (rules === undefined) return []
  const found = withoutSeverities(rules.rules)
  const more = found.length - MAX_RULES
  return [
    ...rules.levels.map((level) => `  ${levelText(level)}`),
    ...found
      .slice(0, MAX_RULES)
      .map(
        (rule) =>
          `    ${ruleText(rule, edition)}: ${countOf(rule.count, 'finding')}, such as: ${rule.message}`,
      ),
    ...(more > 0 ? [`    … and ${countOf(more, 'more rule')}`] : []),
    ...(found.length > 0 ? [`    to list them: ${commandText(['check', archivePath(path)])}`] : []),
  ]
}

/** Each rule once, also one that found several severities, with the message of the most frequent. */
function withoutSeverities(rules: readonly RuleCount[]): RuleCount[] {
  const byRule = Map.groupBy(rules, ({ level, rule }) => `${level} ${rule}`)
  return [...byRule.values()]
    .flatMap(([most, ...others]) =>
      most === undefined
        ? []
        : { ...most, count: others.reduce((sum, { count }) => sum + count, most.count) },
    )
    .sort((a, b) => b.count - a.count)
}

function projectLines(project: ProjectReport, words: ImportWords): string[] {
  const { crs, locations, rows, groups } = project
  const filled = Object.entries(groups).filter(([, count]) => count > 0)
  return [
    `${shortName(project.projectName)} (${shortName(project.projectId)})`,
    `  groups  ${groupsText(filled)}`,
    `  rows    ${deliveredText(project.delivered)}`,
    `          the project's ${countOf(rows.total, 'row')}: ${changesText(rows)}`,
    ...placesOfFiles(project),
    ...changeLines(project, words),
    `  CRS     ${crsText(crs)}: ${crs.reason}`,
    ...adviceLines(project, words),
    `  holes   ${locations.placed} of ${locations.total} on the map`,
    ...unplacedLines(locations, words),
    ...doubtLines(project, words),
  ]
}

/** Where the files stand among the deliveries, if there are others, or they were imported before. */
function placesOfFiles({ deliveries }: ProjectReport): string[] {
  const reported = deliveries.filter(({ of, isRepeated }) => of > 1 || isRepeated)
  const more = reported.length - MAX_NAMES
  const lines = reported
    .slice(0, MAX_NAMES)
    .map(
      (delivery) =>
        `${delivery.file} is delivery ${delivery.place} of ${delivery.of} by age` +
        `${delivery.isRepeated ? ', imported before' : ''}${delivery.of > 1 ? whyByImport(delivery) : ''}`,
    )
  return [...lines, ...(more > 0 ? [`… and ${countOf(more, 'more file')}`] : [])].map(
    (line, index) => `  ${index === 0 ? 'order   ' : ' '.repeat(8)}${line}`,
  )
}

function whyByImport({ isUndated, unorderedIssue }: ProjectReport['deliveries'][number]): string {
  if (isUndated) return '; it states no date and no issue, so the order of imports decides'
  if (unorderedIssue === '') return ''
  return (
    `; its issue “${unorderedIssue}” has no known order: of deliveries of its date, the one given later ` +
    'is newer'
  )
}

const shortName = (name: string): string => shorten(name, MAX_NAME_CHARACTERS)

function groupsText(filled: readonly (readonly [code: string, rows: number])[]): string {
  const more = filled.length - MAX_GROUPS
  return [
    ...filled.slice(0, MAX_GROUPS).map(([code, rows]) => `${shortName(code)} ${rows}`),
    ...(more > 0 ? [`and ${countOf(more, 'more group')}`] : []),
  ].join(', ')
}

function crsText({ code, source }: ProjectReport['crs']): string {
  return code === null || source === 'none' ? 'not known' : `${code} (${SOURCES[source]})`
}

const SOURCES: Record<Exclude<ProjectReport['crs']['source'], 'none'>, string> = {
  given: 'given with --crs',
  project: 'from project.json',
  declared: 'declared in the file',
  delivery: 'from an earlier delivery',
  company: 'from company.json',
  guessed: 'assumed',
}

/** What the rows of the files did. */
function deliveredText({
  files,
  total,
  added,
  changed,
  unchanged,
  kept,
}: ProjectReport['delivered']): string {
  const whose = plural(files, "the file's", "the files'")
  const fromNewer = kept === 0 ? '' : `, ${kept} kept from a newer delivery`
  return (
    `${whose} ${countOf(total, 'row')}: ${added} added, ${changed} changed, ${unchanged} ` +
    `unchanged${fromNewer}`
  )
}

function changesText({ added, changed, unchanged, removed }: ProjectReport['rows']): string {
  return `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`
}

/** What an import changed in an existing project: counts for each changed group, then single values. */
function changeLines(project: ProjectReport, { json }: ImportWords): string[] {
  const { rows, rowsByGroup, changes, changedRowsNotListed, removals, removedRowsNotListed } = project
  if (rows.added === rows.total && rows.removed === 0) return []
  const touched = Object.entries(rowsByGroup).filter(
    ([, count]) => count.total > count.unchanged || count.removed > 0,
  )
  const more = changes.length - MAX_CHANGES
  const listed =
    changedRowsNotListed === 0 ? 'all' : `those of the first ${MAX_LISTED_ROWS} changed rows of each group`
  const moreRemoved = removals.length + removedRowsNotListed - MAX_CHANGES
  const listedRemoved =
    removedRowsNotListed === 0 ? 'all' : `the first ${MAX_LISTED_ROWS} removed rows of each group`
  const lines = [
    ...touched.map(([group, counts]) => `${group} ${changesText(counts)}`),
    ...changes.slice(0, MAX_CHANGES).map(changeLine),
    ...(more > 0 ? [`… and ${more} more; ${json} lists ${listed}`] : []),
    ...removals.slice(0, MAX_CHANGES).map((row) => `${row.group} ${nameOf(row)}: removed`),
    ...(moreRemoved > 0 ? [`… and ${moreRemoved} more removed; ${json} lists ${listedRemoved}`] : []),
  ]
  return lines.map((line, index) => `  ${index === 0 ? 'changed ' : ' '.repeat(8)}${line}`)
}

function changeLine({ group, key, heading, before, after }: ValueChange): string {
  const name = Object.values(key).filter((value) => value.trim() !== '')
  return `${group} ${name.join(', ')}: ${heading} ${quote(before)} → ${quote(after)}`
}

function quote(value: string): string {
  return `"${value.length > MAX_VALUE_CHARACTERS ? `${value.slice(0, MAX_VALUE_CHARACTERS)}…` : value}"`
}

/** Suggests the command for this project alone, since `--crs` overrides what other projects declare. */
function adviceLines({ crs, paths }: ProjectReport, { command }: ImportWords): string[] {
  const [first, ...others] = crs.candidates
  if (crs.code !== null || first === undefined) return []
  const or = others.length > 0 ? `   (or ${others.join(', ')})` : ''
  return [`          to set it: ${command(paths)} --crs ${first}${or}`]
}

function doubtLines({ locations, paths }: ProjectReport, words: ImportWords): string[] {
  const { contradictory, inDoubt } = locations
  const draw = `          to draw them all the same: ${words.command(paths)} --trust-positions`
  return [
    ...heldBackLines('latitude and longitude contradict the grid coordinates', contradictory, words),
    ...heldBackLines('position in doubt', inDoubt, words),
    ...(inDoubt.length === 0 ? [] : [draw]),
  ]
}

/** Holes that have coordinates and are not on the map, those of one reason together. */
function heldBackLines(title: string, holes: readonly HeldBackHole[], { json }: ImportWords): string[] {
  if (holes.length === 0) return []
  const reasons = [...Map.groupBy(holes, ({ reason }) => reason)]
  const more = reasons.slice(MAX_NAMES).reduce((sum, [, alike]) => sum + alike.length, 0)
  const nameAll = (alike: readonly HeldBackHole[]) => shortenedList(alike.map(({ locationId }) => locationId))
  return [
    `          ${title} (${countOf(holes.length, 'hole')}):`,
    ...reasons.slice(0, MAX_NAMES).map(([reason, alike]) => `            ${nameAll(alike)}: ${reason}`),
    ...(more > 0 ? [`            … and ${more} more; ${json} lists all`] : []),
  ]
}

function unplacedLines({ unplaced, withoutGrid }: ProjectReport['locations'], words: ImportWords): string[] {
  const withGrid = new Set(withoutGrid)
  const without = unplaced.filter((name) => !withGrid.has(name))
  return [
    ...namesLines('without coordinates', without, words),
    ...namesLines('grid coordinates without a known grid, or outside it', withoutGrid, words),
  ]
}

function namesLines(title: string, names: readonly string[], { json }: ImportWords): string[] {
  if (names.length === 0) return []
  const more = names.length - MAX_NAMES
  const rest = more > 0 ? `, … and ${more} more; ${json} lists all` : ''
  return [`          ${title}: ${names.slice(0, MAX_NAMES).join(', ')}${rest}`]
}
