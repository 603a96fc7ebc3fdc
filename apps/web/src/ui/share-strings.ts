import { formatDate } from './dates.ts'

const MEANINGS: Readonly<Record<string, string>> = {
  'projects:read': 'projects and their boundaries',
  'locations:read': 'holes',
  'tables:read': 'tables, logs and exports',
  'map:read': 'marker styles, boundaries and groups on the map',
}

export const shareStrings = {
  title: 'Share',
  explanation:
    'Makes a link for someone who has no key. Whoever has the link can view what you select here, until it ends.',
  oldKey:
    'No link can be made of this key, which is older than links. Ask for a new key (groundsheet keys rotate).',
  noProtection:
    'Links can be made only where this page is opened by HTTPS, or on the machine of the service.',
  what: 'Projects',
  thisProject: (name: string) => `This project: ${name}`,
  allOfKey: 'All projects of this key, also later ones',
  allListed: (count: number) => `All ${count} projects of this key`,
  view: 'Can view',
  scope: (scope: string) => MEANINGS[scope] ?? scope,
  name: 'For whom',
  nameHint: 'Shown to the reader, such as a company or a meeting',
  ends: 'Last day',
  endsHint: (latest: Date | null) =>
    latest
      ? `The link ends with this day (UTC), at the latest on ${formatDate(latest.getTime())}.`
      : 'The link ends with this day (UTC).',
  make: 'Make link',
  cancel: 'Cancel',
  made: (name: string) => `Link for ${name}`,
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  handling: 'Send it only to the person it is for: it works like a key.',
  toEnd: (keyId: string, linkId: string) => `groundsheet keys revoke-links ${keyId} --link ${linkId}`,
  toEndLabel: 'To end it before that day, on the service:',
  another: 'Make another',
  close: 'Close',
}
