import { madeFrom, plain } from './marks';

/** Ways to a person as they are kept: each link is made from the number or name, so that it never leads elsewhere. */
export type Channel =
  | { app: 'whatsapp' | 'viber'; number: string }
  | { app: 'messenger'; account: string }
  | { app: 'other'; name: string; href: string };

/** `+63 32 550 2024`, `(032) 550-2024 loc. 12` */
export const TELEPHONE = /^(\+?[\d\s().\u2010-\u2015-]{7,30}?)(?:\s*(?:loc|local|ext)\.?\s*(\d{1,6}))?$/i;

const digits = (text: string) => text.replace(/\D/g, '');

/**
 * A number with its country, as people write it in the Philippines: `0917 550 2024`, `(032) 550 2024`, `63917…` and
 * `+63 (0)917 …` are numbers of this country. One without area or country stays as it is.
 */
export function dialled(text: string): string {
  const number = plain(text).trim();
  const all = digits(number.replace(/\(0\)/, number.startsWith('+') ? '' : '0'));
  if (number.startsWith('+')) return `+${all}`;
  if (all.startsWith('00')) return `+${all.slice(2)}`;
  if (/^0\d{8,10}$/.test(all)) return `+63${all.slice(1)}`;
  if (/^63\d{9,10}$/.test(all)) return `+${all}`;
  return /^9\d{9}$/.test(all) ? `+63${all}` : all;
}

/** With its country, so that messengers and people abroad reach it. */
export const isInternational = (number: string): boolean => /^\+\d{8,15}$/.test(dialled(number));

/** `stealthland.ph`, from what stands in the address of its page or chat too. */
export const accountOf = (typed: string): string =>
  typed
    .replace(/^(?:https?:\/\/)?(?:(?:www|m|web)\.)?(?:m\.me|facebook\.com|fb\.com|messenger\.com\/t)\//i, '')
    .replace(/^@|[/?#].*$/g, '');

/** A number as it is read, with the link that dials it. */
export function telephone(label: string): { label: string; href: string } {
  const typed = plain(label).trim();
  const [, number = typed, extension] = TELEPHONE.exec(typed) ?? [];
  return { label, href: `tel:${dialled(number)}${extension ? `;ext=${extension}` : ''}` };
}

/** The name of a way and where it leads. */
export function channelLink(channel: Channel): { name: string; href: string } {
  switch (channel.app) {
    case 'whatsapp':
      return {
        name: madeFrom(channel.number, () => 'WhatsApp'),
        href: `https://wa.me/${digits(dialled(channel.number))}`,
      };
    case 'viber':
      return {
        name: madeFrom(channel.number, () => 'Viber'),
        href: `viber://chat?number=%2B${digits(dialled(channel.number))}`,
      };
    case 'messenger':
      return {
        name: madeFrom(channel.account, () => 'Messenger'),
        href: `https://m.me/${plain(channel.account)}`,
      };
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
