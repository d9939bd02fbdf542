import { render, screen } from '@testing-library/react';
import { content } from '../../../web-public/src/content/index';
import InquiryForm from '../../../web-public/src/inquiries/InquiryForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer } from '../fake-server';

beforeEach(() => {
  fakeServer();
  render(
    <Frame
      content={{ options: content.options }}
      props={{ variant: 'simple', brand: 'Stealth Land' }}
      of={InquiryForm}
    />,
  );
});

it('the message has four rows', () =>
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').rows).toBe(4));

it('the box of the terms leads to both texts of the law', () => {
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-of-use']));
});
