/** Styles for the overlay's shadow root. */
export const overlayStyles = `
:host { all: initial; direction: ltr }
* { box-sizing: border-box }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25em; overflow-wrap: anywhere }
p { margin: 0 }
.overlay, .list { position: fixed; z-index: 2147483647; font: 14px/1.5 system-ui, sans-serif; color: #f3f3f5; background: #1c1c22; box-shadow: 0 8px 40px #0008 }
.overlay { inset: auto 0 0 0; max-height: 75vh; overflow: auto; padding: 1.5em 4em 1.5em 2em; border-top: 4px solid #e5484d }
.list { bottom: 12px; left: 12px; max-width: min(640px, calc(100vw - 24px)); max-height: 60vh; overflow: auto; border-radius: 8px; border-left: 4px solid #f5a524 }
summary { cursor: pointer }
.list summary { padding: .4em .9em }
.list ul { padding: .25em .9em .9em }
.others { margin-top: 1.25em }
.others ul { padding-top: .75em }
.text { font-weight: 600 }
.rule { font-weight: 400; opacity: .65; margin-left: .75em }
.error .text { color: #ff8a8d }
.warning .text { color: #ffc463 }
.note { white-space: pre-wrap }
pre { margin: .5em 0; padding: .75em; overflow: auto; background: #0d0d11; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace }
.place { all: unset; cursor: pointer; text-decoration: underline; font-family: ui-monospace, monospace; color: #9ecbff }
.place:focus-visible, .close:focus-visible, summary:focus-visible { outline: 2px solid #9ecbff; outline-offset: 2px }
.close { all: unset; cursor: pointer; position: absolute; top: .5em; right: .8em; font-size: 1.6em; line-height: 1 }
`
