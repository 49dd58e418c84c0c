import { createSlice } from '@reduxjs/toolkit'
import { dayStarted } from '../../app/events'

interface PackingState {
  isRunning: boolean
  packed: number
}

const initialState: PackingState = { isRunning: false, packed: 0 }

export const packingSlice = createSlice({
  name: 'packing',
  initialState,
  reducers: {
    shiftStarted(state) {
      state.isRunning = true
    },
    shiftEnded(state) {
      state.isRunning = false
    },
    parcelPacked(state) {
      if (state.isRunning) state.packed += 1
    },
  },
  extraReducers: (builder) => {
    builder.addCase(dayStarted, () => initialState)
  },
  selectors: {
    selectIsRunning: (state) => state.isRunning,
    selectPacked: (state) => state.packed,
  },
})

export const { shiftStarted, shiftEnded, parcelPacked } = packingSlice.actions
export const { selectIsRunning, selectPacked } = packingSlice.selectors
