/** The words beside a name in a part of a text, as `simplifyName` has them. */
interface NameContext {
  readonly before: string
  readonly after: string
}

const STREET_WORDS = [
  'road|rd|street|lane|ln|avenue|ave|way|drive|dr|close|terrace|crescent|cres|gardens|grove|place|square',
  'court(?! house)|park(?! and )|house|row|walk|mews|parade|boulevard|saint$',
].join('|')

/** "Belfast Road", "Limerick Old Road"; but "Limerick ring road" is a road at Limerick. */
const STREET = new RegExp(String.raw`^(?:(?:old|new|upper|lower) )?(?:${STREET_WORDS})(?= |$)`)

/** "Newry St. Patrick's" has the saint, "Newry St works" a street. */
const STREET_OR_SAINT = /^saint (\S+)/
const SAINTS = new RegExp(
  '^(?:ann|anne|andrew|anthony|brigid|bride|catherine|colman|columb|columba|columbs|comgall|' +
    'helen|ita|james|john|joseph|kevin|luke|macartan|malachy|margaret|mark|martin|mary|matthew|' +
    'michael|oliver|patrick|paul|peter|ronan|stephen|teresa|thomas|vincent)s?$|s$',
)

/** Within a name that ends in "Ltd", no preposition stands between the first words and that. */
const COMPANY =
  /^(?:(?!(?:at|by|for|from|in|near|of|on|to)(?: |$))\S+ ){0,5}(?:ltd|limited|plc|llp|inc)(?= |$)/
const FAMILY_BUSINESS = new RegExp(
  '^(?:and (?:sons?|daughters?|partners)|bros|brothers|builders|contractors|estates|' +
    'developments|holdings|homes|properties)(?= |$)',
)
const PERSON = /(?:^| )(?:mr|mrs|ms|miss|messrs|sir|lord|lady)$/

/** Whether a name is not the place itself, but that of a street, a building, a company or a person. */
export function isNamedAfter({ before, after }: NameContext): boolean {
  const saint = STREET_OR_SAINT.exec(after)?.[1]
  const isSaintStreet = saint !== undefined && !SAINTS.test(saint)
  return (
    isSaintStreet || [STREET, COMPANY, FAMILY_BUSINESS].some((end) => end.test(after)) || PERSON.test(before)
  )
}
