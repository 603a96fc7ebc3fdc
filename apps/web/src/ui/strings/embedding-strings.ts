export const embeddingStrings = {
  openWhole: 'Open in Groundsheet',
  nothingVisible: 'This key cannot view anything.',
  noHole: 'No hole is selected.',
}
