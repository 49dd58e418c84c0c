export interface OrderLine {
  id: string
  quantity: number
  options: string[]
}

export interface Order {
  customer: string
  shipping: { method: string; price: number }
  lines: OrderLine[]
  notes: Record<string, string[]>
}

export const order: Order = {
  customer: 'Ada',
  shipping: { method: 'standard', price: 5 },
  lines: [
    { id: 'mug', quantity: 2, options: ['blue'] },
    { id: 'tote', quantity: 1, options: ['large', 'black'] },
  ],
  notes: {},
}
