import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Facts, Panel } from '../layout/Panel';
import { useMailSummary } from '../mail/useMailSummary';
import type { Words } from './letters';

interface Props<Name extends string> {
  words: Words;
  counts: Record<Name | 'mails', number> | undefined;
  /** What is counted beside the mails: those who get it, and those who do not, by the reason. */
  also?: Name[];
  left: readonly Name[];
  error: Error | null;
  /** What can be done about it. */
  children?: ReactNode;
}

/** How many get it, and who does not, and why. */
export function Reach<Name extends string>(props: Props<Name>) {
  const { words, counts, also = [], left, error, children } = props;
  const translate = useTranslate();
  const { data: mail } = useMailSummary();
  const say = (key: string) => translate(`${words}.${key}`);
  return (
    <Panel title={say('gone_to')}>
      {error && <p role="alert">{error.message}</p>}
      {counts && (
        <div role="status">
          <Facts
            facts={[
              ...(['mails', ...also] as const).map((name): [string, string] => [
                say(name),
                counts[name].toLocaleString(),
              ]),
              ...left.map((why): [string, string | null] => [
                `${say('left_out')}: ${say(`left.${why}`)}`,
                counts[why] > 0 ? counts[why].toLocaleString() : null,
              ]),
            ]}
          />
          {counts.mails === 0 && <p>{say('nobody')}</p>}
        </div>
      )}
      {children}
      {mail?.configured === false && <p>{say('withheld')}</p>}
    </Panel>
  );
}
