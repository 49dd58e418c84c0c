/** A declaration's doc comment and position. */
export interface Documented {
  /** The text of the doc comment without asterisks, or `''` if the declaration has none. */
  comment: string
  /** Path of the file that contains the declaration, starting with the package's name, or relative to the site's root. */
  file: string
  /** Position of the first word of the doc comment, or of the declaration if it has no doc comment. */
  line: number
  column: number
  /** The column of the text in the other lines of the doc comment. */
  columnBelow: number
}

/** An export of a package, as its type declarations describe it. It is plain data. */
export interface PackageExport extends Documented {
  name: string
  /** The name that the declaration of a default export has. */
  declaredName?: string
  /** Set if the same declaration is also the default export. */
  isDefault?: true
  kind: 'class' | 'enum' | 'function' | 'interface' | 'namespace' | 'type' | 'variable'
  /**
   * The declaration: formatted, with all overloads, and without comments and private members. It is `''` for a file that is exported as a
   * namespace, as in `export * as name`.
   */
  declaration: string
  /** The type of a variable that isn't a function. */
  type?: string
  /** The signatures of a function, or of a variable that can be called. An overloaded function has several. */
  signatures: ApiSignature[]
  /** The type parameters of a class, an interface, or a type. */
  typeParameters: ApiTypeParameter[]
  /** The types after `extends` of a class or an interface. */
  bases: string[]
  /** The types after `implements` of a class. */
  implemented: string[]
  /**
   * The public and protected members of a class, an interface, an object type, or an enum, without those that it inherits, the exports of
   * a namespace, and all other parts of the declaration that have a doc comment.
   */
  members: ApiMember[]
}

/** A signature of a function, a method, or a constructor. */
export interface ApiSignature extends Documented {
  typeParameters: ApiTypeParameter[]
  parameters: ApiParameter[]
  /** The return type, or `''` for a constructor. */
  returns: string
  /** The parts of the return type and of type parameters that have a doc comment. */
  members: ApiMember[]
}

export interface ApiTypeParameter {
  name: string
  /** The type after `extends`, or `''`. */
  constraint: string
  /** The default type, or `''`. */
  default: string
}

export interface ApiParameter extends Documented {
  name: string
  type: string
  isOptional: boolean
  isRest: boolean
  /** The members of the parameter's type, if it is an object type or an interface of the same package. */
  members: ApiMember[]
}

/** A member of a class, an interface, an object type, or an enum, an export of a namespace, or a part of a type that has a doc comment. */
export interface ApiMember extends Documented {
  /** The name of a nested part starts with the names of the parts that contain it: `nested.depth`. */
  name: string
  kind: 'accessor' | 'constructor' | 'enum member' | 'export' | 'index signature' | 'method' | 'property' | 'signature'
  /** The type of a property or a variable, or the value of an enum's member. */
  type: string
  isOptional: boolean
  /** Whether it can't be assigned: it's marked `readonly`, or it's a getter without a setter. */
  isReadonly: boolean
  isStatic: boolean
  /** Whether only the class itself and classes that extend it can use the member. */
  isProtected: boolean
  /** Whether classes that extend the class must define the member. */
  isAbstract: boolean
  /** The signature of a method, a constructor, or a function. An overloaded one occurs once for each signature. */
  signature?: ApiSignature
}
