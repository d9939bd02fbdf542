import { useEffect, useRef, useState, type FormEvent } from 'react';
import { newId } from 'web-shared/ids';
import { Refused } from '../door/api';
import type { Door } from '../door/door';
import type { DoorState } from '../door/types';

/** The code of a link that was scanned; it is not left in the address. */
function codeOfAddress(): string {
  const code = decodeURIComponent(location.hash.slice(1));
  if (code) history.replaceState(null, '', location.pathname);
  return /^[0-9A-Za-z-]{8,9}$/.test(code) ? code.toUpperCase() : '';
}

const withDash = (code: string) => (code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code);

/** A code, one button. The tap is needed: browsers play no sound and open no camera before one. */
export function SignIn({ door, state }: { door: Door; state: DoorState }) {
  const [code, setCode] = useState(codeOfAddress);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    // A code that is scanned while this page is open.
    const read = () => setCode((typed) => codeOfAddress() || typed);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  // The same for every try with this code: a sign-in whose answer was lost is answered again.
  const nonce = useRef({ code: '', value: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setProblem('Type the code that the organizers show.');
    if (nonce.current.code !== code) nonce.current = { code, value: newId() };
    setPending(true);
    setProblem(undefined);
    try {
      await door.signIn(code, nonce.current.value);
    } catch (error) {
      setPending(false);
      setProblem(
        error instanceof Refused ? error.message.replace(/^code: /, '') : 'No connection. Try again.',
      );
    }
  };
  return (
    <main className="sign-in">
      <h1>Door</h1>
      {state.message && <p role="alert">{state.message}</p>}
      {state.waiting > 0 && (
        <p role="status">
          {state.waiting === 1 ? '1 scan waits' : `${state.waiting} scans wait`} to be sent. Keep this page
          open where there is a connection.
        </p>
      )}
      <p>Ask the organizers for a code. Point this phone’s camera at it, or type it here.</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor="code">Code</label>
        <input
          id="code"
          value={withDash(code)}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : 'code-problem'}
        />
        {problem !== undefined && (
          <p id="code-problem" role="alert">
            {problem}
          </p>
        )}
        <button className="large" disabled={pending}>
          {pending ? 'Starting…' : 'Start scanning'}
        </button>
      </form>
    </main>
  );
}
