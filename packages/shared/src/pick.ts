/** Copies some fields of an object into a new object. Leaves out fields that are `undefined`. */
export function pick<T, Field extends keyof T>(object: T, fields: readonly Field[]): Pick<T, Field> {
  const entries = fields.flatMap((field) => (object[field] === undefined ? [] : [[field, object[field]]]))
  return Object.fromEntries(entries) as Pick<T, Field>
}
