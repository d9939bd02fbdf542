import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { getMetadataArgsStorage } from 'typeorm';
import {
  choiceOf,
  fileColumns,
  filtersOf,
  keepFields,
  nobodyOf,
  publishedFields,
  showFields,
  takeFields,
  text,
  valuesOf,
  type ValuesOf,
} from './declared-fields.js';

const FIELDS = {
  note: text({ max: 5, description: 'A note', label: 'Note', inFile: false }),
  budget: choiceOf(['low', 'high'], { description: 'What they can spend', label: 'Budget', isAsked: true }),
} as const;

class Body {}
interface Body extends Partial<ValuesOf<typeof FIELDS>> {}
class Row {}
class Answer {}

beforeAll(() => {
  takeFields(Body, FIELDS);
  keepFields('thing', Row, FIELDS);
  showFields(Answer, FIELDS);
});

const problemsOf = (body: object): (string | undefined)[] =>
  validateSync(plainToInstance(Body, body), { whitelist: true, forbidNonWhitelisted: true }).flatMap(
    ({ constraints }) => Object.values(constraints ?? {}),
  );

test('a body takes each field with its limit or its codes, or without', () => {
  expect(plainToInstance(Body, { note: ' a ', budget: 'low' })).toEqual({ note: 'a', budget: 'low' });
  for (const right of [{ note: ' a ', budget: 'low' }, { budget: null }, { budget: '' }, {}])
    expect(problemsOf(right)).toEqual([]);
  expect(problemsOf({ note: 'longer' })).toEqual(['At most 5 characters']);
  expect(problemsOf({ budget: 'none' })).toEqual(['One of low, high']);
  expect(problemsOf({ other: 1 })).toEqual(['property other should not exist']);
});

test('a row has a column for each, and a CHECK for codes', () => {
  const { columns, checks } = getMetadataArgsStorage();
  expect(
    columns
      .filter(({ target }) => target === Row)
      .map(({ propertyName, options }) => [propertyName, options.length, options.nullable]),
  ).toEqual([
    ['note', 5, true],
    ['budget', 4, true],
  ]);
  expect(checks.filter(({ target }) => target === Row)).toMatchObject([
    { name: 'thing_budget_known', expression: "budget IN ('low', 'high')" },
  ]);
});

test('what was left out is null, and nothing else is taken along', () => {
  const given = { note: 'a', other: 1 };
  expect(valuesOf(FIELDS, given)).toEqual({ note: 'a', budget: null });
});

test('a choice is a filter, a text only where it says so', () =>
  expect(filtersOf(FIELDS)).toEqual({
    budget: { filter: 'choice', choices: ['low', 'high'], sortable: false },
  }));

test('what says something of a person is known of nobody, when a record becomes somebody else’s', () => {
  expect(nobodyOf(FIELDS)).toEqual({ note: null });
});

test('a file for people has a column of each, but of those that say no', () =>
  expect(
    fileColumns(FIELDS)
      .others()
      .map(([head]) => head),
  ).toEqual(['Budget']));

test('the web apps know what to draw of each', () =>
  expect(publishedFields(FIELDS)).toEqual([
    {
      name: 'note',
      label: 'Note',
      type: 'text',
      max: 5,
      isFilter: false,
      isSortable: false,
      isCorrectable: false,
      inOffice: true,
      isAsked: false,
      isRequired: false,
    },
    {
      name: 'budget',
      label: 'Budget',
      type: 'choice',
      max: 4,
      choices: [
        { id: 'low', name: 'Low' },
        { id: 'high', name: 'High' },
      ],
      isFilter: true,
      isSortable: false,
      isCorrectable: false,
      inOffice: true,
      isAsked: true,
      isRequired: false,
    },
  ]));
