/** Thrown if a component of the old site can't be rendered during the import. The message completes a sentence: "because it …". */
export class CannotRender extends Error {}
