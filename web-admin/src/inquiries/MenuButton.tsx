import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';

interface Choice {
  id: string;
  name: string;
}

interface Props {
  /** What the button says to those who do not see it. */
  label: string;
  /** What stands in it. */
  children: ReactNode;
  choices: Choice[];
  /** The key that presses it from anywhere in its row. */
  rowKey?: string;
  disabled?: boolean;
  onChoose: (id: string) => void;
}

/** A value that is also the button of a menu: arrows and letters choose, Enter takes, Escape leaves all as it was. */
export function MenuButton({ label, children, choices, rowKey, disabled, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    // A menu's events climb to the row that it stands in, and are none of its business.
    <span
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => anchor && event.stopPropagation()}
    >
      <button
        type="button"
        className="choose"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={disabled}
        data-row-key={rowKey}
        onClick={({ currentTarget }) => disabled || setAnchor(currentTarget)}
      >
        {children}
        <span aria-hidden className="caret" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          paper: { role: 'region', 'aria-label': label },
          list: { 'aria-label': label, dense: true },
        }}
      >
        {choices.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              onChoose(id);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
