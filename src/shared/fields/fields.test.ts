import { describe, expect, it } from 'vitest';
import { COUNTER_FIELDS, LEAD_FIELDS, REVIEW_FIELDS, readFields } from './index.ts';

const wrongIn = (read: ReturnType<typeof readFields>) =>
  'wrong' in read ? Object.fromEntries(read.wrong) : null;

const LEAD = {
  ...{ name: ' Ada ', form: 'contact', email: '', phone: '+33612345678' },
  ...{ leadSource: 'chat', dueInHours: null, note: ' n ' },
};
const REVIEW = {
  name: ' ',
  title: null,
  note: 'star_5',
  message: ' Bien. ',
  source: '',
  imageUrl: '',
  imageAlt: '',
};

describe('a lead', () => {
  it('is read without what stands around its words, and is due in three days where nothing is said', () => {
    expect(readFields(LEAD_FIELDS, LEAD)).toEqual({
      read: { ...LEAD, name: 'Ada', email: null, dueInHours: 72, note: 'n' },
    });
  });

  it('tells each field that is wrong, and why', () => {
    const wrong = { ...LEAD, name: ' ', email: 'x', phone: '06', leadSource: 'fax', dueInHours: 0 };
    expect(wrongIn(readFields(LEAD_FIELDS, wrong))).toEqual({
      ...{ name: 'required', email: 'email', phone: 'phone', leadSource: 'wrong', dueInHours: 'wrong' },
    });
    expect(wrongIn(readFields(LEAD_FIELDS, { ...LEAD, note: 'x'.repeat(5_001) }))).toEqual({
      note: 'tooLong',
    });
  });

  it('is none where its fields are missing, or of another kind', () => {
    const wrong = wrongIn(readFields(LEAD_FIELDS, { email: 'ada@calandre.test', name: 7 }));
    expect(wrong).toEqual({ name: 'wrong', form: 'required', leadSource: 'wrong', note: 'wrong' });
  });

  it('names a way to reach its person', () => {
    expect(wrongIn(readFields(LEAD_FIELDS, { ...LEAD, phone: null }))).toEqual({ phone: 'required' });
    expect(wrongIn(readFields(LEAD_FIELDS, { ...LEAD, phone: null, email: 'ada@calandre.test' }))).toBeNull();
  });
});

describe('a review', () => {
  it('has null for what is not said, and comes from the house where nothing else is', () => {
    expect(readFields(REVIEW_FIELDS, REVIEW)).toEqual({
      read: { ...REVIEW, name: null, message: 'Bien.', source: 'house', imageUrl: null, imageAlt: null },
    });
  });

  it('has stars, words, and a picture from a safe place', () => {
    const wrong = {
      ...REVIEW,
      note: null,
      message: ' ',
      imageUrl: 'http://x.test/a.jpg',
      title: 'x'.repeat(201),
    };
    expect(wrongIn(readFields(REVIEW_FIELDS, wrong))).toEqual({
      ...{ note: 'wrong', message: 'required', imageUrl: 'wrong', title: 'tooLong' },
    });
  });
});

it('an estimate that ends before it begins is said to, and not that it does not fit', () => {
  expect(wrongIn(readFields(COUNTER_FIELDS, { low: 50_000, high: 40_000 }))).toEqual({ high: 'below' });
});
