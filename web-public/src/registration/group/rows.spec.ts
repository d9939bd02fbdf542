import { cutName } from 'web-shared/cut-name';
import { EMPTY, parseRows } from './rows';

const row = (cells: object) => ({ ...EMPTY, ...cells });
const MEAL = {
  ...({ name: 'answer_meal', label: 'Lunch', type: 'choice', max: 0, isRequired: true } as const),
  choices: [
    { id: 'fish', name: 'Fish' },
    { id: 'none', name: 'No lunch' },
  ],
};
const peopleIn = (text: string) => parseRows(text, [MEAL]).people;

describe('rows of a spreadsheet', () => {
  it('are read by the names of their columns, in any order', () =>
    expect(
      peopleIn(
        'Church\tSurname\tGiven name\tMobile No.\tE-mail\tAge\nGrace\tdela Cruz\tJuan\t0917 000 1111\tjuan@a.ph\t34\n',
      ),
    ).toEqual([
      row({
        church_name: 'Grace',
        last_name: 'dela Cruz',
        first_name: 'Juan',
        phone_number: '0917 000 1111',
        email: 'juan@a.ph',
        age: '34',
      }),
    ]));

  it('have answers to what the event asks in columns that are called so; what is no choice is asked for', () =>
    expect(peopleIn('Name\tlunch\nAna Reyes\tfish\nBen Lim\tNo lunch\nCora Yu\tPork')).toEqual([
      row({ first_name: 'Ana', last_name: 'Reyes', answer_meal: 'fish' }),
      row({ first_name: 'Ben', last_name: 'Lim', answer_meal: 'none' }),
      row({ first_name: 'Cora', last_name: 'Yu', answer_meal: '' }),
    ]));

  it('are read by what the cells look like where there are no names', () =>
    expect(
      peopleIn(
        '1\tAna\tReyes\tana@a.ph\t+63 918 222 3333\tGrace Church\tMusic\n2\tBen\tLim\t\t\tGrace Church\t',
      ),
    ).toEqual([
      row({
        first_name: 'Ana',
        last_name: 'Reyes',
        email: 'ana@a.ph',
        phone_number: '+63 918 222 3333',
        church_name: 'Grace Church',
        ministry: 'Music',
      }),
      row({ first_name: 'Ben', last_name: 'Lim', church_name: 'Grace Church' }),
    ]));

  it('may be a list of whole names, numbered or not', () =>
    expect(peopleIn('Name\n1. Maria Santos\n').length).toBe(1));

  it.each([
    ['Juan Miguel dela Cruz', 'Juan Miguel', 'dela Cruz'],
    ['José Peña', 'José', 'Peña'],
    ['Cruz, Juan', 'Juan', 'Cruz'],
    ['Ana de los Reyes', 'Ana', 'de los Reyes'],
    ['Maria De Los Santos', 'Maria', 'De Los Santos'],
    ['Roberto dela Cruz Jr.', 'Roberto', 'dela Cruz Jr.'],
    ['Roberto Santos, Jr.', 'Roberto', 'Santos Jr.'],
    ['Reyes, Ma. Teresa, III', 'Ma. Teresa', 'Reyes III'],
    ['Ruth Sto. Domingo', 'Ruth', 'Sto. Domingo'],
    ['de Leon', '', 'de Leon'],
    ['Madonna', '', 'Madonna'],
  ])('cuts %s', (name, first_name, last_name) => expect(cutName(name)).toEqual({ first_name, last_name }));

  it('keep what stands in quotes together, and drop what is empty', () =>
    expect(peopleIn('\n"Ana ""Nini"""\tReyes\t"Grace\nChurch"\n\t\t\n')).toEqual([
      row({ first_name: 'Ana "Nini"', last_name: 'Reyes', church_name: 'Grace Church' }),
    ]));

  it('may be CSV', () =>
    expect(peopleIn('first name,last name,church\nAna,Reyes,"Grace, Cebu"')).toEqual([
      row({ first_name: 'Ana', last_name: 'Reyes', church_name: 'Grace, Cebu' }),
    ]));

  it('without a name are no rows', () => expect(peopleIn('a@b.ph\n\n12345678')).toEqual([]));

  it('say how many have no name yet', () => {
    const text = 'Name\tChurch\nAna Reyes\tGrace\nTBA\tGrace\n\tGrace\nName to follow\t\n?\t\n\t\n';
    expect(parseRows(text, [])).toEqual({
      people: [row({ first_name: 'Ana', last_name: 'Reyes', church_name: 'Grace' })],
      unnamed: 4,
    });
    expect(parseRows('1. Ana Reyes\n2. To be announced', []).unnamed).toBe(1);
    // People are called so.
    expect(parseRows('Na Li\tGrace', []).unnamed).toBe(0);
  });
});
