import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Inquiry, ProjectForSale } from '../../api/types';
import { formatDate } from '../../format/dates';
import { Nothing } from '../../layout/Panel';
import { useLogAnswer } from '../answers/ReplyLinks';
import { replyMail } from '../answers/replyMail';
import { Choose } from '../work/Choose';
import { sheetAddress, termsOf, type Home, type Terms } from './computation';
import styles from './home.module.css';

interface Props {
  inquiry: Inquiry;
  project: ProjectForSale;
  home: Home;
  /** What the visitor chose on the site. */
  asked: Partial<Terms> | undefined;
}

/** The sample computation of a home: opened at once, or sent with an answer. */
export function Computation({ inquiry, project, home, asked }: Props) {
  const translate = useTranslate();
  const log = useLogAnswer(inquiry);
  const { calculator: offer, slug } = project;
  const [terms, setTerms] = useState<Terms | undefined>(() =>
    offer ? termsOf(offer, home, asked) : undefined,
  );
  if (!offer || !terms || home.room_type === null)
    return <Nothing>{translate('homes.no_computation')}</Nothing>;
  const set = (change: Partial<Terms>) => setTerms({ ...terms, ...change });
  const label = (field: string) => translate(`homes.terms.${field}`);
  const { min, max } = offer.years;
  const address = sheetAddress(slug, home.room_type, terms);
  const { email } = inquiry;
  const words = translate('homes.computation_words', { home: home.name, project: project.name });
  const number = (field: 'area' | 'downpayment', least: number, most: number) => (
    <TextField
      type="number"
      size="small"
      fullWidth
      label={label(field)}
      value={terms[field]}
      onChange={({ target }) => set({ [field]: Math.min(most, Number(target.value)) })}
      onBlur={() => set({ [field]: Math.max(least, Math.round(terms[field])) })}
      slotProps={{ htmlInput: { min: least, max: most, step: 1 }, inputLabel: { shrink: true } }}
    />
  );
  const choose = (field: 'years' | 'finish' | 'parking', choices: { id: string; name: string }[]) => (
    <Choose
      label={label(field)}
      value={String(terms[field])}
      choices={choices}
      onChoose={(id) => set({ [field]: Number(id) })}
    />
  );
  return (
    <>
      <h3>{translate('homes.computation')}</h3>
      <div className={styles.fields}>
        {choose(
          'years',
          Array.from({ length: max - min + 1 }, (_, n) => ({ id: String(min + n), name: String(min + n) })),
        )}
        {number('downpayment', 0, 100)}
        {home.asks_area && offer.area && number('area', offer.area.min, offer.area.max)}
        {offer.finishes.length > 0 &&
          choose(
            'finish',
            offer.finishes.map((name, n) => ({ id: String(n), name })),
          )}
        {offer.parking &&
          choose('parking', [
            { id: '0', name: translate('homes.terms.no_parking') },
            { id: '1', name: translate('homes.terms.one_parking') },
          ])}
        <Choose
          label={label('currency')}
          value={terms.currency}
          choices={['PHP', 'USD'].map((id) => ({ id, name: id }))}
          onChoose={(currency) => set({ currency })}
        />
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="contained" href={address} target="_blank" rel="noopener noreferrer">
          {translate('homes.computation_open')}
        </Button>
        {email !== null && (
          <Button
            size="small"
            variant="outlined"
            href={replyMail({ ...inquiry, email }, `${words}\r\n${address}`)}
            onClick={() => log('mail')}
          >
            {translate('homes.computation_mail')}
          </Button>
        )}
      </div>
      <Nothing>
        {translate('homes.computation_list', {
          list: offer.list,
          date: formatDate(`${offer.date}T12:00:00`),
        })}
      </Nothing>
    </>
  );
}
