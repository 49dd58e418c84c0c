import { useDispatch, useSelector } from 'react-redux'
import {
  parcelPacked,
  selectIsRunning,
  selectPacked,
  shiftStarted,
} from './packingSlice'

export function Packing() {
  const isRunning = useSelector(selectIsRunning)
  const packed = useSelector(selectPacked)
  const dispatch = useDispatch()

  if (!isRunning)
    return (
      <button onClick={() => dispatch(shiftStarted())}>Start the shift</button>
    )
  return (
    <p>
      Parcels packed: {packed}{' '}
      <button onClick={() => dispatch(parcelPacked())}>Pack one</button>
    </p>
  )
}
