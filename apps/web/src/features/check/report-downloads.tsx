import { htmlReport, LEVELS, textReport, type CheckedFile } from '@groundsheet/rules'
import { download } from '../../data/export/export-target.ts'
import { checkStrings as words } from '../../ui/check-strings.ts'

declare const __GROUNDSHEET_VERSION__: string

/** Downloads of the findings as a page, as text and for programs. */
export function ReportDownloads({ result }: { readonly result: CheckedFile }) {
  const report = { version: __GROUNDSHEET_VERSION__, levels: LEVELS, files: [result] }
  const kinds = [
    { name: words.html, type: 'text/html', extension: 'html', make: () => htmlReport(report) },
    { name: words.text, type: 'text/plain', extension: 'txt', make: () => textReport(report).join('\n') },
    {
      name: words.json,
      type: 'application/json',
      extension: 'json',
      make: () => JSON.stringify(report, null, 2),
    },
  ]
  return (
    <p className="check-downloads">
      {words.downloads}{' '}
      {kinds.map(({ name, type, extension, make }) => (
        <button
          key={extension}
          type="button"
          className="button"
          onClick={() => download(new File([make()], `${result.path}.${extension}`, { type }))}
        >
          {name}
        </button>
      ))}
    </p>
  )
}
