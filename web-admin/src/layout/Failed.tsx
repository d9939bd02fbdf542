import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { PageHead } from './PageHead';

/** A defect on this page: the rest of the back office goes on. */
export function Failed({ error }: { error: Error }) {
  const translate = useTranslate();
  return (
    <>
      <PageHead title={translate('desk.failed.title')} />
      <p role="alert">{translate('desk.failed.text')}</p>
      <p>
        <code>{error.message}</code>
      </p>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('desk.reload')}
      </Button>
    </>
  );
}
