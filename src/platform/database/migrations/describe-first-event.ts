import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the site showed of the first event, which its editors change from now on. */
const DETAILS = {
  picture: {
    file: 'company/event',
    alt: 'A conference hall under a timber ceiling: rows of chairs before a stage with a screen, palms in its tall windows',
  },
  organizer: {
    name: 'Common Ground, events desk',
    telephone: '+63 32 550 2027',
    email: 'events@stealthland.ph',
  },
  programme: [
    {
      day: 'Friday, 19 February',
      sessions: [
        { time: '7:30 am', title: 'Registration and breakfast' },
        {
          time: '8:30 am',
          title: 'Ground to stand on: why a congregation needs a place',
          speaker: 'Rev. Elena Marasigan',
        },
        {
          time: '10:30 am',
          title: 'Titles, zoning and permits, without a lawyer’s Latin',
          speaker: 'Atty. Joel Abellana',
        },
        { time: '1:30 pm', title: 'Workshops: small lots, shared halls, old houses' },
        { time: '4:00 pm', title: 'Four churches tell what it cost' },
      ],
    },
    {
      day: 'Saturday, 20 February',
      sessions: [
        {
          time: '8:30 am',
          title: 'Paying for it: gifts, loans and patience',
          speaker: 'Grace Villanueva, CPA',
        },
        { time: '10:30 am', title: 'A building that the town may use', speaker: 'Ar. Paolo Yap' },
        { time: '1:30 pm', title: 'Workshops: budget, design, neighbors' },
        { time: '3:30 pm', title: 'Closing service' },
      ],
    },
  ],
  speakers: [
    { name: 'Rev. Elena Marasigan', role: 'Pastor, Cebu' },
    { name: 'Atty. Joel Abellana', role: 'Lawyer for land and titles' },
    { name: 'Grace Villanueva, CPA', role: 'Treasurer of a church of 400' },
    { name: 'Ar. Paolo Yap', role: 'Architect of halls and chapels' },
  ],
};

const FIRST_EVENT = '019a8f0e-7c1b-7d3a-9f21-000000000001';

/** Gives the first event its programme, speakers, organizer and picture, unless somebody wrote others. */
export class DescribeFirstEvent1763786000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE event SET details = $2 WHERE id = $1 AND details = '{}'`, [
      FIRST_EVENT,
      JSON.stringify(DETAILS),
    ]);
  }

  /** What somebody wrote meanwhile stays. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE event SET details = '{}' WHERE id = $1 AND details = $2::jsonb`, [
      FIRST_EVENT,
      JSON.stringify(DETAILS),
    ]);
  }
}
