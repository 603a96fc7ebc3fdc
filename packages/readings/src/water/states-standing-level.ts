/** `Overnight`, `Groundwater standing at 1.80m bgl at end of shift`. */
const STANDING = new RegExp(
  String.raw`\b(?:over ?night|(?:standing|resting) (?:ground ?)?(?:water )?(?:level|at)|(?:ground)?water ` +
    '(?:was )?(?:standing|resting)|(?:end|start|beginning) of (?:the )?(?:following |next )?' +
    String.raw`(?:shift|day)|next morning)\b`,
  'i',
)
/** Water that was met, and the level after it: the row is a strike. */
const STRUCK = /\b(?:struck|strike|encountered|met|rose|risen|rising|ris(?:e|es)|seepage|inflow|ingress)\b/i

/**
 * Whether the remark on a water strike says that its depth is a standing level. It mentions water overnight,
 * or at the end of a shift, and nothing about water that was met.
 */
export const statesStandingLevel = (remark: string): boolean => STANDING.test(remark) && !STRUCK.test(remark)
