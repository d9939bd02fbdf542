import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ContentPicture } from '../../api/types';
import styles from './pictures.module.css';

const KINDS = ['photograph', 'perspective'] as const;

interface Props {
  label: string;
  value: ContentPicture['kind'];
  onChange: (kind: ContentPicture['kind']) => void;
}

/** What a picture is: its caption says it, everywhere on the site. */
export function KindChoice({ label, value, onChange }: Props) {
  const translate = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.kindChoice}>
      <legend>{label}</legend>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name={name} checked={kind === value} onChange={() => onChange(kind)} />
          {translate(`content.pictures.kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
