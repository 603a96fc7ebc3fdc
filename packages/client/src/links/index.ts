/** The format of links, for what makes and for what checks them. */
export { createLink, narrowLink, readLink, type LinkDescription, type LinkTerms } from './create-link.ts'
export { derivePair } from './key-pair.ts'
export { LinkError } from './link-error.ts'
export { linkIds } from './link-ids.ts'
export { intersect, isLink, parseLink, accessOfLink, type Link } from './read-link.ts'
export { verifyLink } from './verify-link.ts'
