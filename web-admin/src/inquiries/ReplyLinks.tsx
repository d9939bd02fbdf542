import ChatIcon from '@mui/icons-material/ChatOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import ViberIcon from '@mui/icons-material/PhoneInTalkOutlined';
import Button from '@mui/material/Button';
import type { Inquiry } from '../api/types';
import { telLink, viberLink, whatsAppLink } from '../format/phone';
import { replyMail } from './replyMail';

/** The ways to answer: each opens the program that people already use. */
export function ReplyLinks({ inquiry }: { inquiry: Inquiry }) {
  const ways = [
    { text: 'E-mail', href: replyMail(inquiry), Icon: MailIcon },
    { text: 'Call', href: telLink(inquiry.phone_number), Icon: PhoneIcon },
    { text: 'WhatsApp', href: whatsAppLink(inquiry.phone_number), Icon: ChatIcon },
    { text: 'Viber', href: viberLink(inquiry.phone_number), Icon: ViberIcon },
  ];
  return ways.map(({ text, href, Icon }, index) => (
    <Button
      key={text}
      component="a"
      href={href}
      rel="noopener noreferrer"
      target={href.startsWith('https:') ? '_blank' : undefined}
      startIcon={<Icon />}
      variant={index === 0 ? 'contained' : 'outlined'}
    >
      {text}
    </Button>
  ));
}
