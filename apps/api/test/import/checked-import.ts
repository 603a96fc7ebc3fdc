import { smallSite } from './ags-text.ts'

/** Rule 14: there is no group TRAN. */
export const SITE = smallSite()
