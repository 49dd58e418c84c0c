import { configureStore } from '@reduxjs/toolkit'
import { type ComponentType, useState } from 'react'
import { Provider, useSelector } from 'react-redux'
import {
  tagsApi,
  useCreateChannelMutation,
  useGetChannelQuery,
  useGetChannelsQuery,
  useRenameChannelMutation,
} from '../_samples/channelTags'

function makeStore() {
  return configureStore({
    reducer: { tagsApi: tagsApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(tagsApi.middleware),
    devTools: false,
  })
}

type State = ReturnType<ReturnType<typeof makeStore>['getState']>

/** Three cache entries that the reader can mark as used or unused, and mutations that invalidate some of them. */
export default function TagInvalidation() {
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      <ChatCache />
    </Provider>
  )
}

/** Components that subscribe to a cache entry while they are mounted, and render nothing. */
function UsesChannels() {
  useGetChannelsQuery()
  return null
}
function UsesFirstChannel() {
  useGetChannelQuery(1)
  return null
}
function UsesSecondChannel() {
  useGetChannelQuery(2)
  return null
}

function ChatCache() {
  const [renameChannel] = useRenameChannelMutation()
  const [createChannel] = useCreateChannelMutation()
  const [renamed, setRenamed] = useState(0)
  const [status, setStatus] = useState('Send a mutation.')

  async function send(name: string, tag: string, mutation: Promise<unknown>) {
    setStatus(`${name} is running…`)
    await mutation
    setStatus(`${name} invalidated ${tag}.`)
  }
  function rename(id: number, names: string[]) {
    setRenamed(renamed + 1)
    send(`renameChannel(${id})`, `Channel ${id}`, renameChannel({ id, name: names[renamed % 2]! }))
  }

  return (
    <section className="TagInvalidation" aria-label="Live example: tags and the cache">
      <fieldset className="TagInvalidation-mutations">
        <legend>Mutations</legend>
        <button type="button" className="button" onClick={() => rename(1, ['lobby', 'general'])}>
          Rename channel 1
        </button>
        <button type="button" className="button" onClick={() => rename(2, ['help', 'support'])}>
          Rename channel 2
        </button>
        <button
          type="button"
          className="button"
          onClick={() => send('createChannel()', 'Channel LIST', createChannel('design'))}
        >
          Create a channel
        </button>
      </fieldset>
      <p role="status">{status}</p>
      <ul className="TagInvalidation-entries">
        <Entry name="getChannels()" cacheKey="getChannels(undefined)" User={UsesChannels} />
        <Entry name="getChannel(1)" cacheKey="getChannel(1)" User={UsesFirstChannel} />
        <Entry name="getChannel(2)" cacheKey="getChannel(2)" User={UsesSecondChannel} />
      </ul>
    </section>
  )
}

const words = {
  gone: 'not in the cache',
  fetching: 'fetching',
  fresh: 'up to date',
  unused: 'unused, kept for 60 seconds',
}

function Entry({ name, cacheKey, User }: { name: string; cacheKey: string; User: ComponentType }) {
  const [isUsed, setIsUsed] = useState(true)
  const entry = useSelector((state: State) => state.tagsApi.queries[cacheKey])
  const tags = useSelector(
    (state: State) => Object.entries(state.tagsApi.provided.keys).find(([key]) => key === cacheKey)?.[1],
  )
  const state = !entry ? 'gone' : entry.status === 'pending' ? 'fetching' : isUsed ? 'fresh' : 'unused'

  return (
    <li data-state={state}>
      {isUsed && <User />}
      <code>{name}</code>
      <strong>{words[state]}</strong>
      <label>
        <input
          type="checkbox"
          aria-label={`${name} is in use`}
          checked={isUsed}
          onChange={(event) => setIsUsed(event.target.checked)}
        />
        in use
      </label>
      <span>{entry && tags ? `Tags: ${tags.map(({ type, id }) => `${type} ${id}`).join(', ')}` : 'No tags'}</span>
      <span>{channelNames(entry?.data) || 'No data'}</span>
    </li>
  )
}

function channelNames(data: unknown): string {
  return [data ?? []]
    .flat()
    .map((channel) => (channel as { name: string }).name)
    .join(', ')
}
