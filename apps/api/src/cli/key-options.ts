import { scopeNames, type Scope } from '@groundsheet/contract'
import { suggestionHint } from '../common/suggest-word.ts'
import { UserError } from '../common/user-error.ts'

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** The name identifies the key or link when it has to be revoked. Throws UserError. */
export function readName(text: string, kind: 'key' | 'link'): string {
  const name = text.trim()
  if (name === '') throw new UserError(`--name is blank. State what the ${kind} is for.`)
  return name
}

/** Throws UserError. */
export function readScopes(text: string): Scope[] {
  const names = listOf(text)
  const unknown = names.find((name) => !scopeNames.some((scope) => scope === name))
  if (unknown !== undefined) {
    const hint = suggestionHint(unknown, scopeNames) || '.'
    throw new UserError(
      `--scopes ${JSON.stringify(unknown)}: is not a scope${hint} Known: ${scopeNames.join(', ')}`,
    )
  }
  return scopeNames.filter((scope) => names.includes(scope))
}

/**
 * An empty list, as from an unset variable in a script, must not create a key with every project. Throws
 * UserError.
 */
export function readProjects(text: string, kind: 'key' | 'link'): string[] {
  const references = listOf(text)
  if (references.length > 0) return references
  throw new UserError(`--projects names no project. Leave it out for a ${kind} that can read all of them.`)
}

/** An empty list must not end all links. Throws UserError. */
export function readLinkIds(text: string): string[] {
  const ids = listOf(text)
  if (ids.length > 0) return ids
  throw new UserError('--link names no link. Leave it out to end all links of the key.')
}
