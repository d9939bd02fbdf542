import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { Toasts } from '../../../web-admin/src/frame/Toasts';

/** Says each of the messages, one after the other. */
function Saying({ messages }: { messages: string[] }) {
  const notify = useNotify();
  useEffect(() => {
    for (const message of messages) notify(message, { type: 'error' });
  }, [messages, notify]);
  return null;
}

test('the same words again take the place of the first; others stand beside them', async () => {
  const messages = ['It is refused.', 'It is refused.', 'Another thing.', 'It is refused.'];
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Saying messages={messages} />
      <Toasts />
    </CoreAdminContext>,
  );
  await screen.findByText('Another thing.');
  expect(await screen.findAllByText('It is refused.')).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});
