import { configureStore } from '@reduxjs/toolkit'
import { useState } from 'react'
import { Provider } from 'react-redux'
import {
  type MutableChannel,
  mutesApi,
  resetServer,
  server,
  useGetChannelsQuery,
  useSetMutedMutation,
} from '../_samples/mutedChannels'

function makeStore() {
  resetServer()
  return configureStore({
    reducer: { mutesApi: mutesApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(mutesApi.middleware),
    devTools: false,
  })
}

/** Shows the cache next to the server's data. A change updates the cache optimistically, and is undone if the server rejects it. */
export default function OptimisticUpdate() {
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      <Channels />
    </Provider>
  )
}

function Channels() {
  const { data: cached, isSuccess } = useGetChannelsQuery()
  const [setMuted] = useSetMutedMutation()
  const [isDown, setIsDown] = useState(false)
  const [status, setStatus] = useState('Mute or unmute a channel.')

  async function change({ id, name, isMuted }: MutableChannel) {
    const mutation = setMuted({ id, isMuted: !isMuted })
    setStatus(`#${name}: the cache has changed, the request is running…`)
    const { error } = await mutation
    setStatus(error ? `#${name}: the request failed, the change was undone.` : `#${name}: saved on the server.`)
  }
  function setDown(value: boolean) {
    server.isDown = value
    setIsDown(value)
  }

  return (
    <section className="OptimisticUpdate" aria-label="Live example: an optimistic update">
      <label>
        <input type="checkbox" checked={isDown} onChange={(event) => setDown(event.target.checked)} />
        The server fails
      </label>
      <table>
        <caption>Muted channels</caption>
        <thead>
          <tr>
            <th scope="col">Channel</th>
            <th scope="col">In the cache</th>
            <th scope="col">On the server</th>
          </tr>
        </thead>
        <tbody>
          {server.channels.map((saved) => {
            const channel = cached?.find(({ id }) => id === saved.id) ?? saved
            return (
              <tr key={saved.id} data-differs={channel.isMuted !== saved.isMuted || undefined}>
                <th scope="row">#{saved.name}</th>
                <td>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`Mute #${saved.name}`}
                      checked={channel.isMuted}
                      disabled={!isSuccess}
                      onChange={() => change(channel)}
                    />
                    {channel.isMuted ? 'muted' : 'not muted'}
                  </label>
                </td>
                <td>{saved.isMuted ? 'muted' : 'not muted'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p role="status">{status}</p>
    </section>
  )
}
