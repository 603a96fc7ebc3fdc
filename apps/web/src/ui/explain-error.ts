import type { ApiError } from '@groundsheet/client'
import { isFailedModule } from './failed-module.ts'
import { strings } from './strings/strings.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  network: strings.trouble.network,
  rate_limited: strings.trouble.rateLimited,
}

/** What happened, in words for readers. */
export function explainError(error: Error): string {
  if (isApiError(error)) return MESSAGES[error.type] ?? error.message
  return isFailedModule(error) ? strings.trouble.part : strings.trouble.panel
}

/** Compares names: importing the client would load it before it is needed. */
export const isApiError = (error: Error): error is ApiError => error.name === 'ApiError'

export const isNotFound = (error: Error): boolean => isApiError(error) && error.type === 'not_found'
