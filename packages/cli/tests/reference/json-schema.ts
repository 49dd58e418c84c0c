import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { frontMatterSchema } from '../../src/model/front-matter-schema.ts'
import { schemaComments } from './schema-comments.ts'

interface SchemaNode {
  type?: string
  description?: string
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  anyOf?: SchemaNode[]
}

/** Generates the JSON schema that editors use to check front matter. The descriptions are the comments in the engine's schema. */
export function frontMatterJsonSchema(): SchemaNode {
  const source = readFileSync(new URL('../../src/model/front-matter-schema.ts', import.meta.url), 'utf8')
  const comments = schemaComments(source, 'export const frontMatterSchema')
  const { $schema, ...schema } = z.toJSONSchema(frontMatterSchema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  })
  describe(schema as SchemaNode, '', comments)
  return { $schema, title: 'Front matter of a page', ...schema } as SchemaNode
}

function describe(node: SchemaNode, path: string, comments: Map<string, string>): void {
  const description = comments.get(path)
  if (description) node.description = description
  for (const [key, property] of Object.entries(node.properties ?? {}))
    describe(property, path ? `${path}.${key}` : key, comments)
  for (const inner of [node.items, ...(node.anyOf ?? [])]) if (inner?.properties) describe({ ...inner }, path, comments)
}
