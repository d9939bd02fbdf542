import '../../messages/kept-typing';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { forget, keep, keyOf, read, type Kept } from '../../api/account/keptTyping';
import { same } from './changes';

const PAUSE_MS = 400;

/**
 * Inside a form: what is typed and not saved is there again after a reload, in this tab and for this account. It goes once
 * it is saved, discarded, or left by the reader's own word.
 */
export function KeptTyping({ saved }: { saved: boolean }) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { getValues, setValue, reset, watch } = useFormContext<Record<string, unknown>>();
  const { dirtyFields, defaultValues = {} } = useFormState<Record<string, unknown>>();
  const [key] = useState(() => keyOf(pathname + search, Object.keys(defaultValues)));
  const [found, setFound] = useState<Kept>();
  const [isReady, setReady] = useState(false);
  const names = Object.keys(dirtyFields).join(' ');

  useEffect(() => {
    // Once, after the form has put its record into the fields.
    const timer = setTimeout(() => {
      const kept = read(key);
      for (const [name, { value }] of Object.entries(kept ?? {}))
        setValue(name, value, { shouldDirty: true });
      setFound(kept);
      setReady(true);
    });
    return () => clearTimeout(timer);
  }, [key, setValue]);

  useEffect(() => {
    if (!isReady) return;
    const dirty = names === '' || saved ? [] : names.split(' ');
    if (dirty.length === 0) forget(key);
    const now = () =>
      keep(
        key,
        Object.fromEntries(
          dirty.map((name) => [name, { value: getValues(name), base: defaultValues[name] }]),
        ),
      );
    if (dirty.length === 0) return;
    let timer = setTimeout(now, PAUSE_MS);
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE_MS);
    });
    // The last keys before a reload are kept too.
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', now);
    };
  }, [key, isReady, names, saved, getValues, watch, defaultValues]);

  // Whoever goes to another page has saved, or has been asked.
  useEffect(() => {
    return () => forget(key);
  }, [key]);

  if (!found || names === '') return null;
  const overtaken = Object.entries(found).some(([name, { base }]) => !same(base, defaultValues[name]));
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" color="inherit" onClick={() => reset()}>
          {translate('kept_typing.discard')}
        </Button>
      }
    >
      {translate('kept_typing.found')} {overtaken && translate('kept_typing.overtaken')}
    </Alert>
  );
}
