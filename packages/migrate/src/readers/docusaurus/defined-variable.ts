/** Returns an expression such as `process.env.VERSION` in code, which only works if a bundler replaces it. */
export function definedVariable(code: string): string | undefined {
  return /\bprocess\.env\.(?!NODE_ENV\b)\w+/.exec(code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))?.[0]
}
