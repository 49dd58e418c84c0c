import { useState } from 'react'
import type { Order } from '../_samples/immer/order'
import { customerConfirmed, mugAdded, orderSlice, shippingUpgraded } from '../_samples/immer/orderSlice'

/** Maps expressions such as `state.lines` to the objects that they evaluate to. */
const objects: Record<string, (state: Order) => unknown> = {
  state: (state) => state,
  'state.shipping': (state) => state.shipping,
  'state.lines': (state) => state.lines,
  'state.lines[0]': (state) => state.lines[0],
  'state.lines[1]': (state) => state.lines[1],
  'state.notes': (state) => state.notes,
}

const creators = { mugAdded, shippingUpgraded, customerConfirmed }

/** Runs a case reducer from the page, and shows which objects Immer copied. */
export default function SharingDemo() {
  const [{ before, after, name }, setRun] = useState(() => {
    const state = orderSlice.getInitialState()
    return { before: state, after: state, name: '' }
  })

  function run(next: keyof typeof creators) {
    setRun({ before: after, after: orderSlice.reducer(after, creators[next]()), name: next })
  }

  const rows = Object.entries(objects).map(([path, read]) => ({ path, isNew: read(before) !== read(after) }))
  const count = rows.filter(({ isNew }) => isNew).length

  return (
    <section className="store-demo" aria-label="Which objects Immer copies">
      <div className="store-demo-panel store-demo-app">
        <p className="store-demo-title">Case reducers</p>
        <ul className="store-demo-rows">
          {(Object.keys(creators) as (keyof typeof creators)[]).map((creator) => (
            <li key={creator}>
              <button type="button" onClick={() => run(creator)}>
                {creator}
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{name ? `${name}: ${count} new, ${rows.length - count} the same` : 'Run a case reducer.'}</p>
      </div>
      <div className="store-demo-panel">
        <p className="store-demo-title">Objects in the next state</p>
        <ul className="store-demo-log" aria-label="Objects">
          {rows.map(({ path, isNew }) => (
            <li key={path} data-new={isNew || undefined}>
              <code>{path}</code> {isNew ? <strong>new object</strong> : 'same object'}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
