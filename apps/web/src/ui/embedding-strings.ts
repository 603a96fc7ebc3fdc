export const embeddingStrings = {
  openWhole: 'Open in Groundsheet',
  nothingVisible: 'This key can view nothing.',
  noHole: 'No hole is selected.',
}
