import { configureStore } from '@reduxjs/toolkit'
import { type ComponentType, useState } from 'react'
import { Provider, useSelector } from 'react-redux'
import {
  seedSwapApi,
  useAddSeedMutation,
  useGetSeedQuery,
  useGetSeedsQuery,
  useRenameSeedMutation,
} from '../_samples/seedSwap'

function makeStore() {
  return configureStore({
    reducer: { seedSwap: seedSwapApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(seedSwapApi.middleware),
    devTools: false,
  })
}

type State = ReturnType<ReturnType<typeof makeStore>['getState']>

/** Three cache entries, which the reader takes in and out of use, and mutations which hit some of them. */
export default function TagInvalidation() {
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      <SeedSwap />
    </Provider>
  )
}

/** Components which use an entry and show nothing: mounted, they are its subscribers. */
function UsesSeeds() {
  useGetSeedsQuery()
  return null
}
function UsesFirstSeed() {
  useGetSeedQuery(1)
  return null
}
function UsesSecondSeed() {
  useGetSeedQuery(2)
  return null
}

function SeedSwap() {
  const [renameSeed] = useRenameSeedMutation()
  const [addSeed] = useAddSeedMutation()
  const [renamed, setRenamed] = useState(0)
  const [status, setStatus] = useState('Send a mutation.')

  async function send(name: string, tag: string, mutation: Promise<unknown>) {
    setStatus(`${name} is on its way…`)
    await mutation
    setStatus(`${name} has invalidated ${tag}.`)
  }
  function rename(id: number, names: string[]) {
    setRenamed(renamed + 1)
    send(`renameSeed(${id})`, `Seed ${id}`, renameSeed({ id, name: names[renamed % 2]! }))
  }

  return (
    <section className="TagInvalidation" aria-label="Live example: tags and the cache">
      <fieldset className="TagInvalidation-mutations">
        <legend>Mutations</legend>
        <button type="button" onClick={() => rename(1, ['Sky corn', 'Blue corn'])}>
          Rename seed 1
        </button>
        <button type="button" onClick={() => rename(2, ['Sun bean', 'Moon bean'])}>
          Rename seed 2
        </button>
        <button type="button" onClick={() => send('addSeed()', 'Seed LIST', addSeed('Star squash'))}>
          Add a seed
        </button>
      </fieldset>
      <p role="status">{status}</p>
      <ul className="TagInvalidation-entries">
        <Entry name="getSeeds()" cacheKey="getSeeds(undefined)" User={UsesSeeds} />
        <Entry name="getSeed(1)" cacheKey="getSeed(1)" User={UsesFirstSeed} />
        <Entry name="getSeed(2)" cacheKey="getSeed(2)" User={UsesSecondSeed} />
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
  const entry = useSelector((state: State) => state.seedSwap.queries[cacheKey])
  const tags = useSelector(
    (state: State) => Object.entries(state.seedSwap.provided.keys).find(([key]) => key === cacheKey)?.[1],
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
      <span>{seedNames(entry?.data) || 'No data'}</span>
    </li>
  )
}

function seedNames(data: unknown): string {
  return [data ?? []]
    .flat()
    .map((seed) => (seed as { name: string }).name)
    .join(', ')
}
