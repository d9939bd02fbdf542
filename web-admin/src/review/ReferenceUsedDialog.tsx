import { useTranslate } from 'ra-core';
import { given, MoneyInput } from '../journal/money-fields';
import { useCanAccess } from '../kit/access';
import { FormDialog } from '../layout/FormDialog';
import { nameOf, type TakenReference } from './useQueue';

interface Props {
  taken: TakenReference;
  onAccept: (because: string) => void;
  onClose: () => void;
}

/** One reference pays for one registration; an admin may say why it pays for two. */
export function ReferenceUsedDialog({ taken: { proof, reference, message }, onAccept, onClose }: Props) {
  const translate = useTranslate();
  const { canAccess: mayAccept } = useCanAccess({ resource: 'review', action: 'accept-used-reference' });
  const accept = ({ because }: { because: string | null }) => {
    const reason = given(because);
    if (mayAccept && reason === null) throw new Error('review.taken.because_help');
    if (reason !== null) onAccept(reason);
    return Promise.resolve();
  };
  return (
    <FormDialog
      title={translate('review.taken.title', { reference })}
      action={translate(mayAccept ? 'review.taken.accept' : 'review.taken.understood')}
      values={{ because: '' }}
      onSend={accept}
      onClose={onClose}
    >
      <p>{translate('review.taken.text', { name: nameOf(proof), message })}</p>
      {mayAccept && (
        <MoneyInput
          source="because"
          label="review.taken.because"
          helperText="review.taken.because_help"
          max={500}
          required
        />
      )}
    </FormDialog>
  );
}
