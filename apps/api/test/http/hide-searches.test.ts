import { expect, test } from 'vitest'
import { hideSearches } from '../../src/http/hide-searches.ts'

test.each([
  ['/v1/search?limit=5&q=landfill', '/v1/search?limit=5&q=…'],
  ['/v1/search?%71=landfill', '/v1/search?%71=…'],
  ['/v1/locations/counts?type=CP&words=peat', '/v1/locations/counts?type=CP&words=…'],
  ['/v1/projects?se%61rch=a&Q=b=c', '/v1/projects?se%61rch=…&Q=…'],
  ['/v1/search?q', '/v1/search?q'],
  ['/v1/search?%=x&q=a', '/v1/search?%=x&q=…'],
  ['/ogc/collections?limit=5&secr%65t=a&filter=b', '/ogc/collections?limit=5&secr%65t=…&filter=…'],
  ['/OGC/collections?limit=5&secret=a', '/OGC/collections?limit=5&secret=…'],
  ['http://ground.example/ogc/collections?secret=a', 'http://ground.example/ogc/collections?secret=…'],
  ['/projects/ID?find=a&type=CP&where=b', '/projects/ID?find=…&type=CP&where=…'],
  ['/projects/ID?hole=ID&tabWhere=a&embed=1', '/projects/ID?hole=ID&tabWhere=…&embed=1'],
  ['/v1/projects', '/v1/projects'],
])('%s is logged as %s', (address, logged) => expect(hideSearches(address)).toBe(logged))
