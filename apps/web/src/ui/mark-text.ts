import type { Mark } from '@groundsheet/logs'

/** Follows the figure of a value that other statements of its row contradict. */
const CONTRADICTED_SIGN = '*'

/** The label of a mark, with a sign where its row contradicts it. */
export const markText = ({ label, contradicted }: Pick<Mark, 'label' | 'contradicted'>): string =>
  contradicted && label !== '' ? `${label}${CONTRADICTED_SIGN}` : label

/** The same without its unit: `N`, `50/75`. */
export const markTextWithoutUnit = ({ label, contradicted }: Mark): string =>
  markText({ label: label.replace(' mm', ''), ...(contradicted && { contradicted }) })
