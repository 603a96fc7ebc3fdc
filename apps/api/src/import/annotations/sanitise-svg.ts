export function sanitiseSvg(text: string): string {
  return text
}
