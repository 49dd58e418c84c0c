/** Returns an object with some of the fields of another one. Fields that are `undefined` are left out. */
export function pick<T, Field extends keyof T>(object: T, fields: readonly Field[]): Pick<T, Field> {
  const entries = fields.flatMap((field) => (object[field] === undefined ? [] : [[field, object[field]]]))
  return Object.fromEntries(entries) as Pick<T, Field>
}
