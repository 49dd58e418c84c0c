import { createSlice } from '@reduxjs/toolkit'
import { order } from './order'

export const orderSlice = createSlice({
  name: 'order',
  initialState: order,
  reducers: {
    mugAdded(state) {
      const mug = state.lines.find((line) => line.id === 'mug')
      if (mug) mug.quantity += 1
    },
    shippingUpgraded(state) {
      state.shipping = { method: 'express', price: 12 }
    },
    customerConfirmed(state) {
      state.customer = 'Ada'
    },
  },
})

export const { mugAdded, shippingUpgraded, customerConfirmed } =
  orderSlice.actions
