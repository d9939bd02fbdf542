import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { SitePage } from '../../api/types';
import { usePages } from '../calls';
import styles from '../editor/editor.module.css';
import { inputId, useEditing, useProblem } from './editing';
import type { NodeProps } from './node-context';
import { useLabel } from './TextNode';

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
export function LinkNode({ field, value, path, required }: NodeProps) {
  const translate = useTranslate();
  const label = useLabel({ field, required });
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const { data: pages } = usePages();
  const address = typeof value === 'string' ? value : '';
  const nowhere = deadEnd(address, pages);
  const warning = nowhere
    ? translate('content.form.leads_nowhere', { path: nowhere })
    : field.placeholders?.includes(address)
      ? translate('content.form.came')
      : undefined;
  return (
    <Autocomplete
      id={inputId(path)}
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
      onFocus={() => at(path)}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'reset') set(path, typed === '' && !required ? undefined : typed);
      }}
      onChange={(_, chosen) => {
        if (chosen !== null) set(path, typeof chosen === 'string' ? chosen : chosen.path);
      }}
      renderOption={(props, page) => (
        <li {...props} key={page.path}>
          <span className={styles.pageOption}>
            {nameOf(page)} <small>{page.path}</small>
          </span>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          error={problem !== undefined}
          color={warning ? 'warning' : undefined}
          focused={warning && !problem ? true : undefined}
          helperText={problem ?? warning ?? field.help}
        />
      )}
    />
  );
}
