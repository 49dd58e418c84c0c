import fc from 'fast-check'

const name = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom('a', 'b', 'c', 'A', 'B', 'React') },
  { weight: 1, arbitrary: fc.constantFrom('type', 'of', 'async', 'from', 'get', 'as', 'satisfies', 'is', 'static') },
)
const declared = fc.constantFrom('A', 'B', 'T')
const typeName = fc.oneof(declared, fc.constantFrom('string', 'void', 'a', 'never'))
/** Mostly a space, sometimes a line break or a comment in an unusual place. */
const space = fc.oneof(
  { weight: 20, arbitrary: fc.constant(' ') },
  { weight: 2, arbitrary: fc.constant('\n') },
  { weight: 1, arbitrary: fc.constantFrom('', ' /* c */ ', ' // c\n', '\n  // c\n  ', '\n\n', '  ') },
)
const join = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((texts) => texts.join(''))
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part)
const list = (part: fc.Arbitrary<string>, between: fc.Arbitrary<string> | string, minLength = 0) =>
  fc
    .array(fc.tuple(part, typeof between === 'string' ? fc.constant(between) : between), { minLength, maxLength: 3 })
    .map((items) => items.map(([text, after], i) => (i < items.length - 1 ? text + after : text)).join(''))

const isTsx = fc.boolean()
const types = fc.createDepthIdentifier()
const expressions = fc.createDepthIdentifier()

/** Generates TypeScript programs, most of which are valid. */
const { statements } = fc.letrec<Record<string, string>>((tie) => {
  const type = tie('type')
  const expression = tie('expression')
  const annotation = join(space, ':', space, type)
  const target = fc.oneof(
    name,
    join('{ ', list(join(name, maybe(join(' = ', expression))), ', ', 1), ' }'),
    join('[', list(name, ', '), ']'),
  )
  const parameter = fc.oneof(
    join(target, maybe(annotation), maybe(join(' = ', expression))),
    join(name, fc.constant('?'), maybe(annotation)),
  )
  const typeParameters = join('<', list(join(declared, maybe(join(' extends ', type))), ', ', 1), '>')
  const signature = join(maybe(typeParameters), '(', list(parameter, ', '), ')', maybe(annotation))
  const block = join('{', space, tie('body'), space, '}')
  const specifier = join(maybe(fc.constant('type ')), name, maybe(join(' as ', name)))
  return {
    type: fc.oneof(
      { maxDepth: 2, depthIdentifier: types },
      typeName,
      join(typeName, '<', list(type, ', ', 1), '>'),
      join(type, '[]'),
      join(type, space, '|', space, typeName),
      join('{ ', list(join(name, maybe(fc.constant('?')), ': ', type), fc.constantFrom('; ', ', ', '\n')), ' }'),
      join('(', list(join(name, ': ', type), ', '), ') => ', type),
      join('typeof ', name),
      join('keyof ', typeName),
      join("'", name, "'"),
      join('`x${', typeName, '}`'),
      join(typeName, ' extends ', typeName, ' ? ', type, ' : ', type),
      join('[', list(type, ', '), ']'),
    ),
    expression: fc.oneof(
      { maxDepth: 3, depthIdentifier: expressions },
      name,
      fc.constantFrom('1', "'x'", '"it\'s"', '`t (b)`', 'true', 'null', 'this', '/x"/g', '{}', '[]'),
      join(fc.oneof(name, join('(', expression, ')')), '.', name),
      join(fc.oneof(name, join('(', expression, ')')), '(', list(expression, ', '), ')'),
      join(name, ' as ', type),
      join(name, '<', list(type, ', ', 1), '>(', list(expression, ', '), ')'),
      join('new ', name, maybe(join('<', type, '>')), '(', list(expression, ', '), ')'),
      join('(', expression, space, 'as', space, type, ')'),
      join('(', expression, ' as const)'),
      join('(', expression, ' satisfies ', type, ')'),
      join(name, maybe(join('.', name)), '!', maybe(join('(', list(expression, ', '), ')'))),
      join('(', expression, ')'),
      join(signature, fc.constantFrom(' => ', '=>', ' =>\n'), fc.oneof(expression, block)),
      join('async ', signature, ' => ', block),
      join(name, ' => ', expression),
      join(expression, fc.constantFrom(' + ', ' < ', ' > ', ' && ', ' ?? ', ' === ', ' >> ', ' in '), expression),
      join(expression, ' ? ', expression, ' : ', expression),
      join('{ ', list(fc.oneof(name, join(name, ': ', expression), join(name, signature, block)), ', '), ' }'),
      join('[', list(expression, ', '), ']'),
      join('function ', maybe(name), signature, block),
      join('await ', expression),
      join('`', '${', expression, '}`'),
      join('<', fc.constantFrom('A', 'b', 'A.B'), ' a={', expression, '}>{', expression, '} text</A>'),
    ),
    declaration: fc.oneof(
      join('type ', declared, maybe(typeParameters), space, '=', space, type),
      join('interface ', declared, ' { ', list(join(name, ': ', type), '\n'), ' }'),
      join('function ', name, signature, ' ', block),
    ),
    statement: fc.oneof(
      { maxDepth: 3, depthIdentifier: expressions },
      join(fc.constantFrom('const ', 'let '), target, maybe(annotation), ' = ', expression),
      expression,
      tie('declaration'),
      join('function ', name, signature),
      join('declare const ', name, ': ', type),
      join(
        'class ',
        declared,
        maybe(typeParameters),
        maybe(join(' extends ', declared, maybe(join('<', type, '>')))),
        maybe(join(' implements ', list(typeName, ', ', 1))),
        ' {',
        list(
          fc.oneof(
            join(
              fc.constantFrom('', 'private ', 'readonly ', 'static ', 'declare '),
              name,
              maybe(annotation),
              maybe(join(' = ', expression)),
            ),
            join(fc.constantFrom('', 'public ', 'async ', 'override '), name, signature, ' ', block),
            join('constructor(', fc.constantFrom('', 'private '), name, ') ', block),
          ),
          '\n',
        ),
        '}',
      ),
      join('if (', expression, ') ', block),
      join('for (const ', name, ' of ', expression, ') ', block),
      join('enum ', declared, ' { a, b = 1 }'),
    ),
    body: list(tie('statement'), fc.constantFrom('\n', ';\n', '\n\n', ' // c\n', '\n/* c\n */\n', '; ')),
    top: fc.oneof(
      { weight: 12, arbitrary: tie('statement') },
      {
        weight: 2,
        arbitrary: join('import ', maybe(fc.constant('type ')), '{ ', list(specifier, ', '), " } from 'x'"),
      },
      join('import ', name, fc.constantFrom('', ', { type A }', ', { B }', ', * as c'), " from 'x'"),
      join('import * as ', name, " from 'x'"),
      join('export ', maybe(fc.constant('type ')), '{ ', list(specifier, ', '), ' }', maybe(fc.constant(" from 'x'"))),
      join('export default ', expression),
      join('export ', tie('declaration')),
    ),
    statements: list(tie('top'), fc.constantFrom('\n', ';\n', '\n\n', '\n// c\n', '\n/** c */\n'), 1),
  }
})

export const typescript = fc.record({ code: statements!, isTsx })
