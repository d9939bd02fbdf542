import '../messages/event/review';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEventOfPage } from '../api/chosenEvent';
import type { ProofToReview } from '../api/types';
import { formatCentavos } from '../format/money';
import { useKeys } from '../keyboard/GoTo';
import { EventChoice } from '../layout/EventChoice';
import { Loading, PageHead } from '../layout/Page';
import { VisuallyHidden } from '../layout/Panel';
import { ExpectedAndFound } from './ExpectedAndFound';
import { ReceiptPicture } from './ReceiptPicture';
import { ReferenceUsedDialog } from './ReferenceUsedDialog';
import { RejectDialog } from './RejectDialog';
import styles from './review.module.css';
import { useAcceptance } from './useAcceptance';
import { nameOf, useQueue } from './useQueue';

/** One proof after the other: the picture, what is expected of it beside what is found, one key for each decision. */
export function ReviewPage() {
  const [event, choose] = useEventOfPage();
  // Another event is another queue: what was held of this one goes to colleagues.
  return (
    <Queue key={event} event={event}>
      <EventChoice value={event} onChange={choose} />
    </Queue>
  );
}

/** @param children stand above the queue */
function Queue({ event: of, children }: { event: string | undefined; children: ReactNode }) {
  const translate = useTranslate();
  const { proof, following, waiting, isLoading, error, decide, undo, move, taken, forgetTaken } =
    useQueue(of);
  /** Which proof is being rejected: the reason that is typed is about that one. */
  const [rejecting, setRejecting] = useState<ProofToReview>();
  const { accept, isSeen, onShown, ...typed } = useAcceptance(proof, decide);
  useKeys({
    a: accept,
    r: () => setRejecting(proof),
    u: () => void undo(),
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
  });

  return (
    <div className={styles.review}>
      <PageHead
        title={translate('review.title')}
        state={
          <span className={styles.count} role="status">
            {/* “Nothing waits” is shown only once the server has answered. */}
            {(waiting > 0 || !isLoading) &&
              translate('review.waiting', { smart_count: waiting, count: waiting.toLocaleString() })}
          </span>
        }
        actions={
          <>
            <Button component={Link} to="/review/statement">
              {translate('review.statement')}
            </Button>
            <Button component={Link} to="/review/to-return">
              {translate('review.to_return.title')}
            </Button>
            <Button onClick={() => void undo()} aria-keyshortcuts="u">
              {translate('review.undo')} <kbd aria-hidden>U</kbd>
            </Button>
          </>
        }
      />
      {children}
      {/* The keys move no focus: without this, whoever sees no picture hears nothing of the next one. */}
      <VisuallyHidden live>
        {proof &&
          translate('review.shown', {
            name: nameOf(proof),
            sum: formatCentavos(proof.owed_centavos),
            code: proof.registration_code,
          })}
      </VisuallyHidden>
      {error && <Alert severity="error">{error.message}</Alert>}
      {isLoading && <Loading />}
      {!isLoading && !proof && !error && <Done waiting={waiting} />}
      {proof && (
        <div className={styles.columns}>
          <ReceiptPicture key={proof.id} proof={proof} onShown={onShown} />
          <div>
            <ExpectedAndFound proof={proof} {...typed}>
              <div className={styles.actions}>
                <Button
                  variant="contained"
                  color="success"
                  // Not `disabled`: whoever came here by the keyboard would lose their place with each proof.
                  aria-disabled={!isSeen || undefined}
                  // The second of a double click, and a key that is held down, were meant for one proof.
                  onClick={(event) => event.detail < 2 && accept(event)}
                  onKeyDown={(event) => event.repeat && event.preventDefault()}
                  aria-keyshortcuts="a"
                >
                  {translate('review.accept')} <kbd aria-hidden>A</kbd>
                </Button>
                <Button variant="outlined" onClick={() => setRejecting(proof)} aria-keyshortcuts="r">
                  {translate('review.reject')} <kbd aria-hidden>R</kbd>
                </Button>
              </div>
            </ExpectedAndFound>
            <p className={styles.hint}>
              <kbd>←</kbd> <kbd>→</kbd> {translate('review.keys.move')}, <kbd>+</kbd> <kbd>-</kbd>{' '}
              {translate('review.keys.zoom')}, <kbd>U</kbd> {translate('review.keys.undo')}
            </p>
          </div>
        </div>
      )}
      {/* The next pictures come while this one is looked at. */}
      <div hidden>
        {following.map(({ id, picture }) => (
          <img key={id} src={picture} alt="" />
        ))}
      </div>
      {rejecting && (
        <RejectDialog
          name={nameOf(rejecting)}
          onClose={() => setRejecting(undefined)}
          onReject={(reason) => {
            setRejecting(undefined);
            decide(rejecting, { verb: 'reject', reason });
          }}
        />
      )}
      {taken && (
        <ReferenceUsedDialog
          taken={taken}
          onClose={forgetTaken}
          onAccept={(shared_because) => decide(taken.proof, { ...taken.accepted, shared_because })}
        />
      )}
    </div>
  );
}

function Done({ waiting }: { waiting: number }) {
  const translate = useTranslate();
  return (
    <p className={styles.done}>
      {translate(waiting === 0 ? 'review.done' : 'review.others', {
        smart_count: waiting,
        count: waiting.toLocaleString(),
      })}
    </p>
  );
}
