import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Stands in `projects` for news that are about none of them alone. */
export const GENERAL = '';

/** What whoever reads an address, folded, chose on their own page: news of these projects, beside what inquiries agree to. */
@Entity('news_choice')
export class NewsChoice {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'news_choice_pkey' }) address: string;
  @Column('text', { array: true }) projects: string[];
  /** The words beside the button. */
  @Column('varchar', { length: 500, nullable: true }) words: string | null;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) chosen_at: Date;
}
