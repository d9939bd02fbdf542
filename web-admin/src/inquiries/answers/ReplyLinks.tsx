import '../../messages/sales/inquiries';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import ViberIcon from '@mui/icons-material/PhoneInTalkOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { newId } from 'web-shared/ids';
import { useApi } from '../../api/dataProvider';
import type { Inquiry, InquiryNote } from '../../api/types';
import { telLink, viberLink, whatsAppLink } from '../../format/phone';
import { useAction } from '../../kit/useAction';
import { SHOWS } from '../work/useChangeWork';
import { replyMail } from './replyMail';
import { TakeBack } from './TakeBack';

type Answer = Pick<InquiryNote, 'via'> & { outcome?: InquiryNote['outcome'] };

/** Milliseconds that the toast with the undo button stays. */
const LONG_ENOUGH_MS = 10_000;

/** The ways to answer: each opens the program that people already use, and logs the answer; of a call it is asked what came of it. */
export function ReplyLinks({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const log = useLogAnswer(inquiry);
  const { email, phone_number: phone } = inquiry;
  const ways = [
    email !== null && {
      text: 'resources.inquiries.fields.email',
      via: 'mail' as const,
      href: replyMail({ ...inquiry, email }),
      Icon: MailIcon,
    },
    phone !== null && {
      text: 'inquiries.call',
      via: 'phone' as const,
      href: telLink(phone),
      Icon: PhoneIcon,
    },
    phone !== null && {
      text: 'inquiries.ways.whatsapp',
      via: 'whatsapp' as const,
      href: whatsAppLink(phone),
      Icon: ChatIcon,
    },
    phone !== null && {
      text: 'inquiries.ways.viber',
      via: 'viber' as const,
      href: viberLink(phone),
      Icon: ViberIcon,
    },
  ].filter((way) => way !== false);
  return ways.map(({ text, via, href, Icon }, index) => (
    <Button
      key={text}
      component="a"
      href={href}
      onClick={() => (via === 'phone' ? log(via, 'unknown') : log(via))}
      rel="noopener noreferrer"
      target={href.startsWith('https:') ? '_blank' : undefined}
      startIcon={<Icon />}
      variant={index === 0 ? 'contained' : 'outlined'}
    >
      {translate(text)}
    </Button>
  ));
}

/** Says that the visitor is being answered, or called; one click takes it back. Spam is answered by nobody. */
export function useLogAnswer({ id, status }: Inquiry) {
  const api = useApi();
  const notify = useNotify();
  const translate = useTranslate();
  const { run } = useAction((answer: Answer) => api.logAnswer(id, answer, newId()), {
    shows: SHOWS,
    done: (answer) => {
      // The question on the page already says it.
      if (answer.outcome === 'unknown') return undefined;
      notify(translate('inquiries.answer_logged', { way: translate(`inquiries.ways.${answer.via}`) }), {
        type: 'success',
        autoHideDuration: LONG_ENOUGH_MS,
        action: <TakeBack inquiryId={id} answerId={answer.id} />,
      });
      return undefined;
    },
  });
  return (via: Answer['via'], outcome?: Answer['outcome']) => {
    if (status !== 'spam') run({ via, ...(outcome && { outcome }) });
  };
}
