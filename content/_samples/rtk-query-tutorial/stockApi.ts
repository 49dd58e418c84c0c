import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Product {
  id: number
  category: string
  name: string
  stock: number
}

export const stockApi = createApi({
  reducerPath: 'stockApi',
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  tagTypes: ['Product'],
  endpoints: (build) => ({
    getProducts: build.query<Product[], string>({
      query: (category) => ({ url: 'products', params: { category } }),
      providesTags: ['Product'],
    }),
    recordDelivery: build.mutation<Product, { id: number; amount: number }>({
      query: ({ id, amount }) => ({
        url: `products/${id}/deliveries`,
        method: 'POST',
        body: { amount },
      }),
      invalidatesTags: ['Product'],
    }),
  }),
})

export const { useGetProductsQuery, useRecordDeliveryMutation } = stockApi
