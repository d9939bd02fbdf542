import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { SitePage } from '../../api/types';
import { usePages } from '../calls';
import styles from '../editor/editor.module.css';
import { useInput } from './editing';
import type { NodeProps } from './node-context';

/** Files and other parts of the program. */
const NO_PAGE = /^\/(?:api|admin|brochures|plans|assets)(?:\/|$)/;

/** The path of a link that leads to no page of the site; undefined where the link may be right. */
function deadEnd(address: string, pages: SitePage[] | undefined): string | undefined {
  if (!address.startsWith('/') || NO_PAGE.test(address) || !pages) return undefined;
  const path = address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
  const stands = pages.some((page) => page.path === path);
  return stands ? undefined : path;
}

/** `About Us | Stealth Land` → `About Us` */
const nameOf = ({ title }: SitePage) => title.split(' | ')[0];

/** Where a link leads: chosen from the site's pages, or an address elsewhere. */
export function LinkNode(props: NodeProps) {
  const { field, value } = props;
  const translate = useTranslate();
  const { data: pages } = usePages();
  const address = typeof value === 'string' ? value : '';
  const nowhere = deadEnd(address, pages);
  let warning: string | undefined;
  if (nowhere) warning = translate('content.form.leads_nowhere', { path: nowhere });
  else if (field.placeholders?.includes(address)) warning = translate('content.form.came');
  const { input, problem, set, setText } = useInput(props, warning ?? field.help);
  const { id, onFocus, ...shown } = input;
  return (
    <Autocomplete
      id={id}
      freeSolo
      fullWidth
      options={pages ?? []}
      inputValue={address}
      value={address}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.path)}
      // The present value is no search: all pages are offered until the reader types.
      filterOptions={(options, { inputValue }) => {
        const typed = inputValue.toLowerCase();
        const fits = options.filter((page) => `${page.path} ${page.title}`.toLowerCase().includes(typed));
        return fits.length === 0 || fits.some((page) => page.path === inputValue) ? options : fits;
      }}
      onFocus={onFocus}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'reset') setText(typed);
      }}
      onChange={(_, chosen) => {
        if (chosen !== null) set(typeof chosen === 'string' ? chosen : chosen.path);
      }}
      renderOption={(props, page) => (
        <li {...props} key={page.path}>
          <span className={styles.pageOption}>
            {nameOf(page)} <small>{page.path}</small>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...shown}
          color={warning ? 'warning' : undefined}
          focused={warning && !problem ? true : undefined}
        />
      )}
    />
  );
}
