import { lazy } from 'react';
import type { ResourceProps } from 'ra-core';

const MailList = lazy(() => import('./MailList').then((file) => ({ default: file.MailList })));
const MailPage = lazy(() => import('./MailPage').then((file) => ({ default: file.MailPage })));

export const mails: ResourceProps = { name: 'mails', list: MailList, show: MailPage };
