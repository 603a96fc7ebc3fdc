import type { Mark } from '@groundsheet/logs'

/** Follows the figure of a value that other statements of its row contradict. */
const CONTRADICTED_SIGN = '*'

/** The figure of a mark without its unit: `N`, `50/75`, with a sign where its row contradicts it. */
export const figureText = ({ label, contradicted }: Mark): string => {
  const figure = label.replace(' mm', '')
  return contradicted && figure !== '' ? `${figure}${CONTRADICTED_SIGN}` : figure
}
