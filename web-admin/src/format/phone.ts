/**
 * Stored phone numbers are digits with the country code, as the phone input gives them; a number typed the
 * local way (0917…) is read as Philippine, which is the input's default country.
 */
export const internationalDigits = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') ? `63${digits.slice(1)}` : digits;
};

export const telLink = (phone: string) => `tel:+${internationalDigits(phone)}`;
export const whatsAppLink = (phone: string) => `https://wa.me/${internationalDigits(phone)}`;
export const viberLink = (phone: string) => `viber://chat?number=%2B${internationalDigits(phone)}`;

/** As people read it: "+63 917 123 4567"; other countries' numbers keep their digits after the plus. */
export const formatPhone = (phone: string): string => {
  const digits = internationalDigits(phone);
  const [, area, middle, end] = /^63(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `+63 ${area} ${middle} ${end}` : `+${digits}`;
};
