import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { theAccount } from '../../api/account/session';
import type { Inquiry } from '../../api/types';
import styles from '../inquiries.module.css';
import { MenuButton } from './MenuButton';
import { useChangeWork } from './useChangeWork';
import { nameOf, useWorkChoices } from './work';

const NOBODY = 'nobody';

/** Who answers: oneself first, since that is what is chosen most. */
export function AssigneeMenu({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const choices = useWorkChoices();
  const { run, isPending } = useChangeWork();
  const me = theAccount().id;
  const assignee =
    inquiry.assignee_id === me
      ? translate('inquiries.mine')
      : (inquiry.assignee_name ??
        translate(inquiry.awaits_manager ? 'inquiries.awaits_manager' : 'inquiries.nobody'));
  const others = (choices?.assignees ?? []).filter(({ id }) => id !== me);
  const all = [
    { id: me, name: translate('inquiries.mine') },
    ...others,
    { id: NOBODY, name: translate('inquiries.nobody') },
    // An inquiry of somebody who left waits for a manager, who may offer it to everybody by choosing “nobody”.
  ].filter(({ id }) => inquiry.awaits_manager || id !== (inquiry.assignee_id ?? NOBODY));
  return (
    <MenuButton
      label={translate('inquiries.change_assignee', { name: nameOf(inquiry), assignee })}
      choices={all}
      rowKey="a"
      disabled={isPending}
      onChoose={(id) => run({ inquiry, set: { assignee_id: id === NOBODY ? null : id } })}
    >
      <span className={inquiry.assignee_id ? styles.assignee : `${styles.assignee} ${styles.nobody}`}>
        {assignee}
      </span>
    </MenuButton>
  );
}
