/** The short account of the company on the home page. */
export const summary = {
  label: 'About us',
  title: 'We build where people already want to come home to.',
  paragraphs: [
    'Stealth Land is a Philippine developer of homes, leisure and farmland. We work in few places and stay in them: a tower above the Cebu harbor, a tower between the cliffs of Palawan, a coffee plantation on the slopes of El Nido.',
    'Each begins with the ground it stands on. What it will be follows from the light, the wind, the neighbors, and the people who will own a part of it.',
  ],
  link: { label: 'More about Stealth Land', href: '/about-us' },
};

/** Left of the inquiry form on the home page. */
export const inquiryBlurb = {
  title: 'Talk to the people who build.',
  paragraphs: [
    'Tell us where you would like to live or what you would like to own. A member of our own sales team reads every inquiry and answers with prices, floor plans and payment terms, usually within one working day.',
    'Nobody will call you at night, and your details stay with us.',
  ],
};
