import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument, root } from './named-files.ts'

/** A commit, which nobody can move, with the version that it is. */
const PINNED = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/

const workflows = globSync('.github/workflows/*.yml', { cwd: root })

test.each(workflows)('%s uses actions by commit, and exact versions of systems and of Node', (path) => {
  const text = readDocument(path)
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action)
  expect(used.length).toBeGreaterThan(1)
  expect(used.filter((action) => !PINNED.test(action))).toEqual([])
  expect(text).not.toMatch(/-latest\b/)
  const versions = [...text.matchAll(/node-version: ([^,\s]+)/g)].map(([, version = '']) => version)
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('all workflows use one version of each action', () => {
  const used = workflows.flatMap((path) => readDocument(path).match(/uses: .+/g) ?? [])
  const names = new Set(used.map((line) => line.split('@')[0]))
  expect(new Set(used).size).toBe(names.size)
})

test('the container is built of exact versions', () => {
  const images = [...readDocument('Containerfile').matchAll(/^FROM \S+:(\S+)/gm)].map(([, tag]) => tag)
  expect(images).toHaveLength(2)
  for (const tag of images) expect(tag).toMatch(/^\d+\.\d+(?:\.\d+)?-/)
})

test('newer versions of packages, actions and images are proposed', () => {
  const kinds = readDocument('.github/dependabot.yml').match(/(?<=package-ecosystem: )\S+/g)
  expect(kinds?.toSorted()).toEqual(['docker', 'github-actions', 'npm'])
})
