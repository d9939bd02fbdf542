/** What the owner replaces first: examples, which the back office marks as such until then. */
export const examples = {
  priceList: '2026-11',
  streets: {
    alpha: 'M. J. Cuenco Avenue',
    grove: 'Taytay–El Nido Road',
    plantation: 'Upper slopes',
  },
  turnover: {
    alpha: 'Planned for the last quarter of 2030',
    grove: 'Planned for the second quarter of 2031',
  },
};
