import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ContentPicture } from '../../api/types';
import { usePictures } from '../calls';
import formStyles from '../fields/form.module.css';
import picturesStyles from './pictures.module.css';

interface Props {
  /** Files of those that are chosen. */
  chosen?: readonly string[];
  onPick: (picture: ContentPicture) => void;
}

const FILTERS = ['all', 'photograph', 'perspective', 'unused', 'wordless'] as const;
type Filter = (typeof FILTERS)[number];

const fits: Record<Filter, (picture: ContentPicture) => boolean> = {
  all: () => true,
  photograph: ({ kind }) => kind === 'photograph',
  perspective: ({ kind }) => kind === 'perspective',
  unused: ({ used_in }) => used_in.length === 0,
  wordless: ({ alt, alt_in_use }) => !alt && !alt_in_use,
};

const has = ({ name, alt, alt_in_use, labels, credit }: ContentPicture, word: string) =>
  [name, alt, alt_in_use, credit, ...labels].some((text) => text.toLowerCase().includes(word));

/** The library: found by name, words and labels, and by what is still to be done. */
export function PictureGrid({ chosen = [], onPick }: Props) {
  const translate = useTranslate();
  const { data: pictures, error } = usePictures();
  const [word, setWord] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [label, setLabel] = useState('');
  const labels = [...new Set(pictures?.flatMap((each) => each.labels))].sort();
  const found = pictures?.filter(
    (each) =>
      fits[filter](each) && (!label || each.labels.includes(label)) && has(each, word.trim().toLowerCase()),
  );
  return (
    <>
      <div className={picturesStyles.pictureFilters}>
        <TextField
          label={translate('content.pictures.search')}
          type="search"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <TextField
          select
          label={translate('content.pictures.show')}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Filter)}
        >
          {FILTERS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`content.pictures.filters.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {labels.length > 0 && (
          <TextField
            select
            label={translate('content.pictures.label')}
            value={labels.includes(label) ? label : ''}
            onChange={(event) => setLabel(event.target.value)}
          >
            <MenuItem value="">{translate('content.pictures.every_label')}</MenuItem>
            {labels.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      {error && <p role="alert">{error.message}</p>}
      <ul className={picturesStyles.pictures}>
        {found?.map((picture) => (
          <li key={picture.file}>
            <button
              type="button"
              aria-pressed={chosen.includes(picture.file)}
              onClick={() => onPick(picture)}
            >
              <img
                src={picture.thumbnail}
                alt=""
                loading="lazy"
                width={picture.width}
                height={picture.height}
              />
              <span>
                {picture.name}
                <small>
                  {translate(`content.pictures.kinds.${picture.kind}`)}, {picture.width} × {picture.height}
                </small>
                {fits.wordless(picture) && (
                  <small className={formStyles.problem}>
                    {translate('content.pictures.filters.wordless')}
                  </small>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p>{translate('content.pictures.none')}</p>}
    </>
  );
}
