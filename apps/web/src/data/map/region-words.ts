/** Names of the parts of Great Britain and Ireland, by their codes in the list of towns. */
export const regionWords = {
  regions: new Map([
    ['ENG', 'England'],
    ['SCT', 'Scotland'],
    ['WLS', 'Wales'],
    ['NIR', 'Northern Ireland'],
  ]),
  countries: new Map([
    ['IE', 'Ireland'],
    ['IM', 'Isle of Man'],
    ['JE', 'Jersey'],
    ['GG', 'Guernsey'],
  ]),
}
