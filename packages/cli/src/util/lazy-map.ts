/** A read-only map whose values are created when they are read. */
export class LazyMap<Value> implements ReadonlyMap<string, Value> {
  /** Returns the value of a key. It is the same each time, unless what it's created from has changed. */
  readonly get: (key: string) => Value | undefined
  readonly #keys: () => Iterable<string>

  constructor(get: (key: string) => Value | undefined, keys: () => Iterable<string>) {
    this.get = get
    this.#keys = keys
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
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
