import '../messages/event/mail-words';
import '../messages/office';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useApi } from '../api/dataProvider';
import type { Signature } from '../api/types';
import { History } from '../history/History';
import { useOpened } from '../kit/form/useOpened';
import type { Read } from '../kit/form/useSaving';
import { VersionedForm } from '../kit/form/VersionedForm';
import { Loading } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';

const NAMES = '{company}, {telephone}, {email}, {hours}';
const opened = ({ view, etag }: { view: Signature; etag: string | null }): Read => ({ data: view, etag });
const textIn = ({ text }: FieldValues) => ({ text: (text as string) || null });

/** What stands under every mail to guests and customers. */
export function SignatureForm() {
  const api = useApi();
  const translate = useTranslate();
  const { data, error } = useOpened(['mail-words', 'signature'], async () => opened(await api.signature()));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  return (
    <>
      <Panel title={translate('mail_words.signature')}>
        <VersionedForm
          opened={data}
          source={{
            read: async () => opened(await api.signature()),
            write: async (words, { etag }) =>
              opened(await api.saveSignature((words as Signature).text, etag)),
          }}
          collect={textIn}
          saved="mail_words.saved"
          fieldLabel={() => translate('mail_words.signature_label')}
          valueOf={(value) => (typeof value === 'string' ? value : '')}
          noValidate
        >
          <Nothing>{translate('mail_words.signature_intro', { names: NAMES })}</Nothing>
          <TextInput
            source="text"
            label="mail_words.signature_label"
            multiline
            minRows={3}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </VersionedForm>
      </Panel>
      <ResourceContextProvider value="mail-words">
        <RecordContextProvider value={{ id: 'signature' }}>
          <History />
        </RecordContextProvider>
      </ResourceContextProvider>
    </>
  );
}
