import '../messages/event/mail-words';
import '../messages/office';
import Button from '@mui/material/Button';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useSettled } from 'web-shared/useSettled';
import { useApi } from '../api/dataProvider';
import type { MailWords, MailWordsFields } from '../api/types';
import { useCall } from '../api/useCall';
import { History } from '../history/History';
import { useOpened } from '../kit/form/useOpened';
import type { Read } from '../kit/form/useSaving';
import { VersionedForm } from '../kit/form/VersionedForm';
import { useAction } from '../kit/useAction';
import { Confirm } from '../layout/Confirm';
import { Loading } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import styles from './mail.module.css';
import { ShownMail } from './MailPreview';

const FIELDS = ['subject', 'opening', 'closing'] as const;
type Field = (typeof FIELDS)[number];
const PAUSE_MS = 400;

interface Opened extends Read {
  view: MailWords;
}
/** An empty field is the program's own words. */
const wordsIn = (values: FieldValues): MailWordsFields =>
  Object.fromEntries(FIELDS.map((field) => [field, (values[field] as string) || null])) as never;
const opened = ({ view, etag }: { view: MailWords; etag: string | null }): Opened => ({
  data: wordsIn(view),
  etag,
  view,
});

/** The words of a kind of mail beside how it looks with them, and who changed them. */
export function WordsForm({ kind }: { kind: string }) {
  const api = useApi();
  const translate = useTranslate();
  const { data, error } = useOpened(['mail-words', kind], async () => opened(await api.mailWords(kind)));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  return (
    <>
      <VersionedForm
        className={styles.words}
        opened={data}
        source={{
          read: async () => opened(await api.mailWords(kind)),
          write: async (words, { etag }) =>
            opened(await api.saveMailWords(kind, words as MailWordsFields, etag)),
        }}
        collect={wordsIn}
        saved="mail_words.saved"
        fieldLabel={([field]) => translate(`mail_words.${String(field)}`)}
        valueOf={(value) => (typeof value === 'string' ? value : '')}
        noValidate
      >
        <Panel title={translate('mail_words.title')}>
          <Nothing>{translate('mail_words.intro')}</Nothing>
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              source={field}
              label={`mail_words.${field}`}
              helperText={<Instead field={field} view={data.view} />}
              multiline={field !== 'subject'}
              minRows={field === 'subject' ? undefined : 3}
              slotProps={{ htmlInput: { maxLength: field === 'subject' ? 150 : 2_000 } }}
            />
          ))}
          <Placeholders view={data.view} />
          <Actions kind={kind} />
        </Panel>
        <Preview kind={kind} />
      </VersionedForm>
      <ResourceContextProvider value="mail-words">
        <RecordContextProvider value={{ id: kind }}>
          <History />
        </RecordContextProvider>
      </ResourceContextProvider>
    </>
  );
}

/** What stands there while the field is empty. */
function Instead({ field, view }: { field: Field; view: MailWords }) {
  const translate = useTranslate();
  const words = view.factory[field];
  if (words !== null) return <>{translate('mail_words.now', { words })}</>;
  return <>{translate(field === 'opening' ? 'mail_words.before' : 'mail_words.after')}</>;
}

function Placeholders({ view }: { view: MailWords }) {
  const translate = useTranslate();
  return (
    <section aria-labelledby="placeholders">
      <h3 id="placeholders" className={styles.small}>
        {translate('mail_words.placeholders')}
      </h3>
      <dl className={styles.placeholders}>
        {view.placeholders.map(({ name, sample }) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{sample}</dd>
          </div>
        ))}
      </dl>
      <Nothing>{translate('mail_words.placeholders_note')}</Nothing>
    </section>
  );
}

function Actions({ kind }: { kind: string }) {
  const api = useApi();
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const { setValue, getValues, watch } = useFormContext();
  const test = useAction(() => api.testMailWords(kind, wordsIn(getValues())), {
    shows: ['mails'],
    done: ({ to }) => translate('mail_words.test_queued', { to }),
  });
  const hasOwn = FIELDS.some((field) => Boolean(watch(field)));
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="outlined" disabled={test.disabled} onClick={() => test.run()}>
          {translate('mail_words.test')}
        </Button>
        {hasOwn && <Button onClick={() => setAsks(true)}>{translate('mail_words.factory')}</Button>}
      </div>
      {asks && (
        <Confirm
          title={translate('mail_words.factory_title')}
          action={translate('mail_words.factory')}
          onConfirm={() => {
            for (const field of FIELDS) setValue(field, null, { shouldDirty: true });
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        >
          {translate('mail_words.factory_text')}
        </Confirm>
      )}
    </>
  );
}

/** How the mail looks with what is typed, a moment after the last key. */
function Preview({ kind }: { kind: string }) {
  const translate = useTranslate();
  const [subject, opening, closing] = useWatch({ name: FIELDS }) as string[];
  const typed = JSON.stringify(wordsIn({ subject, opening, closing }));
  const words = useSettled(typed, PAUSE_MS);
  const { data, error } = useCall(
    ['mail-words', 'preview', kind, words],
    (api, signal) => api.previewMailWords(kind, JSON.parse(words) as MailWordsFields, signal),
    { placeholderData: (before) => before, retry: false },
  );
  return (
    <Panel title={translate('mail_words.preview')}>
      {error && <p role="alert">{error.message}</p>}
      {data && <ShownMail {...data} />}
    </Panel>
  );
}
