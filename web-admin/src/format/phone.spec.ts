import { internationalDigits, telLink, viberLink, whatsAppLink } from './phone';

describe('reply links', () => {
  it.each([
    ['639171234567', '639171234567'],
    ['+63 917 123-4567', '639171234567'],
    ['09171234567', '639171234567'],
    ['14155550100', '14155550100'],
  ])('reads %s as %s', (stored, digits) => {
    expect(internationalDigits(stored)).toBe(digits);
  });
  it('open the dialler, WhatsApp and Viber', () => {
    expect(telLink('09171234567')).toBe('tel:+639171234567');
    expect(whatsAppLink('09171234567')).toBe('https://wa.me/639171234567');
    expect(viberLink('09171234567')).toBe('viber://chat?number=%2B639171234567');
  });
});
