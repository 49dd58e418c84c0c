/** Styles for the card and the highlighted name. They are a string, so that they load together with the code for type hints. */
export const hintStyles = `
.type-hint {
  position: fixed;
  z-index: 60;
  display: grid;
  gap: 0.5rem;
  max-width: min(40rem, calc(100vw - 1rem));
  max-height: 40vh;
  padding: 0.625rem 0.875rem;
  overflow: auto;
  font-size: 0.8125rem;
  line-height: 1.55;
  color: var(--color-text);
  background: var(--color-bg-raised);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-m);
}
.type-hint[hidden] { display: none }
/* Code below a card in which there is nothing to click can be pointed at through it. */
.type-hint:not(:has(a)) { pointer-events: none }
.type-hint code {
  font-family: var(--font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.type-hint b { color: var(--color-heading); font-weight: 600 }
.type-hint a { color: var(--color-accent); text-decoration: underline; text-underline-offset: 0.2em }
::highlight(type-hint) { background-color: var(--color-accent-soft); text-decoration: underline }
@media print { .type-hint { display: none } }
`
