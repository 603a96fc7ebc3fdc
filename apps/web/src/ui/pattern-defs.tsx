import { useMemo } from 'react'
import { usePatternScope } from './use-pattern-scope.ts'
import { trustedTypes } from './trusted-types.ts'

/** Allows shapes only: no scripts, references or text. */
const FORBIDDEN_MARKUP = /<(?!\/?(?:pattern|symbol|g|path|rect|circle|ellipse)\b)|\s(?:on\w+|href)\s*=/i

const policy = trustedTypes?.createPolicy('groundsheet-artwork', {
  createHTML: (markup) => (FORBIDDEN_MARKUP.test(markup) ? null : markup),
})

/** Artwork of `collectPatterns` or `collectTiles` for references; never markup from data. */
export function PatternDefs({ artwork }: { readonly artwork: string }) {
  const scope = usePatternScope()
  const markup = useMemo(() => {
    const scoped = artwork.replaceAll('<pattern id="', `<pattern id="${scope}`)
    return { __html: policy?.createHTML(scoped) ?? scoped }
  }, [artwork, scope])
  return <defs dangerouslySetInnerHTML={markup} />
}
