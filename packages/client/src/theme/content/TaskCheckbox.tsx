/** The box of a task list's item (`- [x] …`); it cannot be changed by the reader. */
export function TaskCheckbox({ checked = false }: { checked?: boolean }) {
  return <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
}
