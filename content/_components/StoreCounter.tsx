import { type Action, configureStore, createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'

/** Actions which stay in the log. */
const logLength = 5

const counter = createSlice({
  name: 'counter',
  initialState: { value: 0 },
  reducers: {
    incremented(state) {
      state.value += 1
    },
    decremented(state) {
      state.value -= 1
    },
    amountAdded(state, action: PayloadAction<number>) {
      state.value += action.payload
    },
    reset: () => ({ value: 0 }),
  },
})

const { incremented, decremented, amountAdded, reset } = counter.actions

interface State {
  counter: { value: number }
}

interface LogEntry {
  number: number
  action: Action
}

/** @param onAction Told of each action. */
function createStore(start: number, onAction: (action: Action) => void) {
  const tell: Middleware = () => (next) => (action) => {
    const result = next(action)
    onAction(action as Action)
    return result
  }
  return configureStore({
    reducer: { counter: counter.reducer },
    preloadedState: { counter: { value: start } },
    middleware: (getDefault) => getDefault().concat(tell),
  })
}

/** A counter with a store of its own, the store's state, and the actions which led to it. */
export default function StoreCounter({ start = 0 }: { start?: number }) {
  const [log, setLog] = useState<LogEntry[]>([])
  const [store] = useState(() =>
    createStore(start, (action) =>
      setLog((entries) => [{ number: (entries[0]?.number ?? 0) + 1, action }, ...entries].slice(0, logLength)),
    ),
  )
  return (
    <Provider store={store}>
      <section className="store-counter" aria-label="A counter and its store">
        <Buttons />
        <Store />
        <Log entries={log} />
      </section>
    </Provider>
  )
}

function Buttons() {
  const value = useSelector((state: State) => state.counter.value)
  const dispatch = useDispatch()
  return (
    <div className="store-counter-panel">
      <p className="store-counter-title">Counter</p>
      <output className="store-counter-value">{value}</output>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      <div className="store-counter-buttons" role="group" aria-label="Dispatch an action">
        <button type="button" aria-label="Subtract one" onClick={() => dispatch(decremented())}>
          −1
        </button>
        <button type="button" aria-label="Add one" onClick={() => dispatch(incremented())}>
          +1
        </button>
        <button type="button" aria-label="Add five" onClick={() => dispatch(amountAdded(5))}>
          +5
        </button>
        <button type="button" onClick={() => dispatch(reset())}>
          Reset
        </button>
      </div>
    </div>
  )
}

function Store() {
  const state = useSelector((current: State) => current)
  return (
    <div className="store-counter-panel">
      <p className="store-counter-title">State</p>
      <pre className="store-counter-state">{JSON.stringify(state, null, 2)}</pre>
    </div>
  )
}

function Log({ entries }: { entries: LogEntry[] }) {
  return (
    <div className="store-counter-panel">
      <p className="store-counter-title">Dispatched actions</p>
      {entries.length === 0 && <p className="store-counter-empty">None yet. Press a button.</p>}
      <div role="log" aria-label="Dispatched actions">
        <ol className="store-counter-log">
          {entries.map(({ number, action }) => (
            <li key={number}>
              <code>{JSON.stringify(action)}</code>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
