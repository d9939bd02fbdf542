import '../../messages/site/content';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { keyOf, valueAt } from '../../kit/form/tree';
import { isUploadedPdf } from '../calls';
import { Thumbnail } from '../pictures/Thumbnail';
import type { Field } from '../schema';
import { differencesBetween, type Difference } from './differences';
import styles from './differences.module.css';
import { useValueText } from './useValueText';
import { shortened, wordDiff, type Run } from './word-diff';

const SHOWN = 8;

interface Props {
  schema: Field;
  before: unknown;
  after: unknown;
  /** What is said of a piece that was not there before. */
  whenNew?: string;
  /** How many are shown at first. */
  most?: number;
}

/** What differs between two states of a piece of content, in words; null: it is not on the site. */
export function Differences({ schema, before, after, whenNew, most = SHOWN }: Props) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const differences = before === null || after === null ? [] : differencesBetween(schema, before, after);
  const textOf = useValueText(
    differences.some((one) => isUploadedPdf(one.before) || isUploadedPdf(one.after)),
  );
  if (after === null) return <p>{translate('content.history.taken_off')}</p>;
  if (before === null) return <p>{whenNew ?? translate('content.history.brought_back')}</p>;
  if (differences.length === 0) return <p>{translate('content.history.same')}</p>;
  return (
    <>
      <ul className={styles.changes}>
        {(all ? differences : differences.slice(0, most)).map((one) => (
          <li key={`${one.how} ${keyOf(one.path)} ${one.what}`}>
            <strong>
              {one.whom ? translate('content.told.of', { what: one.what, whom: one.whom }) : one.what}
            </strong>
            {': '}
            <Change
              {...one}
              old={textOf(one.before, one.field, before)}
              now={textOf(one.after, one.field, after)}
            />
          </li>
        ))}
      </ul>
      {!all && differences.length > most && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('content.history.more', { count: differences.length - most })}
        </Button>
      )}
    </>
  );
}

/** Below this share of common words a text counts as rewritten: marking single words would make it hard to read. */
const staysMuch = (runs: Run[], length: number) =>
  runs.reduce((sum, { is, text }) => sum + (is === 'same' ? text.length : 0), 0) > length * 0.4;

const isSentence = (value: unknown) => typeof value === 'string' && /\S\s+\S/.test(value);

/** @param old what stood there, in words @param now what stands there */
function Change({ how, field, before, after, old, now }: Difference & { old: string; now: string }) {
  const translate = useTranslate();
  if (how === 'picture') return <Pictures before={before} after={after} />;
  if (how !== 'changed') return translate(`content.told.${how}`);
  const isText = field?.widget === 'text' || field?.widget === 'line' || field === undefined;
  const runs = isText && isSentence(before) && isSentence(after) ? wordDiff(old, now) : [];
  if (staysMuch(runs, Math.max(old.length, now.length))) return <Text runs={runs} />;
  return (
    <>
      <del>{old}</del> <span aria-hidden>→</span> <ins>{now}</ins>
    </>
  );
}

/** A text with what went and what came marked where it stands. */
function Text({ runs }: { runs: Run[] }) {
  return (
    <p className={styles.text}>
      {shortened(runs).map(({ is, text }, index) => {
        const Mark = is === 'gone' ? 'del' : is === 'new' ? 'ins' : 'span';
        return <Mark key={index}>{text}</Mark>;
      })}
    </p>
  );
}

function Pictures({ before, after }: { before: unknown; after: unknown }) {
  const translate = useTranslate();
  const one = (value: unknown, is: 'before' | 'after') => {
    const file = valueAt(value, ['file']);
    const alt = valueAt(value, ['alt']);
    const hasFile = typeof file === 'string' && file !== '';
    const words = typeof alt === 'string' && alt ? alt : translate('content.told.a_picture');
    return (
      <figure>
        {hasFile ? <Thumbnail file={file} className={styles.picture} /> : <span className={styles.picture} />}
        <figcaption>
          {translate(`content.told.${is}`)}
          {': '}
          {hasFile ? words : translate('content.told.no_picture')}
        </figcaption>
      </figure>
    );
  };
  return (
    <span className={styles.pictures}>
      {one(before, 'before')}
      {one(after, 'after')}
    </span>
  );
}
