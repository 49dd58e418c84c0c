import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { dayStarted } from '../_samples/back-office/app/events'
import { Packing } from '../_samples/back-office/features/packing/Packing'
import { packingSlice, shiftEnded } from '../_samples/back-office/features/packing/packingSlice'
import { StoreDemo } from './store-demo'

function makeStore(logger: Middleware) {
  return configureStore({
    reducer: { packing: packingSlice.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    devTools: false,
  })
}

/** The packing station of the Usage Guide, with a button that dispatches an action of another slice. */
export default function PackingDemo() {
  return (
    <StoreDemo makeStore={makeStore} label="The packing slice and its store" title="Packing station">
      <Packing />
      <Day />
    </StoreDemo>
  )
}

function Day() {
  const dispatch = useDispatch()
  return (
    <p>
      <button type="button" onClick={() => dispatch(shiftEnded())}>
        End the shift
      </button>{' '}
      <button type="button" onClick={() => dispatch(dayStarted('2026-11-21'))}>
        Start a new day
      </button>
    </p>
  )
}
