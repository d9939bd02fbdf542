import { createContext, useContext, type ReactNode } from 'react';
import type { SiteContent } from './assemble';

/** The subjects of the content, such as `company` or `event`. */
export type Subject = keyof SiteContent;

const Content = createContext<Partial<SiteContent>>({});

/**
 * Gives the content to all below it: on the server all of it, in an island those subjects that the island names.
 * Nothing under `pages/` or in a feature imports a subject's file: pages must follow whatever content they are given.
 */
export function ContentProvider({
  content,
  children,
}: {
  content: Partial<SiteContent>;
  children: ReactNode;
}) {
  return <Content value={content}>{children}</Content>;
}

/** @throws when an island asks for a subject that it did not name: the site is then not built. */
export function useContent<S extends Subject>(subject: S): SiteContent[S] {
  const found = useContext(Content)[subject];
  if (found === undefined) throw new Error(`This island does not name the content "${subject}"`);
  return found;
}

/** Those subjects, for an island to take along. */
export function useSubjects(subjects: readonly Subject[]): Partial<SiteContent> {
  const content = useContext(Content);
  return Object.fromEntries(subjects.map((subject) => [subject, content[subject]]));
}
