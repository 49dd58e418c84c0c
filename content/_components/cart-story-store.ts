import { configureStore, createSlice } from '@reduxjs/toolkit'

const cart = createSlice({
  name: 'cart',
  initialState: { count: 0 },
  reducers: {
    productAdded(state) {
      state.count += 1
    },
  },
})

const store = configureStore({ reducer: cart.reducer, devTools: false })
// The page already shows this action and its result.
store.dispatch(cart.actions.productAdded())

/** An action with the state before and after it. */
export interface Step {
  before: unknown
  action: unknown
  after: unknown
}

/** Dispatches the action once more. */
export function dispatchProductAdded(): Step {
  const before = store.getState()
  const action = store.dispatch(cart.actions.productAdded())
  return { before, action, after: store.getState() }
}
