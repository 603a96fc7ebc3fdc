import { formatDate } from '../dates.ts'

const MEANINGS: Readonly<Record<string, string>> = {
  'projects:read': 'projects and their boundaries',
  'locations:read': 'holes',
  'tables:read': 'tables, logs and exports',
  'map:read': 'marker styles, boundaries and groups on the map',
}

export const shareDialogStrings = {
  title: 'Share',
  explanation:
    'Creates a link for someone without a key. Anyone who has the link can view what you select here ' +
    'until it expires.',
  oldKey:
    'This key was issued before links existed and cannot create them. Ask for a new key (groundsheet ' +
    'keys rotate).',
  noProtection: 'Links can only be created over HTTPS, or on the computer that runs the service.',
  what: 'Projects',
  thisProject: (name: string) => `This project: ${name}`,
  allOfKey: 'All projects of this key, including future ones',
  allListed: (count: number) => `All ${count} projects of this key`,
  view: 'Can view',
  scope: (scope: string) => MEANINGS[scope] ?? scope,
  name: 'Recipient',
  nameHint: 'A person, company or meeting; shown to whoever opens the link',
  ends: 'Expires after',
  endsHint: (latest: Date | null) =>
    latest
      ? `The link expires at the end of this day (UTC); the latest is ${formatDate(latest.getTime())}.`
      : 'The link expires at the end of this day (UTC).',
  make: 'Create link',
  cancel: 'Cancel',
  made: (name: string) => `Link for ${name}`,
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  handling: 'Send it only to the recipient: anyone who has it can use it.',
  toEnd: (keyId: string, linkId: string) => `groundsheet keys revoke-links ${keyId} --link ${linkId}`,
  toEndLabel: 'To revoke it earlier, run this on the server:',
  another: 'Create another',
  close: 'Close',
}
