import { labels } from '../../page-labels.tsx'

/** The checkbox of a task list item (`- [x] …`). Readers can't change it. */
export function TaskCheckbox({ checked = false }: { checked?: boolean }) {
  return <input type="checkbox" checked={checked} disabled aria-label={checked ? labels.taskDone : labels.taskToDo} />
}
