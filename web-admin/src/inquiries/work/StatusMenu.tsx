import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Inquiry } from '../../api/types';
import { StateChip } from '../../layout/Panel';
import { LostDialog } from './LostDialog';
import { MenuButton } from './MenuButton';
import { useChangeWork } from './useChangeWork';
import { nameOf, STATUS_COLORS, useStatusWords, useWorkChoices, type Status } from './work';

/** Where the inquiry stands, and what may follow. */
export function StatusMenu({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const wordsOf = useStatusWords();
  const choices = useWorkChoices();
  const { run, runAsync, isPending } = useChangeWork();
  const [losing, setLosing] = useState<Inquiry>();
  const next = choices?.statuses.find(({ status }) => status === inquiry.status)?.next ?? [];
  const name = nameOf(inquiry);
  return (
    <>
      <MenuButton
        label={translate('inquiries.change_status', { name, status: wordsOf(inquiry) })}
        choices={next.map((status) => ({ id: status, name: translate(`inquiries.statuses.${status}`) }))}
        rowKey="s"
        disabled={isPending || next.length === 0}
        onChoose={(status) =>
          status === 'lost' ? setLosing(inquiry) : run({ inquiry, set: { status: status as Status } })
        }
      >
        <StateChip
          label={translate(`inquiries.statuses.${inquiry.status}`)}
          color={STATUS_COLORS[inquiry.status]}
        />
      </MenuButton>
      {losing && (
        <LostDialog
          title={translate('inquiries.lost_title', { name })}
          reasons={choices?.lost_reasons ?? []}
          onLost={(lost_reason) => runAsync({ inquiry: losing, set: { status: 'lost', lost_reason } })}
          onClose={() => setLosing(undefined)}
        />
      )}
    </>
  );
}
