import type { JsNode } from './syntax-tree.ts'

/** Thrown for an expression that can't be evaluated without running the page. */
export class NotStatic extends Error {
  override name = 'NotStatic'

  constructor(
    /** The part of the expression that can't be evaluated. */
    readonly node: JsNode,
    message: string,
    readonly note?: string,
  ) {
    super(message)
  }
}

const subjects: Record<string, string> = {
  NewExpression: '`new` isn’t',
  AssignmentExpression: 'Assignments aren’t',
  UpdateExpression: 'Assignments aren’t',
  AwaitExpression: '`await` isn’t',
  ImportExpression: 'Dynamic imports aren’t',
  ClassExpression: 'Classes aren’t',
  ThisExpression: '`this` isn’t',
  Literal: 'Regular expressions aren’t',
  TaggedTemplateExpression: 'Tagged templates aren’t',
  SpreadElement: 'This spread isn’t',
  UnaryExpression: 'This operator isn’t',
  BinaryExpression: 'This operator isn’t',
}

/** Returns the error for a kind of syntax that isn't supported. */
export function notStatic(node: JsNode): NotStatic {
  return new NotStatic(
    node,
    `${subjects[node.type] ?? 'This JavaScript isn’t'} supported in expressions of MDX pages.`,
    'Move the code to a component file and import it, or to a module that exports the value.',
  )
}
