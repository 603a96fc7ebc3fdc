/** `1 error`, `2 errors`, `1,000 errors`. `noun`: one whose plural ends in s. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
