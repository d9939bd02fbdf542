/** The first admin of every test's database. */
export const ADMIN = { email: 'admin@test.example', password: 'correct horse battery staple' };
