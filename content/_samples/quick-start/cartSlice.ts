import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Product {
  id: string
  name: string
  price: number
}

export interface CartItem extends Product {
  quantity: number
}

interface CartState {
  items: CartItem[]
}

const initialState: CartState = { items: [] }

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    productAdded(state, action: PayloadAction<Product>) {
      const item = state.items.find((item) => item.id === action.payload.id)
      if (item) {
        item.quantity += 1
      } else {
        state.items.push({ ...action.payload, quantity: 1 })
      }
    },
    quantityChanged(
      state,
      action: PayloadAction<{ id: string; quantity: number }>,
    ) {
      const { id, quantity } = action.payload
      const item = state.items.find((item) => item.id === id)
      if (item) item.quantity = quantity
      state.items = state.items.filter((item) => item.quantity > 0)
    },
    cartCleared(state) {
      state.items = []
    },
  },
})

export const { productAdded, quantityChanged, cartCleared } = cartSlice.actions
export default cartSlice.reducer
