import { expect, test } from 'vitest'
import { OldStyles } from '../../src/passes/old-styles.ts'
import { materialTheme } from '../../src/readers/mkdocs/material-theme.ts'

test('imports rules for generated code in an element with a class of the site, but not rules for all code', () => {
  const styles = new OldStyles(materialTheme)
  styles.add('.extra .highlight { width: 0 }\n.highlight { margin: 0 }\n')
  expect(styles.has('highlight')).toBe(false)
  expect(styles.use('extra')).toBe(true)
  expect(styles.css()).toBe('.extra [class~="highlight"] { width: 0 }\n')
})
