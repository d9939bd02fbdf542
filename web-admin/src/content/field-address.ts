import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keyOf, type Path } from '../kit/form/tree';
import type { Reveal } from './fields/editing';

/** A field of a piece of content, as the preview names it: `projects/alpha-tower:gallery.0`. */
export interface FieldAddress {
  /** `projects/alpha-tower`, and `event/…` for what the events say. */
  piece: string;
  path: Path;
}

/** `gallery.0` as a path. */
export const readPath = (key: string): Path =>
  key === '' ? [] : key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

export function parseFieldAddress(field: string): FieldAddress {
  const [, piece = '', path = ''] = /^([^:]*):(.*)$/.exec(field) ?? [];
  return { piece, path: readPath(path) };
}

/** The editor of a field. @param page the page of the site that its preview shows */
export function editorPath({ piece, path }: FieldAddress, page?: string): string {
  const editor = piece.startsWith('event/') ? piece.replace('event/', '/events/') : `/content/${piece}`;
  const asked = new URLSearchParams({
    ...(path.length > 0 && { field: keyOf(path) }),
    ...(page && { page }),
  });
  return asked.size > 0 ? `${editor}?${asked}` : editor;
}

/** The field and the page that the address asks an editor for, and the page that it shows. */
export function useRequestedField(home: string) {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => {
    const given = new URLSearchParams(search);
    const field = given.get('field');
    const reveal: Reveal | undefined = field ? { path: readPath(field) } : undefined;
    // `key`: the same field may be asked for again.
    return { key, reveal, page: given.get('page') ?? undefined };
  }, [search, key]);
  const [visited, onVisit] = useState(asked.page);
  const path = visited ?? home;
  return {
    asked: asked.reveal,
    visited: path,
    onVisit,
    /** Opens a field of another piece beside the same page. */
    onOther: (place: FieldAddress) => void navigate(editorPath(place, path)),
  };
}
