/** Codes of groups and headings in the API. A null code: stored, never sent. */
export interface PublicCodes {
  tableCode(group: string): string | null
  tableName(group: string): string | undefined
  fieldCode(heading: string): string | null
  /** The heading of a sent code. */
  heading(code: string): string
}

export interface PublicCodeSettings {
  readonly tables?:
    | Readonly<Record<string, { name?: string | undefined; code?: string | null | undefined }>>
    | undefined
  readonly fields?: Readonly<Record<string, { code: string | null }>> | undefined
}

/** Whether some group or heading has no code. */
export const hidesSome = ({ tables = {}, fields = {} }: PublicCodeSettings): boolean =>
  [...Object.values(tables), ...Object.values(fields)].some(({ code }) => code === null)

export function createPublicCodes(settings: PublicCodeSettings): PublicCodes {
  const tables = new Map(Object.entries(settings.tables ?? {}))
  const fields = new Map(Object.entries(settings.fields ?? {}).map(([heading, { code }]) => [heading, code]))
  const headings = new Map([...fields].flatMap(([heading, code]) => (code === null ? [] : [[code, heading]])))
  return {
    tableCode(group) {
      const code = tables.get(group)?.code
      return code === undefined ? group : code
    },
    tableName: (group) => tables.get(group)?.name,
    fieldCode(heading) {
      const code = fields.get(heading)
      return code === undefined ? heading : code
    },
    heading: (code) => headings.get(code) ?? code,
  }
}
