import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The colour at the edge of a row, which means the record's state. */
    '--edge'?: string;
    /** How large a picture is in its box, and how it is turned. */
    '--size'?: string;
    '--turn'?: string;
    /** The columns of a record's page. */
    '--shares'?: string;
  }
}
