/** What a table knows of people: each column stands in one of these. */
export interface TableRule {
  /** Of visitors: what they sent, and what was written about them. */
  person?: string;
  /** Facts that mean little without the person; exported with them. */
  facts?: string;
  /** Of colleagues: who did what. Stays when a visitor is erased, and is not given out with the visitor's data. */
  staff?: string;
  /** Keys, hashes, settings, and what is derived from the rest. */
  inner?: string;
  /** What becomes of a row when the person it is about is erased; left out where no visitor is in the table. */
  erased?: string;
}

/** The rule of every table. Entities add theirs; privacy/personal-data.ts adds those of tables with visitors. */
export const TABLES: Record<string, TableRule> = {};

/** Says beside an entity what its table knows of people. Of visitors it is said where they are erased, in privacy/. */
export function registerPersonalData(table: string, rule: Pick<TableRule, 'staff' | 'inner'>): void {
  TABLES[table] = rule;
}
