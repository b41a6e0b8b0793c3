import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rulesOf } from './standalone-page.ts'

test('a style sheet that may not be read does not keep the others from the file', () => {
  const readable = (cssText: string) => ({ cssRules: [{ cssText }] as unknown as CSSRuleList })
  const foreign = {
    get cssRules(): CSSRuleList {
      throw new DOMException('Cannot access rules', 'SecurityError')
    },
  }
  assert.deepEqual(rulesOf([readable('a {}'), foreign, readable('b {}')]), ['a {}', 'b {}'])
})
