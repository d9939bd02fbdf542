import styles from './contact.module.css';
import { formatPhone, telLink } from './phone';

/** In a list a click on the row opens the record; one on the link does what the link says. */
const alone = (event: { stopPropagation: () => void }) => event.stopPropagation();

export const PhoneLink = ({ number }: { number: string | null }) =>
  number ? (
    <a href={telLink(number)} onClick={alone} className={styles.phone}>
      {formatPhone(number)}
    </a>
  ) : null;

/** In a narrow column it breaks before its @ rather than inside a word. */
export const MailLink = ({ address }: { address: string | null }) =>
  address ? (
    <a href={`mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`} onClick={alone}>
      {address.replace(/@.*$/, '')}
      <wbr />
      {/@.*$/.exec(address)?.[0]}
    </a>
  ) : null;
