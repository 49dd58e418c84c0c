/** Styles for the card and the highlighted name. They are a string, so that they load together with the code for type hints. */
export const hintStyles = `
.type-hint {
  position: fixed;
  z-index: 60;
  display: grid;
  gap: 0.5rem;
  max-width: min(40rem, calc(100vw - 1rem));
  max-height: min(60vh, 32rem);
  padding: 0.625rem 0.875rem;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  font-size: 0.8125rem;
  line-height: 1.55;
  color: var(--color-text);
  background: var(--color-bg-raised);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-m);
}
.type-hint[hidden] { display: none }
/* A card without links and buttons ignores the pointer, so that readers can point at the code below the card. */
.type-hint:not(:has(a, button)) { pointer-events: none }
/* The class .code only provides token colors. */
.type-hint .code {
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: none;
  border: 0;
}
.type-hint .code code { width: auto; padding: 0 }
.type-hint pre b { color: var(--color-heading); font-weight: 600 }
.type-hint button, .type-hint a {
  justify-self: start;
  color: var(--color-accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.type-hint-docs {
  display: grid;
  gap: 0.5rem;
  padding-top: 0.5rem;
  border-top: 1px solid var(--color-line);
  font-size: 0.875rem;
}
.type-hint-docs code { font-size: 0.92em }
@media (pointer: coarse) {
  .type-hint button, .type-hint a { min-height: 2.75rem; align-content: center }
}
::highlight(type-hint) { background-color: var(--color-accent-soft); text-decoration: underline }
@media print { .type-hint { display: none } }
`
