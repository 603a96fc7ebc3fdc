const TOP = /_(DPTH|TOP|FROM|DEP|TDEP|DIS|CDEP|HDEP)$/
const BASE = /_(BASE|BOT|TO|BDEP)$/

/** Whether a heading states where its row begins, in the table itself or inherited from its parent tables. */
export const isTopHeading = (heading: string): boolean => TOP.test(heading)

/** Whether a heading states where its row begins or ends. */
export const isDepthHeading = (heading: string): boolean => TOP.test(heading) || BASE.test(heading)
