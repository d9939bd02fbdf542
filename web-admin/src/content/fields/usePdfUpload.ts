import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { fileSize } from 'web-shared/file-size';
import { useApi } from '../../api/dataProvider';
import { useInvalidate } from '../../api/useCall';

/** As the server takes them (`src/content/files/files.controller.ts`), in bytes. */
const LARGEST = 15 * 1024 * 1024;

/** A PDF on its way. */
interface Sending {
  name: string;
  /** From 0 to 1. */
  fraction: number;
}

/** Sends a PDF to the site, which may be given up. What can be said before that is said at once. */
export function usePdfUpload(onUploaded: (address: string) => void) {
  const api = useApi();
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const [sending, setSending] = useState<Sending>();
  /** The name of the file that was uploaded last. */
  const [uploaded, setUploaded] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const giveUp = useRef<AbortController>(undefined);
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  useEffect(() => {
    return () => giveUp.current?.abort();
  }, []);

  const send = async (file: File | undefined) => {
    if (!file || sending) return;
    const { name } = file;
    setFailure(undefined);
    setUploaded(undefined);
    if (file.size > LARGEST)
      return setFailure(translate('content.pdf.too_large', { name, size: fileSize(file.size) }));
    if (!(await beginsAsPdf(file))) return setFailure(translate('content.pdf.none', { name }));
    const given = new AbortController();
    giveUp.current = given;
    setSending({ name, fraction: 0 });
    try {
      const { address } = await api.uploadPdf(file, given.signal, (fraction) =>
        setSending({ name, fraction }),
      );
      // Its name and size are known before the field shows it.
      await invalidate(['content', 'files']);
      latest.current(address);
      setUploaded(name);
    } catch (error) {
      if (!given.signal.aborted) setFailure((error as Error).message);
    } finally {
      setSending(undefined);
    }
  };
  return {
    sending,
    uploaded,
    failure,
    send: (file: File | undefined) => void send(file),
    giveUp: () => giveUp.current?.abort(),
  };
}

/** A file that cannot be read says nothing here: the server does. */
const beginsAsPdf = (file: File): Promise<boolean> =>
  file
    .slice(0, 5)
    .text()
    .then(
      (text) => text === '%PDF-',
      () => true,
    );
