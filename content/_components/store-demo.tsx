import type { Action, Middleware, Store } from '@reduxjs/toolkit'
import { Fragment, type ReactNode, useState } from 'react'
import { Provider, useSelector } from 'react-redux'

/** Maximum number of actions in the log. */
const logLength = 5

interface LogEntry {
  number: number
  action: Action
}

/**
 * Shows an app next to its store's current state and latest actions.
 *
 * @param makeStore Creates the store. Its middleware has to include `logger`, which reports actions to the log.
 * @param label Name of the region, for assistive technology.
 */
export function StoreDemo({
  makeStore,
  label,
  title,
  children,
}: {
  makeStore: (logger: Middleware) => Store
  label: string
  title: string
  children: ReactNode
}) {
  const [log, setLog] = useState<LogEntry[]>([])
  const [store] = useState(() =>
    makeStore(() => (next) => (action) => {
      const result = next(action)
      setLog((entries) =>
        [{ number: (entries[0]?.number ?? 0) + 1, action: action as Action }, ...entries].slice(0, logLength),
      )
      return result
    }),
  )
  return (
    <Provider store={store}>
      <section className="store-demo" aria-label={label}>
        <div className="store-demo-panel store-demo-app">
          <p className="store-demo-title">{title}</p>
          {children}
        </div>
        <StatePanel />
        <LogPanel entries={log} />
      </section>
    </Provider>
  )
}

function StatePanel() {
  const state = useSelector((current: unknown) => current, { devModeChecks: { identityFunctionCheck: 'never' } })
  return (
    <div className="store-demo-panel">
      <p className="store-demo-title">State</p>
      <pre className="store-demo-state">{JSON.stringify(state, null, 2)}</pre>
    </div>
  )
}

/** Text that can wrap after each comma, colon, or slash. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[,:/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

function LogPanel({ entries }: { entries: LogEntry[] }) {
  return (
    <div className="store-demo-panel">
      <p className="store-demo-title">Dispatched actions</p>
      {entries.length === 0 && <p className="store-demo-empty">None yet. Press a button.</p>}
      <div role="log" aria-label="Dispatched actions">
        <ol className="store-demo-log">
          {entries.map(({ number, action }) => (
            <li key={number}>
              <code>
                <Breakable text={JSON.stringify(action)} />
              </code>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
