import { createAction } from '@reduxjs/toolkit'

/** A new working day starts. The payload is its date, such as `2026-11-20`. */
export const dayStarted = createAction<string>('shop/dayStarted')
