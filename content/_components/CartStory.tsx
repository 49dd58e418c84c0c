import { useState } from 'react'
import type { Step } from './cart-story-store'

const first: Step = { before: { count: 0 }, action: { type: 'cart/productAdded' }, after: { count: 1 } }

/** Shows a state, an action, and the new state. The button dispatches the action to a real store. */
export default function CartStory() {
  const [{ step, turn }, setStory] = useState({ step: first, turn: 0 })

  async function dispatch() {
    // Load the store when the reader presses the button for the first time.
    const { dispatchProductAdded } = await import('./cart-story-store')
    setStory({ step: dispatchProductAdded(), turn: turn + 1 })
  }

  return (
    <section className="cart-story" aria-label="One action and the state before and after it">
      {/* The key makes the browser play the animation again. */}
      <ol key={turn}>
        <Stage label="State" value={step.before} />
        <Stage label="Action" value={step.action} />
        <Stage label="New state" value={step.after} />
      </ol>
      <button type="button" className="button needs-js" onClick={dispatch}>
        Dispatch again
      </button>
      <p className="visually-hidden" role="status">
        {turn > 0 && `New state: ${shown(step.after)}`}
      </p>
    </section>
  )
}

function Stage({ label, value }: { label: string; value: unknown }) {
  return (
    <li>
      <span>{label}</span>
      <code>{shown(value)}</code>
    </li>
  )
}

/** Returns a value as a developer would write it: `{ count: 1 }`. */
function shown(value: unknown): string {
  return JSON.stringify(value)
    .replace(/"(\w+)":/g, ' $1: ')
    .replace(/"/g, "'")
    .replace(/\}$/, ' }')
}
