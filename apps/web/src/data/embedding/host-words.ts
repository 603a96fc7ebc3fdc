/** Why a request of the page around the viewer is refused; programs get the reason as text. */
export const hostWords = {
  unknownType: (type: string) =>
    `${type} is not a request; requests are groundsheet.connect and groundsheet.select`,
  wrongHole: 'hole is { "id": "…" }, { "name": "…" } or null',
  noSuchHole: 'this project has no such hole',
}
