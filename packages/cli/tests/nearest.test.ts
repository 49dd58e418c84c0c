import { expect, test } from 'vitest'
import { nearest } from '../../shared/src/nearest.ts'

test.each([
  ['titel', ['title'], 'title'],
  ['itmes', ['items'], 'items'],
  ['hmtl', ['html', 'haml'], 'html'],
  ['typscript', ['typescript', 'rescript'], 'typescript'],
  ['Title', ['title'], 'title'],
  ['querys', ['queries'], 'queries'],
  ['sidebar_lable', ['sidebar_label'], 'sidebar_label'],
  ['tpi', ['tip'], 'tip'],
  ['nte', ['tip', 'note'], 'note'],
  ['tag', ['tags', 'to'], 'tags'],
  ['one', ['onee'], 'onee'],
  ['avascript', ['javascript'], 'javascript'],
])('suggests for %s one of %j', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant)
})

test.each([
  ['vue', ['cue']],
  ['tag', ['stag', 'tabs']],
  ['rs', ['ts', 'r']],
  ['patch', ['batch']],
  ['tsc', ['tsx', 'ts']],
  ['note', ['vote', 'node.js']],
  ['installation', ['instantiations']],
  ['a', ['b']],
  ['', ['a']],
])('suggests none of %j for %s', (word, candidates) => {
  expect(nearest(word, candidates)).toBeUndefined()
})
