import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import styles from '../inquiries.module.css';

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

/**
 * A value that is also the button of a menu: arrows and letters choose, Enter takes, Escape leaves all as it was. An open
 * menu stays what it was when it was opened, whatever the row becomes meanwhile: no choice moves away under a finger.
 */
export function MenuButton({ label, children, choices, rowKey, disabled, onChoose }: Props) {
  const [opened, setOpened] = useState<Pick<Props, 'choices' | 'onChoose'> & { anchor: HTMLElement }>();
  // The choices stay until the menu has faded out.
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const open = (anchor: HTMLElement) => {
    setOpened({ anchor, choices, onChoose });
    setOpen(true);
  };
  return (
    // React passes the menu's events on to the row around it, which must not react to them.
    <span
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => isOpen && event.stopPropagation()}
    >
      <button
        type="button"
        className={styles.choose}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={disabled}
        data-row-key={rowKey}
        onClick={({ currentTarget }) => disabled || open(currentTarget)}
      >
        {children}
        <span aria-hidden className={styles.caret} />
      </button>
      <Menu
        open={isOpen}
        anchorEl={opened?.anchor}
        onClose={close}
        slotProps={{
          paper: { role: 'region', 'aria-label': label },
          list: { 'aria-label': label, dense: true },
        }}
      >
        {opened?.choices.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              opened.onChoose(id);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
