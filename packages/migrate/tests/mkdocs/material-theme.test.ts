import { expect, test } from 'vitest'
import { OldStyles } from '../../src/util/old-styles.ts'
import { themeMaps } from '../../src/util/theme-maps.ts'

test('imports rules for generated code in an element with a class of the site, but not rules for all code', () => {
  const styles = new OldStyles(themeMaps.MkDocs)
  styles.add('.extra .highlight { width: 0 }\n.highlight { margin: 0 }\n')
  const page = '<div class="extra"><div class="highlight">Code</div></div>'
  expect(styles.css([page], '')).toBe('.extra [class~="highlight"] { width: 0 }\n')
})
