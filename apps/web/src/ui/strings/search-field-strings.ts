/** Texts of the search field of all screens. */
export const searchFieldStrings = {
  label: 'Search',
  placeholder: 'Search holes, projects, places, words',
  clear: 'Clear search',
} as const
