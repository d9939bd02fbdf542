/** Ways to a person as they are kept: each link is made from the number or name, so that it never leads elsewhere. */
export type Channel =
  | { app: 'whatsapp' | 'viber'; number: string }
  | { app: 'messenger'; account: string }
  | { app: 'other'; name: string; href: string };

/** `+63 32 550 2024`, `(032) 550 2024 loc. 12` */
export const TELEPHONE = /^(\+?[\d\s().-]{7,30}?)(?:\s*(?:loc|local|ext)\.?\s*(\d{1,6}))?$/i;

const digits = (text: string) => text.replace(/\D/g, '');

/** A number as it is read, with the link that dials it. */
export function telephone(label: string): { label: string; href: string } {
  const [, number = label, extension] = TELEPHONE.exec(label.trim()) ?? [];
  const plus = number.trim().startsWith('+') ? '+' : '';
  return { label, href: `tel:${plus}${digits(number)}${extension ? `;ext=${extension}` : ''}` };
}

/** The name of a way and where it leads. */
export function channelLink(channel: Channel): { name: string; href: string } {
  switch (channel.app) {
    case 'whatsapp':
      return { name: 'WhatsApp', href: `https://wa.me/${digits(channel.number)}` };
    case 'viber':
      return { name: 'Viber', href: `viber://chat?number=%2B${digits(channel.number)}` };
    case 'messenger':
      return { name: 'Messenger', href: `https://m.me/${channel.account}` };
    case 'other':
      return { name: channel.name, href: channel.href };
  }
}

type Kept = { name?: unknown; href?: unknown; label?: unknown };

/** As it was kept before links were made: words, with an address that the owner typed beside them. */
export function channelFrom({ name, href }: Kept): Channel {
  const address = typeof href === 'string' ? decodeURIComponent(href) : '';
  const [, whatsapp] = /^https:\/\/wa\.me\/(\d+)/.exec(address) ?? [];
  const [, viber] = /^viber:\/\/chat\/?\?number=\+?(\d+)/.exec(address) ?? [];
  const [, account] = /^https:\/\/m\.me\/([\w.-]+)/.exec(address) ?? [];
  if (whatsapp) return { app: 'whatsapp', number: `+${whatsapp}` };
  if (viber) return { app: 'viber', number: `+${viber}` };
  if (account) return { app: 'messenger', account };
  return { app: 'other', name: String(name), href: String(href) };
}
