import type { ResourceProps } from 'ra-core';
import { lazyPart } from '../parts/lazyPart';

const MailList = lazyPart(() => import('./MailList'), 'MailList');
const MailPage = lazyPart(() => import('./MailPage'), 'MailPage');

export const mails: ResourceProps = { name: 'mails', list: MailList, show: MailPage };
