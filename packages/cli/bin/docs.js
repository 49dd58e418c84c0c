#!/usr/bin/env node
import { existsSync } from 'node:fs'

// In a checkout the sources are at hand and are bundled when one of them changed; a published package brings its bundle.
const recipe = new URL('../build.mjs', import.meta.url)
const bundle = existsSync(recipe)
  ? await (await import(recipe.href)).upToDateBundle()
  : new URL('../dist/', import.meta.url)
const { ended } = await import(new URL('main.js', bundle).href)
await ended
