/** Words in the tables of installations and pipes. */
export const installationWords = {
  /** In place of the ends of a response zone that was not filled in. */
  zoneNotStated: 'not stated',
}
