import { Injectable } from '@nestjs/common';
import { ForSale } from '../../content/for-sale/for-sale.js';
import { escapeHtml } from '../pages/fill-in.js';
import { FilledPages } from '../pages/filled-pages.js';
import { GENERAL } from './news-choice.entity.js';
import { NewsConsent } from './news-consent.js';
import { NewsLinks } from './news-links.js';
import type { NewsChoiceFields, NewsChoices } from './news.dto.js';

const PAGE = 'news-choices/_any/index.html';
/** Names of projects change rarely, and a page that robots may open asks for them. */
const KEPT_MS = 60_000;

/** One form of a name: what somebody chose in a form is the project of that name. */
const plain = (name: string): string => name.trim().normalize().toLowerCase();

/** The page on which a reader says of which projects they want news, and the same for programs. */
@Injectable()
export class NewsChoosing {
  private kept: { at: number; names: Promise<string[]> } | undefined;

  constructor(
    private readonly links: NewsLinks,
    private readonly consent: NewsConsent,
    private readonly forSale: ForSale,
    private readonly pages: FilledPages,
  ) {}

  /** @throws ApiError 404 */
  async read(token: string): Promise<NewsChoices> {
    const { address } = this.links.open(token);
    const { stopped, interests, chosen } = await this.consent.wantedAt(address);
    const names = await this.projects();
    const wanted = new Set([...interests.map((interest) => boxOf(interest, names)), ...chosen]);
    const offered = [...names, GENERAL].map((project) => ({
      project,
      wanted: !stopped && wanted.has(project),
    }));
    return {
      page: `/news-choices/${token}`,
      address: masked(address),
      stopped: stopped || wanted.size === 0,
      offered,
    };
  }

  /** None chosen: all stop. @throws ApiError 404 */
  async choose(token: string, { projects, news_text }: NewsChoiceFields): Promise<NewsChoices> {
    const { address, batch_id } = this.links.open(token);
    const names = await this.projects();
    // Of a project that is offered no more nobody chooses anything.
    const known = [...names, GENERAL].filter((name) => projects.includes(name));
    if (known.length === 0) await this.consent.stopAt(address, 'page', batch_id);
    else
      await this.consent.choose(address, { projects: known, words: news_text ?? null }, (interest) =>
        known.includes(boxOf(interest, names)),
      );
    return this.read(token);
  }

  /** @throws ApiError 404 */
  async stop(token: string, how: 'page' | 'mail-program'): Promise<NewsChoices> {
    const { address, batch_id } = this.links.open(token);
    await this.consent.stopAt(address, how, batch_id);
    return this.read(token);
  }

  /** It changes nothing: programs open links, too. @returns undefined for no link of ours */
  async page(token: string, now: unknown): Promise<string | undefined> {
    const choices = await this.read(token).catch(() => undefined);
    if (!choices) return undefined;
    const { address, stopped, offered } = choices;
    return this.pages.fill(PAGE, {
      texts: { address, token },
      parts: { projects: offered.map(boxHtml).join('') },
      shown: [
        stopped ? 'stopped' : 'wanted',
        ...(now === 'saved' ? [stopped ? 'now_stopped' : 'now_saved'] : []),
      ],
    });
  }

  /** The names of the projects that the site offers. */
  projects(): Promise<string[]> {
    if (this.kept && Date.now() - this.kept.at < KEPT_MS) return this.kept.names;
    const names = this.forSale.projects().then((projects) => projects.map(({ name }) => name));
    this.kept = { at: Date.now(), names };
    names.catch(() => (this.kept = undefined));
    return names;
  }
}

/** Under which box news of what somebody asked about stand. */
const boxOf = (interest: string | null, names: string[]): string =>
  names.find((name) => plain(name) === plain(interest ?? '')) ?? GENERAL;

const boxHtml = ({ project, wanted }: NewsChoices['offered'][number], n: number): string =>
  `<label><input type="checkbox" name="project_${n}" value="${escapeHtml(project)}"${
    wanted ? ' checked' : ''
  }><span>${project === GENERAL ? 'News that is not about one project' : escapeHtml(project)}</span></label>`;

/** `m•••z@example.ph`: who forwards a mail shows nobody the address. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = '', ...rest] = address.slice(0, at);
  return `${first}•••${rest.at(-1) ?? ''}${address.slice(at)}`;
}
