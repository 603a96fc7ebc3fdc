import type { ReactNode } from 'react'
import { useRetryCountdown } from '../data/service/use-retry-countdown.ts'
import { explainError, isApiError, isNotFound } from './explain-error.ts'
import { strings } from './strings/strings.ts'

/** Information that is not an error. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="notice" role="note">
      {children}
    </p>
  )
}

/**
 * Shown in a panel while its content loads; announced to screen readers. Counts down while requests are held
 * back.
 */
export function LoadingNotice({ children = strings.loading }: { readonly children?: ReactNode }) {
  const seconds = useRetryCountdown()
  return (
    <p className="notice" role={seconds > 0 ? 'timer' : 'status'}>
      {seconds > 0 ? strings.pause.inPanel(seconds) : children}
    </p>
  )
}

interface Props {
  readonly error: Error
  /** Requested object that may not exist. */
  readonly subject?: keyof typeof strings.trouble.notFound
  readonly retry?: () => void
}

/** Error message in one sentence, with a button to retry. What does not exist cannot be retried. */
export function ErrorNotice({ error, subject = 'project', retry }: Props) {
  // The operator looks up errors of the service by this id; that nothing was found is none.
  const requestId = isApiError(error) && !isNotFound(error) ? error.requestId : null
  return (
    <div className="notice" data-kind="error" role="alert">
      <span>{isNotFound(error) ? strings.trouble.notFound[subject] : explainError(error)}</span>
      {requestId !== null && <span className="soft">{strings.trouble.request(requestId)}</span>}
      {retry && !isNotFound(error) && (
        <button type="button" className="button" onClick={retry}>
          {strings.retry}
        </button>
      )}
    </div>
  )
}
