import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idleWatch } from './idle-watch.ts'

const minuteMs = 60_000

/** A watch that is told what is seen so many minutes later. */
function watching(pausedMsMax: number) {
  let nowMs = 5
  const watch = idleWatch({ nowMs: () => nowMs }, pausedMsMax)
  return (minutes: number, seen: 'moving' | 'paused' | 'nothing') => {
    nowMs += minutes * minuteMs
    watch({ isMoving: seen === 'moving', isPaused: seen === 'paused' })
  }
}

test('a run in which nothing moves for more than 15 minutes is stuck, one that moves or is paused is not', () => {
  const see = watching(600 * minuteMs)
  see(15, 'nothing')
  see(1, 'moving')
  see(14, 'paused')
  see(300, 'paused')
  see(15, 'nothing')
  assert.throws(() => see(1, 'nothing'), { code: 'timed-out', message: /no prompt to give for 15 minutes/ })
})

test('a pause is borne with for as long as it may last, each one anew', () => {
  const see = watching(30 * minuteMs)
  see(0, 'paused')
  see(30, 'paused')
  see(0, 'moving')
  see(40, 'paused')
  see(30, 'paused')
  assert.throws(() => see(1, 'paused'), { code: 'timed-out', message: /paused, and was for 30 minutes; resume it/ })
})
