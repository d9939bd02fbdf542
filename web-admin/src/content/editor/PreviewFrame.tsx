import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldAddress } from '../field-address';
import styles from './editor.module.css';
import { draw, markedAt, markedBeside, showField } from './preview-page';

const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

interface Props {
  /** The page as HTML; undefined while the first one is on its way. */
  html: string | undefined;
  title: string;
  /** The text or picture that somebody pointed at, marked with its field. */
  onPoint: (marked: Element, at: MouseEvent) => void;
  /** A link of the page was followed. */
  onVisit: (path: string) => void;
  /** What is being worked at: it is brought into sight. A new object for each request. */
  target: FieldAddress | undefined;
}

/**
 * The page as it would be, in the width of a phone, a tablet or a desktop. No script of the page runs; it is redrawn in
 * place, so that it neither flickers nor loses its place while words are typed.
 */
export function PreviewFrame({ html, title, onPoint, onVisit, target }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 600 ? 'phone' : 'desktop'));
  const [box, measure] = useBox();
  const calls = useRef({ onPoint, onVisit });
  useEffect(() => {
    calls.current = { onPoint, onVisit };
  });
  const [ready, setReady] = useState(false);
  /** Where the link leads that was clicked last: a click opens its words. */
  const [leadsTo, setLeadsTo] = useState<string>();
  useEffect(() => {
    if (ready && html !== undefined && frame.current?.contentDocument)
      draw(frame.current.contentDocument, html);
  }, [html, ready]);
  useEffect(() => {
    if (target && frame.current?.contentDocument) showField(frame.current.contentDocument, target);
  }, [target]);
  const listen = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.addEventListener('submit', (event) => event.preventDefault());
    page.addEventListener('click', (event) => {
      const target = event.target as HTMLElement;
      if (!target.closest('summary')) event.preventDefault();
      // The reader is typing in the page.
      if (target.isContentEditable) return;
      const to = pathOf(target.closest('a[href]'));
      setLeadsTo(to);
      const isFollowed = to !== undefined && (event.ctrlKey || event.metaKey);
      const marked = isFollowed
        ? undefined
        : (markedAt(page, event) ?? (to === undefined ? markedBeside(target) : undefined));
      if (marked) calls.current.onPoint(marked, event);
      else if (to !== undefined) calls.current.onVisit(to);
    });
    setReady(true);
  };
  const scale = Math.min(1, box.width / WIDTHS[width]);
  return (
    <section aria-label={translate('content.preview.title')} className={styles.preview}>
      <div className={styles.previewBar}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={width}
          aria-label={translate('content.preview.width')}
          onChange={(_, chosen: Width | null) => chosen && setWidth(chosen)}
        >
          {Object.keys(WIDTHS).map((name) => (
            <ToggleButton key={name} value={name}>
              {translate(`content.preview.widths.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {leadsTo === undefined ? (
          <span className={styles.previewHint}>{translate('content.preview.hint')}</span>
        ) : (
          <Button
            size="small"
            onClick={() => {
              setLeadsTo(undefined);
              onVisit(leadsTo);
            }}
          >
            {translate('content.preview.go', { path: leadsTo })}
          </Button>
        )}
      </div>
      <div ref={measure} className={styles.previewBox}>
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          srcDoc="<!doctype html><html><head></head><body></body></html>"
          onLoad={listen}
          style={{
            // A page that is not there yet is no white sheet, which dazzles by night.
            visibility: html === undefined ? 'hidden' : undefined,
            width: WIDTHS[width],
            height: box.height / scale,
            transform: `scale(${scale})`,
            left: Math.max(0, (box.width - WIDTHS[width] * scale) / 2),
          }}
        />
      </div>
    </section>
  );
}

/** The page of this site that a link leads to. */
function pathOf(link: Element | null): string | undefined {
  const href = link?.getAttribute('href');
  return href?.startsWith('/') ? href.replace(/[?#].*$/, '') : undefined;
}

/** The size of an element in pixels, as it changes. */
function useBox(): [{ width: number; height: number }, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState({ width: 1280, height: 800 });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [box, setElement];
}
