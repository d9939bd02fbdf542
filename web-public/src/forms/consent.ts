import { consentTexts } from '../content/texts';

/** What a consent's text may name in braces. */
export const consentLinks: Record<string, { readonly label: string; href: string }> = {
  privacy: {
    get label() {
      return consentTexts.privacy;
    },
    href: '/privacy-policy',
  },
  terms: {
    get label() {
      return consentTexts.terms;
    },
    href: '/terms-of-use',
  },
};

/** The words of a consent as they are shown, to be kept with what is sent. */
export const consentAsShown = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => consentLinks[name]?.label ?? '');
