import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import formStyles from '../fields/form.module.css';
import { chosenPicture, type PictureValue } from '../fields/PictureNode';
import { PictureDialog } from '../pictures/PictureDialog';
import picturesStyles from '../pictures/pictures.module.css';
import { Thumbnail } from '../pictures/Thumbnail';
import { TooSmall } from '../pictures/TooSmall';

/** As the field of the picture across a project's page wants it (web-public/src/content/schema/fields.ts). */
const ACROSS = 1_600;

interface Props {
  pictures: PictureValue[];
  problem: ReactNode;
  onChange: (pictures: PictureValue[]) => void;
}

/** The first pictures of a project, each with its words; the first stands across its page. */
export function NewPictures({ pictures, problem, onChange }: Props) {
  const translate = useTranslate();
  const [choosing, setChoosing] = useState(false);
  const wordless = pictures.filter(({ alt }) => !alt.trim());
  return (
    <>
      <p className={formStyles.help}>{translate('content.new_project.first_picture')}</p>
      {wordless.length > 1 && (
        <SameWords
          onSay={(words) =>
            onChange(
              pictures.map((each, index) =>
                wordless.includes(each) ? { ...each, alt: `${words}, ${index + 1}` } : each,
              ),
            )
          }
        />
      )}
      <ul className={picturesStyles.newPictures}>
        {pictures.map((picture, index) => (
          <li key={picture.file}>
            <Thumbnail file={picture.file} className={`${formStyles.thumbnail} ${formStyles.isLarge}`} />
            <div>
              <TextField
                label={translate('content.new_project.picture_shows', { number: index + 1 })}
                value={picture.alt}
                multiline
                onChange={({ target: { value: alt } }) =>
                  onChange(pictures.map((each) => (each === picture ? { ...each, alt } : each)))
                }
              />
              <TooSmall file={picture.file} wants={index === 0 ? ACROSS : undefined} />
              {index > 0 && (
                <Button
                  size="small"
                  onClick={() => onChange([picture, ...pictures.filter((each) => each !== picture)])}
                >
                  {translate('content.new_project.put_first')}
                </Button>
              )}
              <Button
                color="error"
                size="small"
                onClick={() => onChange(pictures.filter((each) => each !== picture))}
              >
                {translate('content.new_project.remove_picture')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className={formStyles.problem}>
          {problem}
        </p>
      )}
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {translate('content.new_project.add_picture')}
      </Button>
      {choosing && (
        <PictureDialog
          most={24 - pictures.length}
          onChoose={(chosen) => {
            setChoosing(false);
            const added = chosen.filter(({ file }) => !pictures.some((each) => each.file === file));
            onChange([...pictures, ...added.map(chosenPicture)]);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Twenty photographs of one afternoon: one sentence for all of them, to be made better later. */
function SameWords({ onSay }: { onSay: (words: string) => void }) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  return (
    <div className={picturesStyles.sameWords}>
      <TextField
        label={translate('content.new_project.same_words')}
        value={words}
        helperText={translate('content.new_project.same_words_help')}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button variant="outlined" disabled={!words.trim()} onClick={() => onSay(words.trim())}>
        {translate('content.new_project.say_same')}
      </Button>
    </div>
  );
}
