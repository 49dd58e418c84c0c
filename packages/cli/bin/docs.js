#!/usr/bin/env node
import { existsSync } from 'node:fs'

// A checkout contains the sources, which are bundled again if any of them changed. A published package contains the bundle instead.
const recipe = new URL('../build.mjs', import.meta.url)
const bundle = existsSync(recipe)
  ? await (await import(recipe.href)).upToDateBundle()
  : new URL('../dist/', import.meta.url)
const { ended } = await import(new URL('main.js', bundle).href)
await ended
