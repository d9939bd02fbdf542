import Button from '@mui/material/Button';
import { useNotify, useStore, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useWaiting } from './useWaiting';

/** Long enough to be read and opened. */
const STAYS_MS = 15_000;

/** Says once, on whatever page, that a colleague gave the reader an inquiry, with the way to it. */
export function GivenNotice() {
  const given = useWaiting()?.given;
  const translate = useTranslate();
  const notify = useNotify();
  const [seen, setSeen] = useStore('inquiries.given', '');
  const key = given ? `${given.id} ${given.at}` : '';
  useEffect(() => {
    if (!given || key === seen) return;
    setSeen(key);
    const { id, name, by } = given;
    const words = by === null ? 'inquiries.given' : 'inquiries.given_by';
    notify(translate(words, { name, by }), {
      type: 'info',
      autoHideDuration: STAYS_MS,
      action: (
        <Button component={Link} to={`/inquiries/${id}/show`} color="inherit" size="small">
          {translate('inquiries.open_given')}
        </Button>
      ),
    });
  }, [given, key, seen, setSeen, notify, translate]);
  return null;
}
