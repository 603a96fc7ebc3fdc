import { isMissingValue, type AgsHandler, type Diagnostic } from '@groundsheet/ags'

/** Identifiers of projects that are distinguished. */
const MAX_IDS = 1000

/** Gathers what a file states as PROJ_ID, while it is read. */
export function gatherProjectIds(): { readonly handler: AgsHandler; readonly ids: () => readonly string[] } {
  const ids = new Set<string>()
  let place = -1
  const handler: AgsHandler = {
    block({ code, headings }) {
      place = code === 'PROJ' ? headings.indexOf('PROJ_ID') : -1
    },
    row(values) {
      const id = values[place]?.trim() ?? ''
      if (id !== '' && ids.size < MAX_IDS) ids.add(id)
    },
    diagnostic: () => undefined,
  }
  return { handler, ids: () => [...ids] }
}

/** Written where a project has no number: it would join the projects of all such files. */
const NO_ID = new RegExp(
  String.raw`^(?:[^\p{L}\p{N}]*|0+|x+|blank|nil|undefined|unspecified|tb[acd]|to be (?:confirmed|advised|` +
    'agreed|decided|determined)|(?:not|un) ?(?:known|specified|stated|given|applicable|available|' +
    String.raw`assigned|allocated|provided))\.?$`,
  'iu',
)

/** The identifiers that name a project. `stated`: values of PROJ_ID without blanks around them. */
export const projectIds = (stated: readonly string[]): readonly string[] => [
  ...new Set(stated.filter((id) => !isMissingValue(id) && !NO_ID.test(id))),
]

/**
 * What an import says of the project of a file. `stated`: values of PROJ_ID, without blanks; `fileTitle`: its
 * name without ending.
 */
export function projectDiagnostics(stated: readonly string[], fileTitle: string): Diagnostic[] {
  const [first, ...others] = projectIds(stated)
  const where = { severity: 'warning', line: null, group: 'PROJ', heading: 'PROJ_ID' } as const
  if (first === undefined) {
    const value = stated.find((id) => id !== '')
    const says = value === undefined ? 'says nothing' : `says “${value}”, which names no project`
    const message = `PROJ_ID ${says}; the name of the file is the project's: ${fileTitle}`
    return [
      { ...where, rule: 'project-without-id', message, advice: 'State the number of the project in PROJ_ID' },
    ]
  }
  if (others.length === 0) return []
  const message =
    'The file states several projects; all of it goes to the first, ' + `${first} (not ${others.join(', ')})`
  return [
    {
      ...where,
      rule: 'several-projects',
      message,
      advice: 'Give each project a file of its own, or correct PROJ_ID',
    },
  ]
}
