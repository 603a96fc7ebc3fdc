/* global document, location, URLSearchParams */
/** The points of a project with so many holes, as [longitude, latitude]. */
export const count = Number(new URLSearchParams(location.search).get('count'))

export const points = count === 0 ? [] : await (await fetch(`/points-${count}.json`)).json()

/** [west, south, east, north]; the north of England when there is nothing. */
export const bounds =
  count === 0
    ? [-2, 53, -2, 53]
    : [0, 1, 0, 1].map((axis, corner) =>
        points.reduce(
          (found, point) => (corner < 2 ? Math.min : Math.max)(found, point[axis]),
          corner < 2 ? 180 : -180,
        ),
      )

/** As the viewer fits a project. */
export const FIT = { padding: 60, maxZoom: 16 }

export const ground = { id: 'ground', type: 'background', paint: { 'background-color': '#eef0ea' } }

/** The bench waits for it. */
export const rest = () => (document.querySelector('[data-state]').dataset.state = 'idle')
