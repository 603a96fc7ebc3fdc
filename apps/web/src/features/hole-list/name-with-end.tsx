/** Longer names may be cut. Characters. */
const MAX_WHOLE_CHARACTERS = 16
/** Characters of the end of a name that are always shown. */
const END_CHARACTERS = 8

/** A name that is cut before its end where there is no room: long names of a project often differ there. */
export function NameWithEnd({ name }: { readonly name: string }) {
  const characters = Array.from(name)
  if (characters.length <= MAX_WHOLE_CHARACTERS) return name
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className="name-with-end" aria-hidden="true">
        <span>{characters.slice(0, -END_CHARACTERS).join('')}</span>
        <span>{characters.slice(-END_CHARACTERS).join('')}</span>
      </span>
    </>
  )
}
