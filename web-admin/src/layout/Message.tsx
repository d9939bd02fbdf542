import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { PageHead } from './PageHead';

/** A page that only says something, and leads on. */
const Message = ({ words }: { words: 'not_found' | 'access_denied' }) => {
  const translate = useTranslate();
  return (
    <>
      <PageHead title={translate(`desk.${words}.title`)} />
      <p>{translate(`desk.${words}.text`)}</p>
      <Button component={Link} to="/" variant="contained">
        {translate('desk.to_today')}
      </Button>
    </>
  );
};

export const NotFound = () => <Message words="not_found" />;
export const AccessDenied = () => <Message words="access_denied" />;
