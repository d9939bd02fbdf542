import { createContext, useContext, useEffect, type ComponentType, type ReactNode } from 'react';
import type { SiteContent } from '../content';
import { ContentProvider, useSubjects, type Subject } from '../content/use-content';
import { Boundary } from './Boundary';
import { useHydrated } from './useHydrated';

/**
 * When an island's script takes it over: once the page is painted, as soon as it comes near the window, or when somebody
 * comes to it, with a pointer, a key, or what the browser fills in. A form is whole as HTML until then; its code is fetched
 * once the page is painted, but does not run.
 */
export type When = 'painted' | 'near' | 'touched';

export type IslandProps = { content: Partial<SiteContent>; props: object };

/** An island as HTML, with all that its script needs to take it over. */
type RenderedIsland = { html: string; json: string; id: string };
export type RenderIsland = (name: string, island: ReactNode, data: IslandProps) => RenderedIsland;

/** Set by the renderer: islands are rendered on their own, so that each can be taken over on its own. */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/** Set by the renderer: told of each part that needs the page's script. */
export const OnPart = createContext<((name: string) => void) | undefined>(undefined);

type Options = {
  when?: When;
  subjects?: readonly Subject[];
  /** Without it the page is whole: when its code cannot be loaded, nothing is said. */
  optional?: true;
};

/**
 * Makes a component a part of the page that its script takes over by itself, whatever happens to the others. Its
 * HTML is in the page from the start. What it needs travels as inert JSON beside it: its properties, and those
 * subjects of the content that it names.
 * @param name the island's name in `app/islands.ts`, where its code is found
 */
export function island<P extends object>(
  name: string,
  Component: ComponentType<P>,
  { when = 'near', subjects = [], optional }: Options = {},
) {
  return function Island(props: P) {
    const render = useContext(IslandRenderer);
    const data = { content: useSubjects(subjects), props };
    if (!render) throw new Error('Islands are rendered by the page renderer only');
    const { html, json, id } = render(name, <Frame {...data} of={Component} />, data);
    return (
      <>
        <div
          className="contents"
          data-island={name}
          data-when={when}
          data-optional={optional && ''}
          id={id}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <script type="application/json" id={`${id}-data`} dangerouslySetInnerHTML={{ __html: json }} />
      </>
    );
  };
}

/** The same for a part that `plainParts` brings to life: its HTML is all that its script needs. */
export function PlainPart({ name, when, children }: { name: string; when: When; children: ReactNode }) {
  useContext(OnPart)?.(name);
  return (
    <div className="contents" data-island={name} data-when={when} data-optional="">
      {children}
    </div>
  );
}

type FrameProps<P> = {
  content: Partial<SiteContent>;
  props: P;
  of: ComponentType<P>;
  /** Called once React hears what is done to the component. */
  onHydrated?: () => void;
  /** Called once it also shows that it answers. */
  onAlive?: () => void;
};

/** An island's component with its content: the same in the HTML and in the browser. */
export function Frame<P extends object>(frame: FrameProps<P>) {
  const { content, props, of: Component, onHydrated, onAlive } = frame;
  const alive = useHydrated();
  // After the effects of all that is inside.
  useEffect(() => {
    onHydrated?.();
  }, [onHydrated]);
  useEffect(() => {
    if (alive) onAlive?.();
  }, [alive, onAlive]);
  return (
    <Boundary>
      <ContentProvider content={content}>
        <Component {...props} />
      </ContentProvider>
    </Boundary>
  );
}
