import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

function refuse(): never {
  throw new Error('A unit test must not start a process. Move the test to another tier in vitest.workspace.ts.')
}

Object.assign(childProcess, {
  exec: refuse,
  execFile: refuse,
  execFileSync: refuse,
  execSync: refuse,
  fork: refuse,
  spawn: refuse,
  spawnSync: refuse,
})
syncBuiltinESMExports()
