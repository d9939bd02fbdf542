import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import type { NewsPicture } from '../api/types';
import { useCall } from '../api/useCall';
import type { Part } from './calls';
import { ChoosePicture } from './ChoosePicture';
import styles from './newsletters.module.css';

const KINDS: Part['kind'][] = ['heading', 'text', 'picture', 'button'];
const MAX = 30;
const LONGEST: Record<Part['kind'], number> = { heading: 150, text: 5_000, picture: 200, button: 60 };

interface Props {
  pieces: Part[];
  onChange: (pieces: Part[]) => void;
}

/** The parts in the order of reading: each is written, moved and taken out; more are added below. */
export function Parts({ pieces, onChange }: Props) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`newsletters.${key}`, args);
  const move = (from: number, by: number) => {
    const moved = [...pieces];
    moved.splice(from + by, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <>
      {pieces.map((piece, n) => {
        const name = `${say(`kinds.${piece.kind}`)} ${n + 1}`;
        return (
          <fieldset key={piece.id} className={styles.part}>
            <legend>{name}</legend>
            <PartFields
              piece={piece}
              onChange={(changed) => onChange(pieces.map((one) => (one.id === piece.id ? changed : one)))}
            />
            <div className={styles.actions}>
              <Button
                size="small"
                disabled={n === 0}
                aria-label={say('up_one', { name })}
                onClick={() => move(n, -1)}
              >
                {say('up')}
              </Button>
              <Button
                size="small"
                disabled={n === pieces.length - 1}
                aria-label={say('down_one', { name })}
                onClick={() => move(n, 1)}
              >
                {say('down')}
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={say('remove_one', { name })}
                onClick={() => onChange(pieces.filter(({ id }) => id !== piece.id))}
              >
                {say('remove')}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div className={styles.actions} role="group" aria-label={say('add')}>
        <span className={styles.note}>{say('add')}</span>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            disabled={pieces.length >= MAX}
            onClick={() => onChange([...pieces, { id: newId(), kind }])}
          >
            {say(`kinds.${kind}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

function PartFields({ piece, onChange }: { piece: Part; onChange: (piece: Part) => void }) {
  const translate = useTranslate();
  const say = (key: string) => translate(`newsletters.${key}`);
  const field = (name: 'text' | 'href' | 'alt', maxLength: number) => ({
    value: piece[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...piece, [name]: target.value }),
    slotProps: { htmlInput: { maxLength } },
    fullWidth: true,
    required: true,
  });
  const longest = LONGEST[piece.kind];
  if (piece.kind === 'heading') return <TextField {...field('text', longest)} label={say('heading')} />;
  if (piece.kind === 'text')
    return (
      <TextField
        {...field('text', longest)}
        label={say('text')}
        helperText={say('text_help')}
        multiline
        minRows={4}
      />
    );
  if (piece.kind === 'button')
    return (
      <div className={styles.pair}>
        <TextField {...field('text', longest)} label={say('button')} />
        <TextField {...field('href', 500)} label={say('href')} helperText={say('href_help')} />
      </div>
    );
  return (
    <>
      <PictureChoice piece={piece} onChange={onChange} />
      <TextField {...field('alt', longest)} label={say('alt')} helperText={say('alt_help')} />
    </>
  );
}

function PictureChoice({ piece, onChange }: { piece: Part; onChange: (piece: Part) => void }) {
  const translate = useTranslate();
  const [choosing, setChoosing] = useState(false);
  const { data: pictures } = useCall(['newsletter-pictures'], (api) => api.newsPictures());
  const chosen = pictures?.find(({ file }) => file === piece.file);
  const choose = ({ file, alt }: NewsPicture) => {
    setChoosing(false);
    onChange({ ...piece, file, alt: alt || (piece.alt ?? '') });
  };
  return (
    <div className={styles.picture}>
      {chosen && <img src={chosen.thumbnail} alt={chosen.name} width={chosen.width} height={chosen.height} />}
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {translate(chosen ? 'newsletters.other_picture' : 'newsletters.choose_picture')}
      </Button>
      {choosing && (
        <ChoosePicture pictures={pictures ?? []} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}
