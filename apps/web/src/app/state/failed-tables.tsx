import { displayName } from '../../data/text/display-name.ts'
import type { ComparedHole } from '../../features/strip-log/compare/compared-hole.ts'
import { compareStrings } from '../../ui/strings/compare-strings.ts'
import { strings } from '../../ui/strings/strings.ts'

/** The tables of compared holes that could not be loaded, each with a button that tries again. */
export function FailedTables({ holes }: { readonly holes: readonly ComparedHole[] }) {
  return holes.flatMap(({ hole, failed }) =>
    failed.map(({ code, retry }) => (
      <p key={hole.id + code} className="notice" data-kind="error" role="alert">
        {compareStrings.failed(displayName(hole.name), code)}
        <button type="button" className="button" onClick={retry}>
          {strings.retry}
        </button>
      </p>
    )),
  )
}
