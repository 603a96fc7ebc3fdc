import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { compact } from '../url-state/search-text.ts'
import type { PrintSearch } from '../url-state/print-search.ts'

const ROUTE = '/projects/$projectId/print/$sheet'

type Change = { [K in keyof PrintSearch]?: PrintSearch[K] | undefined }

/** The state of a print is its address; no step of it is worth going back to. */
export function usePrintState() {
  const { projectId, sheet } = useParams({ from: ROUTE })
  const search = useSearch({ from: ROUTE })
  const navigate = useNavigate({ from: ROUTE })
  const change = useCallback(
    (values: Change) => void navigate({ search: (now) => compact({ ...now, ...values }), replace: true }),
    [navigate],
  )
  return { projectId, sheet, search, change }
}
