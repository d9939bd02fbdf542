import '../../messages/event/delegates';
import { useTranslate } from 'ra-core';
import type { Delegate } from '../../api/types';
import { Nothing } from '../../layout/Panel';
import { PictureBox, usePictureTools } from '../../layout/usePictureTools';
import styles from '../delegate.module.css';
import { nameOf } from '../names';

/** The proof of payment, as high as the window allows. */
export function ProofViewer({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  // The path stays the same when a proof is replaced: the record's change time tells the browser.
  const source = `${delegate.proof_of_payment}?v=${Date.parse(delegate.updated_at)}`;
  const { box } = usePictureTools(source);
  if (!delegate.proof_of_payment) return <Nothing>{translate('delegates.no_proof')}</Nothing>;
  return (
    <PictureBox className={styles.proof} label={translate('delegates.proof_scrolls')} {...box}>
      <img src={source} alt={translate('delegates.proof_of', { name: nameOf(delegate) })} />
    </PictureBox>
  );
}
