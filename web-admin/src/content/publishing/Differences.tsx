import '../../messages/content';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { changesBetween, inWords } from '../../form/changes';
import { keyOf } from '../../form/tree';
import { isUploadedPdf, useFiles } from '../calls';
import { placeOf, type Field } from '../schema';
import styles from './releases.module.css';

const SHOWN = 8;

interface Props {
  schema: Field;
  before: unknown;
  after: unknown;
}

/** What differs between two states of a piece of content, field by field in words; null: it is not on the site. */
export function Differences({ schema, before, after }: Props) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const changes = before === null || after === null ? [] : changesBetween(before, after);
  const { data: files } = useFiles(
    changes.some((change) => isUploadedPdf(change.before) || isUploadedPdf(change.after)),
  );
  const said = (value: unknown) =>
    (isUploadedPdf(value) && files?.find(({ address }) => value.startsWith(address))?.name) ||
    inWords(value, translate);
  if (after === null) return <p>{translate('content.history.taken_off')}</p>;
  if (before === null) return <p>{translate('content.history.brought_back')}</p>;
  if (changes.length === 0) return <p>{translate('content.history.same')}</p>;
  return (
    <>
      <ul className={styles.changes}>
        {(all ? changes : changes.slice(0, SHOWN)).map((change) => (
          <li key={keyOf(change.path)}>
            <strong>{placeOf(change, schema, after)}</strong>
            <del>{said(change.before)}</del>
            <ins>{said(change.after)}</ins>
          </li>
        ))}
      </ul>
      {!all && changes.length > SHOWN && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('content.history.more', { count: changes.length - SHOWN })}
        </Button>
      )}
    </>
  );
}
