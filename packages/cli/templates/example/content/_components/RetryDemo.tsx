import { useState } from 'react'
import './RetryDemo.css'

/** Shows when a function that keeps failing is called again, and lets readers change the options. */
export default function RetryDemo({ attempts: initialAttempts = 4, delay: initialDelay = 200 }) {
  const [attempts, setAttempts] = useState(initialAttempts)
  const [delay, setDelay] = useState(initialDelay)
  // The first attempt starts immediately, and each wait is twice as long as the one before.
  const starts = Array.from({ length: attempts }, (_, index) => delay * (2 ** index - 1))
  const total = starts[attempts - 1] ?? 0
  return (
    <section className="retry-demo" aria-label="Retry calculator">
      <div className="retry-demo-options">
        <label>
          Attempts: <span>{attempts}</span>
          <input type="range" min="2" max="6" value={attempts} onChange={(event) => setAttempts(+event.target.value)} />
        </label>
        <label>
          First delay: <span>{delay} ms</span>
          <input
            type="range"
            min="100"
            max="1000"
            step="100"
            value={delay}
            onChange={(event) => setDelay(+event.target.value)}
          />
        </label>
      </div>
      <ol className="retry-demo-attempts">
        {starts.map((start, index) => (
          <li key={start}>
            <span>Attempt {index + 1}</span>
            <svg aria-hidden="true" width="100%" height="8">
              <rect className="retry-demo-track" width="100%" height="8" rx="4" />
              <rect className="retry-demo-wait" width={`${(100 * start) / total}%`} height="8" rx="4" />
            </svg>
            <span>{start} ms</span>
          </li>
        ))}
      </ol>
      <p role="status">
        If every attempt fails, <code>retry</code> gives up after {total} ms.
      </p>
    </section>
  )
}
