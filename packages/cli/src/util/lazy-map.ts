/** A read-only map whose values are created each time they are read. */
export class LazyMap<Value> implements ReadonlyMap<string, Value> {
  readonly get: (key: string) => Value | undefined
  /** Returns whether a key has a value, without creating it. */
  readonly has: (key: string) => boolean
  readonly #keys: () => Iterable<string>

  constructor(get: (key: string) => Value | undefined, keys: () => Iterable<string>, has: (key: string) => boolean) {
    this.get = get
    this.has = has
    this.#keys = keys
  }

  get size(): number {
    return [...this.keys()].length
  }

  /** Returns the keys without creating their values. */
  *keys(): Generator<string, undefined> {
    yield* this.#keys()
  }

  *values(): Generator<Value, undefined> {
    for (const [, value] of this) yield value
  }

  *entries(): Generator<[string, Value], undefined> {
    for (const key of this.keys()) yield [key, this.get(key)!]
  }

  [Symbol.iterator](): Generator<[string, Value], undefined> {
    return this.entries()
  }

  forEach(callback: (value: Value, key: string, map: this) => void): void {
    for (const [key, value] of this) callback(value, key, this)
  }
}
