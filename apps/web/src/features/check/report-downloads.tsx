import { useState } from 'react'
import { download } from '../../data/export/export-target.ts'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import type { RequestResult } from './checked-file-requests.ts'
import type { ReportKind } from './write-report.ts'

const KINDS: readonly { readonly kind: ReportKind; readonly name: string }[] = [
  { kind: 'html', name: words.html },
  { kind: 'xlsx', name: words.excel },
  { kind: 'txt', name: words.text },
  { kind: 'json', name: words.json },
]

interface Props {
  /** False: findings may still come, and a report would lack them. */
  readonly isComplete: boolean
  readonly writeReport: (kind: ReportKind) => Promise<RequestResult<File>>
}

/** Downloads of the findings as a page, as text and for programs. */
export function ReportDownloads({ isComplete, writeReport }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (kind: ReportKind) => {
    const written = await writeReport(kind)
    setProblem('reason' in written ? written.reason : null)
    if ('found' in written) download(written.found)
  }
  return (
    <>
      <p className="check-downloads">
        {words.downloads}{' '}
        {KINDS.map(({ kind, name }) => (
          <button
            key={kind}
            type="button"
            className="button"
            disabled={!isComplete}
            onClick={() => void save(kind)}
          >
            {name}
          </button>
        ))}
      </p>
      {problem !== null && <p className="notice">{problem}</p>}
    </>
  )
}
