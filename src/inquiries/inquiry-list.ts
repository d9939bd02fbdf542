import { boolean, contains, date, id, type ListResource, phone, startsWith } from '../listing/resource.js';

export const LISTED_TEXTS = [
  'first_name',
  'last_name',
  'phone_number',
  'country',
  'project_interest',
  'email',
  'place',
  'where_did_find_about_us',
] as const;
export const SORTED_COLUMNS = ['created_at', 'updated_at', 'agree_newsletter', 'agree_terms'] as const;

export const inquiryList: ListResource = {
  table: 'inquiry',
  noun: 'inquiries',
  select: [
    'id',
    'first_name',
    'last_name',
    'phone_number',
    'country',
    'project_interest',
    'email',
    'place',
    'message',
    'agree_newsletter',
    'agree_terms',
    'where_did_find_about_us',
    'created_at',
    'updated_at',
  ],
  columns: {
    id,
    first_name: startsWith,
    last_name: startsWith,
    phone_number: phone,
    country: startsWith,
    project_interest: startsWith,
    email: startsWith,
    place: startsWith,
    where_did_find_about_us: startsWith,
    message: contains,
    agree_newsletter: boolean,
    agree_terms: boolean,
    created_at: date,
    updated_at: date,
  },
};
