import { configureStore } from '@reduxjs/toolkit'
import { useState, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import {
  type Product,
  stockApi,
  useGetProductsQuery,
  useRecordDeliveryMutation,
} from '../_samples/rtk-query-tutorial/stockApi'

const shelfSize = 30
let products: Product[] = []
let requests: string[] = []
const listeners = new Set<() => void>()

/** Responds like the tutorial's `server.mjs`, with in-memory data and the same delay of 600 ms. */
async function respond<T>(
  request: string,
  answer: () => T,
): Promise<{ data: T } | { error: { status: number; data: unknown } }> {
  requests = [...requests, request].slice(-6)
  for (const listener of listeners) listener()
  await new Promise((resolve) => setTimeout(resolve, 600))
  try {
    return { data: answer() }
  } catch (error) {
    return { error: { status: 409, data: { message: String(error) } } }
  }
}

// Use the tutorial's API slice, but replace its requests, because this site has no server.
stockApi.enhanceEndpoints({
  endpoints: {
    getProducts(endpoint) {
      endpoint.query = undefined
      endpoint.queryFn = (category) =>
        respond(`GET /api/products?category=${category}`, () =>
          products.filter((product) => product.category === category),
        )
    },
    recordDelivery(endpoint) {
      endpoint.query = undefined
      endpoint.queryFn = ({ id, amount }) =>
        respond(`POST /api/products/${id}/deliveries`, () => {
          const product = products.find((product) => product.id === id)!
          if (product.stock + amount > shelfSize) throw new Error(`Only ${shelfSize} fit on the shelf`)
          const updated = { ...product, stock: product.stock + amount }
          products = products.map((product) => (product.id === id ? updated : product))
          return updated
        })
    },
  },
})

function makeStore() {
  products = [
    { id: 1, category: 'clothing', name: 'T-shirt', stock: 3 },
    { id: 2, category: 'clothing', name: 'Hoodie', stock: 12 },
    { id: 3, category: 'kitchen', name: 'Enamel mug', stock: 4 },
  ]
  requests = []
  return configureStore({
    reducer: { stockApi: stockApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(stockApi.middleware),
    devTools: false,
  })
}

/** The inventory page of the RTK Query Quick Start, next to a log of its requests. */
export default function StockDemo() {
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      <section className="store-demo" aria-label="The inventory page and its server">
        <div className="store-demo-panel store-demo-app">
          <p className="store-demo-title">Stock</p>
          <Stock />
        </div>
        <div className="store-demo-panel">
          <p className="store-demo-title">Requests to the server</p>
          <Requests />
        </div>
      </section>
    </Provider>
  )
}

function Stock() {
  const [category, setCategory] = useState('clothing')
  return (
    <>
      <p>
        <label>
          Category{' '}
          <select value={category} onChange={(event) => setCategory(event.target.value)}>
            <option>clothing</option>
            <option>kitchen</option>
          </select>
        </label>
      </p>
      <LowStockBadge category={category} />
      <ProductList category={category} />
    </>
  )
}

function LowStockBadge({ category }: { category: string }) {
  const { data = [], isFetching } = useGetProductsQuery(category)
  const low = data.filter((product) => product.stock < 5).length
  return <p role="status">{isFetching ? 'Checking…' : `Running low: ${low}`}</p>
}

function ProductList({ category }: { category: string }) {
  const { data, isLoading } = useGetProductsQuery(category)
  if (isLoading) return <p>Loading products…</p>
  return (
    <ul className="store-demo-rows" aria-label="Products">
      {data?.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
    </ul>
  )
}

function ProductRow({ product }: { product: Product }) {
  const [recordDelivery, { isLoading, isError }] = useRecordDeliveryMutation()
  return (
    <li>
      <span>
        {product.name}: {product.stock} in stock
        {isError && <em role="alert"> Rejected. Is there room on the shelf?</em>}
      </span>
      <button
        type="button"
        aria-label={`Add 10 ${product.name}`}
        disabled={isLoading}
        onClick={() => recordDelivery({ id: product.id, amount: 10 })}
      >
        Add 10
      </button>
    </li>
  )
}

function Requests() {
  const entries = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => requests,
    () => requests,
  )
  return (
    <div role="log" aria-label="Requests">
      <ol className="store-demo-log">
        {entries.map((request, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
          <li key={i}>
            <code>{request}</code>
          </li>
        ))}
      </ol>
    </div>
  )
}
