import { useMemo } from 'react'
import { usePatternScope } from './use-pattern-scope.ts'
import { trustedTypes } from './trusted-types.ts'

/** Lines and areas of drawings: no script, no reference, no text. */
const FOREIGN = /<(?!\/?(?:pattern|symbol|g|path|rect|circle|ellipse)\b)|\s(?:on\w+|href)\s*=/i

const policy = trustedTypes?.createPolicy('groundsheet-artwork', {
  createHTML: (markup) => (FOREIGN.test(markup) ? null : markup),
})

/** Patterns or tiles of `collectPatterns` and `collectTiles`, to be referred to: artwork of our own, never of the data. */
export function PatternDefs({ artwork }: { readonly artwork: string }) {
  const scope = usePatternScope()
  const markup = useMemo(() => {
    const scoped = artwork.replaceAll('<pattern id="', `<pattern id="${scope}`)
    return { __html: policy?.createHTML(scoped) ?? scoped }
  }, [artwork, scope])
  return <defs dangerouslySetInnerHTML={markup} />
}
