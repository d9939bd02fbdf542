import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  value: string;
  choices: { id: string; name: string }[];
  onChoose: (id: string) => void;
}

/** One of a few, as phones and keyboards choose it. */
export const Choose = ({ label, value, choices, onChoose }: Props) => (
  <TextField
    select
    size="small"
    fullWidth
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </TextField>
);
