import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { draw, isDrawn } from './preview-page';

const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

interface Props {
  /** The page as HTML; undefined while the first one is on its way. */
  html: string | undefined;
  title: string;
  /** The text, or the picture's words, that somebody pointed at. @returns whether a field is there for it */
  onPoint: (words: string) => boolean;
  /** A link of the page was followed. */
  onVisit: (path: string) => void;
  /** What is being worked at: it is brought into sight. A new object for each request. */
  look: { words: string } | undefined;
}

/**
 * The page as it would be, in the width of a phone, a tablet or a desk. No script of the page runs; it is drawn over in
 * place, so that it neither flickers nor loses its place while words are typed.
 */
export function PreviewFrame({ html, title, onPoint, onVisit, look }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 600 ? 'phone' : 'desktop'));
  const [box, measure] = useBox();
  const calls = useRef({ onPoint, onVisit });
  useEffect(() => {
    calls.current = { onPoint, onVisit };
  });
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (ready && html !== undefined && frame.current?.contentDocument)
      draw(frame.current.contentDocument, html);
  }, [html, ready]);
  useEffect(() => {
    if (look && frame.current?.contentDocument) void isDrawn(frame.current.contentDocument, look.words);
  }, [look]);
  const listen = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.addEventListener('submit', (event) => event.preventDefault());
    page.addEventListener('click', (event) => {
      const target = event.target as Element;
      const link = target.closest('a[href]');
      if (!target.closest('summary')) event.preventDefault();
      for (let at: Element | null = target; at && at !== page.body; at = at.parentElement) {
        const words = at.tagName === 'IMG' ? at.getAttribute('alt') : at.textContent;
        if (words?.trim() && calls.current.onPoint(words)) return;
      }
      const href = link?.getAttribute('href');
      if (href?.startsWith('/')) calls.current.onVisit(href.replace(/[?#].*$/, ''));
    });
    setReady(true);
  };
  const scale = Math.min(1, box.width / WIDTHS[width]);
  return (
    <section aria-label={translate('content.preview.title')} className="preview">
      <div className="preview-bar">
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
        <span className="preview-hint">{translate('content.preview.hint')}</span>
      </div>
      <div ref={measure} className="preview-box">
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          srcDoc="<!doctype html><html><head></head><body></body></html>"
          onLoad={listen}
          style={{
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

/** The size of an element in pixels, as it changes. */
function useBox(): [{ width: number; height: number }, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState({ width: 1280, height: 800 });
  useLayoutEffect(() => {
    if (!element) return;
    const look = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [box, setElement];
}
