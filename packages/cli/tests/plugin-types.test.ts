import { expectTypeOf, test } from 'vitest'
import { definePlugin, type Plugin, type PluginContext } from '../src/model/plugin.ts'

interface Member {
  name: string
}

const readMembers = async (): Promise<Member[]> => []

test('`definePlugin` infers the data of hooks from `prepare`', () => {
  definePlugin({
    name: 'without a parameter',
    prepare: () => ({ a: 1 }),
    directives: {
      a: (directive, data) => {
        expectTypeOf(directive.label).toEqualTypeOf<string>()
        expectTypeOf(data).toEqualTypeOf<{ a: number }>()
        return []
      },
    },
    pages: (context, data) => {
      expectTypeOf(context).toEqualTypeOf<PluginContext>()
      expectTypeOf(data).toEqualTypeOf<{ a: number }>()
      return []
    },
  })
  definePlugin({
    name: 'with a parameter',
    prepare: (context) => ({ folder: context.root }),
    pages: (_, data) => {
      expectTypeOf(data).toEqualTypeOf<{ folder: string }>()
      return []
    },
    directives: {
      a: (_, data) => {
        expectTypeOf(data).toEqualTypeOf<{ folder: string }>()
        return { type: 'markdown', value: data.folder }
      },
    },
  })
  definePlugin({
    name: 'async method',
    async prepare({ root }) {
      return { root, members: await readMembers() }
    },
    directives: {
      member: ({ label }, { members }) => {
        expectTypeOf(members).toEqualTypeOf<Member[]>()
        return { type: 'text', value: members.find(({ name }) => name === label)?.name ?? '' }
      },
    },
    async pages(_, { members }) {
      expectTypeOf(members).toEqualTypeOf<Member[]>()
      return members.map(({ name }) => ({ path: `/team/${name}`, title: name, markdown: '' }))
    },
  })
  definePlugin({
    name: 'array',
    prepare: readMembers,
    pages: (_, data) => {
      expectTypeOf(data).toEqualTypeOf<Member[]>()
      return []
    },
  })
  definePlugin({
    name: 'pages first',
    pages: (_, data) => {
      expectTypeOf(data).toEqualTypeOf<{ a: number }>()
      return []
    },
    prepare: () => ({ a: 1 }),
  })
})

test('`definePlugin` rejects data that a hook doesn’t use correctly', () => {
  definePlugin({
    name: 'wrong',
    prepare: () => ({ a: 1 }),
    // @ts-expect-error The data has no `b`.
    pages: (_, data) => [{ path: '/', title: data.b, markdown: '' }],
  })
  // @ts-expect-error The data must be an object.
  definePlugin({ name: 'text', prepare: () => 'text' })
})

test('plugins with explicit types still compile', () => {
  const unnamed: Plugin = { name: 'unnamed', prepare: () => ({ a: 1 }), pages: (_, data) => [data.page as never] }
  definePlugin(unnamed)
  definePlugin({
    name: 'annotated',
    prepare: async (): Promise<Record<string, unknown>> => ({ members: await readMembers() }),
    directives: { a: (_, data: Readonly<Record<string, unknown>>) => ({ type: 'text', value: String(data.a) }) },
    pages: (_: PluginContext, data: Readonly<Record<string, unknown>>) => [data.page as never],
  })
  definePlugin({
    name: 'wider annotation',
    prepare: () => ({ a: 1, b: 'text' }),
    pages: (_, data: Readonly<Record<string, unknown>>) => [data.a as never],
    directives: { a: (_, data: { a: number }) => ({ type: 'text', value: String(data.a) }) },
  })
  definePlugin({
    name: 'without `prepare`',
    pages: (_, data) => {
      expectTypeOf(data).toEqualTypeOf<Readonly<Record<string, unknown>>>()
      return []
    },
  })
  expectTypeOf(definePlugin({ name: 'a', prepare: () => ({ a: 1 }) })).toEqualTypeOf<Plugin>()
})
