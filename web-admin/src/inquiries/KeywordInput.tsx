import { SearchInput, type TextInputProps } from 'react-admin';

/** Searches every text field, part of a word counts. */
export const KeywordInput = (props: Omit<TextInputProps, 'source'> & { source: string }) => (
  <SearchInput {...props} placeholder="Search every field" sx={{ minWidth: 260 }} />
);
