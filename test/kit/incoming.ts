import { Readable } from 'node:stream';
import type { Incoming } from '#server/files/index.ts';
import type { TestHouse } from './house.ts';
import { pdf } from './pdf.ts';

/** Bytes as they lie on the house's disk before anybody has looked at them. */
export async function incoming({ rooms }: TestHouse, bytes: Buffer): Promise<Incoming> {
  const file = await rooms.files.receive(Readable.from([bytes]));
  if (!file) throw new Error('a test sends more than anybody may');
  return file;
}

/** A photo that was sent in; answers what it is called. */
export async function takePhoto(house: TestHouse, bytes: Buffer): Promise<string> {
  await using file = await incoming(house, bytes);
  return (await house.rooms.files.takePhoto(file, null)).id;
}

/** An identity paper that somebody has handed in. */
export async function handIn(house: TestHouse, accountId: string): Promise<void> {
  await using file = await incoming(house, await pdf());
  const add = await house.rooms.documents.begin(accountId, { kind: 'IDENTITY', name: 'Passeport.pdf' });
  await add(file);
}

const BEGIN = `mutation { saveInquiry(input: { form: "sellAd", step: "car", language: FR, answers: [
  { name: "brand", values: ["Alpine"] }, { name: "model", values: ["A110"] }, { name: "year", values: ["1971"] },
  { name: "carType", values: ["CLASSIC"] }] }) { id } }`;

/** Begins to sell a car as a visitor: the cookies under which photos may be sent. */
export async function beginSelling(url: string): Promise<string> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: BEGIN }),
  });
  const { errors } = (await answer.json()) as { errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return answer.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ');
}
