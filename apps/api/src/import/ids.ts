import { hash } from 'node:crypto'

const ID_CHARACTERS = 24

/**
 * First 12 bytes of a SHA-256 over what identifies the thing, in hex: the same files give the same ids on any
 * machine.
 */
function idOf(...thing: readonly (string | number)[]): string {
  return hash('sha256', JSON.stringify(thing), 'hex').slice(0, ID_CHARACTERS)
}

export const companyId = (name: string): string => idOf('company', name)
export const projectId = (company: string, reference: string): string => idOf('project', company, reference)
export const iconId = (company: string, name: string): string => idOf('icon', company, name)
export const typeId = (company: string, code: string): string => idOf('type', company, code)
export const overrideId = (project: string, code: string): string => idOf('override', project, code)
export const boundaryId = (project: string, name: string, ordinal: number): string =>
  idOf('boundary', project, name, ordinal)
export const groupId = (project: string, name: string, ordinal: number): string =>
  idOf('group', project, name, ordinal)

/** Of a file of a project, by the SHA-256 of its bytes. */
export const deliveryId = (project: string, sha256: string): string => idOf('delivery', project, sha256)

/** `path`: of its file on the importing machine, hidden by the hash; empty: of the project itself. */
export const findingId = (project: string, path: string, finding: readonly (string | number)[]): string =>
  idOf('finding', project, path, ...finding)

/** Of a row. `ordinal` counts rows of equal keys from 0. Locations are rows too. */
export function rowId(project: string, group: string, keys: readonly string[], ordinal: number): string {
  return idOf('row', project, group, ...keys, ordinal)
}
