import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import cartReducer, {
  type CartItem,
  cartCleared,
  type Product,
  productAdded,
  quantityChanged,
} from '../_samples/quick-start/cartSlice'
import { StoreDemo } from './store-demo'

const products: Product[] = [
  { id: 'mug', name: 'Enamel mug', price: 14 },
  { id: 'shirt', name: 'T-shirt', price: 25 },
]

function makeStore(logger: Middleware) {
  return configureStore({
    reducer: { cart: cartReducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    devTools: false,
  })
}

type State = ReturnType<ReturnType<typeof makeStore>['getState']>

/** The cart of the Quick Start, next to the store's state and the dispatched actions. */
export default function CartDemo() {
  return (
    <StoreDemo makeStore={makeStore} label="A shopping cart and its store" title="Shop">
      <Shop />
    </StoreDemo>
  )
}

function Shop() {
  const items = useSelector((state: State) => state.cart.items)
  const dispatch = useDispatch()
  const count = items.reduce((sum, item) => sum + item.quantity, 0)
  const total = items.reduce((sum, item) => sum + item.price * item.quantity, 0)

  function addToQuantity(item: CartItem, difference: number) {
    dispatch(quantityChanged({ id: item.id, quantity: item.quantity + difference }))
  }

  return (
    <>
      <ul className="store-demo-rows" aria-label="Products">
        {products.map((product) => (
          <li key={product.id}>
            <span>
              {product.name}, ${product.price}
            </span>
            <button type="button" aria-label={`Add ${product.name}`} onClick={() => dispatch(productAdded(product))}>
              Add
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        Items in your cart: {count}, total: ${total}
      </p>
      <ul className="store-demo-rows" aria-label="Cart">
        {items.map((item) => (
          <li key={item.id}>
            <span>
              {item.quantity} × {item.name}
            </span>
            <button type="button" aria-label={`Remove one ${item.name}`} onClick={() => addToQuantity(item, -1)}>
              −
            </button>
            <button type="button" aria-label={`Add one ${item.name}`} onClick={() => addToQuantity(item, 1)}>
              +
            </button>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <button type="button" onClick={() => dispatch(cartCleared())}>
          Empty cart
        </button>
      )}
    </>
  )
}
