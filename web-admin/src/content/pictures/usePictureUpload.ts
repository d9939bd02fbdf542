import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { ContentPicture } from '../../api/types';
import { useContentChanged } from '../calls';
import { readablePicture, smallerPicture, UnreadableHeic } from './readable-picture';

const TOO_LARGE = 413;

/** One file on its way into the library. */
export interface Upload {
  id: number;
  name: string;
  state: 'waits' | 'sending' | 'done' | 'known' | 'failed';
  message?: string;
}

let made = 0;

/** Sends files one after the other, as the server draws them; one that fails leaves the others alone. */
export function usePictureUpload(onUploaded: (pictures: ContentPicture[]) => void) {
  const api = useApi();
  const translate = useTranslate();
  const changed = useContentChanged();
  const [files, setFiles] = useState<Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const tell = (id: number, news: Partial<Upload>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...news } : each)));

  /** What is too large for the server is made smaller here and sent again; where that fails too, its answer stands. */
  const upload = (file: File, kind: ContentPicture['kind']) =>
    api.uploadPicture(file, kind).catch(async (error: unknown) => {
      if ((error as { status?: number }).status !== TOO_LARGE) throw error;
      const smaller = await smallerPicture(file).catch(() => undefined);
      if (!smaller) throw error;
      return api.uploadPicture(smaller, kind);
    });
  const sendOne = async (file: File, id: number, kind: ContentPicture['kind']) => {
    tell(id, { state: 'sending' });
    try {
      const picture = await upload(await readablePicture(file), kind);
      tell(id, { state: picture.known ? 'known' : 'done' });
      return picture;
    } catch (error) {
      const message =
        error instanceof UnreadableHeic ? translate('content.pictures.heic') : (error as Error).message;
      tell(id, { state: 'failed', message });
      return undefined;
    }
  };
  const send = (chosen: Iterable<File>, kind: ContentPicture['kind']) => {
    const list = [...chosen].map((file) => ({ file, id: ++made }));
    if (list.length === 0) return;
    const added = list.map(({ file: { name }, id }): Upload => ({ id, name, state: 'waits' }));
    setFiles((all) => [...all.filter(isOnItsWay), ...added]);
    line.current = line.current.then(async () => {
      const pictures: ContentPicture[] = [];
      for (const { file, id } of list) {
        const picture = await sendOne(file, id, kind);
        if (picture) pictures.push(picture);
      }
      await changed();
      onUploaded(pictures);
    });
  };
  return { files, busy: files.some(isOnItsWay), send };
}

const isOnItsWay = ({ state }: Upload) => state === 'waits' || state === 'sending';
