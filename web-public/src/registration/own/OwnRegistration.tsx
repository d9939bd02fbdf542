import { useEffect } from 'react';
import { ownTexts as texts, ticketTexts } from '../../content/texts';
import { Boundary } from '../../ui/Boundary';
import { ErrorPage } from '../../ui/ErrorPage';
import { mountToaster } from '../../ui/toasts/mount';
import { Heading, Loading, Unavailable } from '../PageStates';
import { OwnView } from './OwnView';
import { useManageRegistration } from './useManageRegistration';

/** The page /my-registration#token. When it breaks there is nothing else on the page to use. */
export default function OwnRegistration() {
  return (
    <Boundary fallback={<ErrorPage />}>
      <Shown />
    </Boundary>
  );
}

/** The registration, or why there is none. */
function Shown() {
  useEffect(mountToaster, []);
  const { token, state, reload, show } = useManageRegistration();
  const { own, stale, problem } = state;
  if (own) return <OwnView key={token} token={token} own={own} onChange={show} reload={reload} />;
  if (stale)
    return (
      <>
        <Heading text={texts.staleTitle} />
        <p className="mt-4 max-w-[52ch]">{texts.stale}</p>
        <a href="/find-my-ticket" className="btn mt-6">
          {ticketTexts.find}
        </a>
      </>
    );
  if (problem) return <Unavailable title={texts.unavailable} problem={problem} reload={reload} />;
  return <Loading title={texts.title} />;
}
