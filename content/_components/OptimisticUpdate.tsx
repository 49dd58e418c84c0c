import { configureStore } from '@reduxjs/toolkit'
import { useState } from 'react'
import { Provider } from 'react-redux'
import {
  notebook,
  resetNotebook,
  type Sighting,
  tidePoolApi,
  useGetSightingsQuery,
  useSetSeenMutation,
} from '../_samples/tidePool'

function makeStore() {
  resetNotebook()
  return configureStore({
    reducer: { tidePool: tidePoolApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(tidePoolApi.middleware),
    devTools: false,
  })
}

/** The cache beside the server: an optimistic update, and its undo when the server refuses. */
export default function OptimisticUpdate() {
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      <TidePool />
    </Provider>
  )
}

function TidePool() {
  const { data: cached, isSuccess } = useGetSightingsQuery()
  const [setSeen] = useSetSeenMutation()
  const [isWet, setIsWet] = useState(false)
  const [status, setStatus] = useState('Tick a species.')

  async function change({ id, name, seen }: Sighting) {
    const mutation = setSeen({ id, seen: !seen })
    setStatus(`${name}: the cache has changed, the request is on its way…`)
    const { error } = await mutation
    setStatus(error ? `${name}: the server refused, the change is undone.` : `${name}: the server agrees.`)
  }
  function setWet(value: boolean) {
    notebook.isWet = value
    setIsWet(value)
  }

  return (
    <section className="OptimisticUpdate" aria-label="Live example: an optimistic update">
      <label>
        <input type="checkbox" checked={isWet} onChange={(event) => setWet(event.target.checked)} />
        The server fails
      </label>
      <table>
        <caption>Seen today</caption>
        <thead>
          <tr>
            <th scope="col">Species</th>
            <th scope="col">In the cache</th>
            <th scope="col">On the server</th>
          </tr>
        </thead>
        <tbody>
          {notebook.sightings.map((saved) => {
            const sighting = cached?.find(({ id }) => id === saved.id) ?? saved
            return (
              <tr key={saved.id} data-differs={sighting.seen !== saved.seen || undefined}>
                <th scope="row">{saved.name}</th>
                <td>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${saved.name} seen`}
                      checked={sighting.seen}
                      disabled={!isSuccess}
                      onChange={() => change(sighting)}
                    />
                    {sighting.seen ? 'seen' : 'not seen'}
                  </label>
                </td>
                <td>{saved.seen ? 'seen' : 'not seen'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p role="status">{status}</p>
    </section>
  )
}
