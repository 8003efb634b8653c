import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { CarSide } from './CarSide.tsx';

const CAR = { uuid: 'u', ad: { uuid: 'u', brand: 'Alpine', model: 'A110' } };
const FILE = {
  ...{
    tasks: [],
    approval: null,
    mandateState: null,
    mandateId: null,
    reference: 'DOS-000001',
    estimate: null,
  },
  appointments: [],
};
const open = async (at: string, answers: object, addresses = {}) => {
  const page = await drawPage(<CarSide uuid="u" />, { at, answers: { myCar: CAR, ...answers }, addresses });
  await screen.findByRole('button', { name: /Aperçu/ });
  return page;
};
const step = (name: RegExp) =>
  userEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name }));
const sendButton = () => screen.queryByRole('button', { name: /^Envoyer/ });

it('keeps files on their way over the steps and says so, hands nothing in before, and keeps a paper under its own name', async () => {
  let arrive = () => {};
  const upload = () =>
    new Promise<Response>(resolve => {
      arrive = () => resolve(Response.json({ id: 'd', url: '/documents/d.pdf' }, { status: 201 }));
    });
  vi.stubGlobal('scrollTo', () => {});
  const { sent, router } = await open(
    '/?step=papers',
    { saveMyCar: { ...CAR, version: 1 }, submitMyCar: { ...CAR, submission: { state: 'WAITING' } } },
    { '/uploads/documents': upload },
  );
  const file = new File(['x'], 'scan.pdf', { type: 'application/pdf' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('[name=document]')!, file);
  await userEvent.selectOptions(
    document.querySelector<HTMLSelectElement>('[name=label]')!,
    'FIA_CERTIFICATE',
  );
  await step(/Aperçu/);
  expect(screen.getByRole('progressbar', { name: 'scan.pdf' })).toBeDefined();
  expect(sendButton()).toBeNull();
  expect(screen.getByText('Enregistré, sauf les fichiers qui ne sont pas encore arrivés')).toBeDefined();
  await router.navigate('/elsewhere');
  expect(saidBy(await screen.findByRole('dialog'))).toContain('pas encore arrivés : scan.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Rester ici' }));
  arrive();
  await waitFor(() => expect(sendButton()).not.toBeNull());
  await userEvent.click(sendButton()!);
  await waitFor(() => expect(sent('SubmitMyCar')).toHaveLength(1));
  const documents = [{ label: 'REGISTRATION_CERTIFICATE', urls: ['/documents/d.pdf'] }];
  expect(sent('SaveMyCar')).toMatchObject([{ data: { documents } }]);
});

it('that was handed in elsewhere says so, sends nothing more, and blames no field', async () => {
  const waiting = { ...CAR, state: 'IN_REVIEW', version: 3, submission: { state: 'WAITING' } };
  let isHandedIn = false;
  const { sent } = await open('/?step=car', {
    myCar: () => (isHandedIn ? waiting : CAR),
    saveMyCar: () => refused('StaleVersion'),
    takeMyCarBack: () => ({ ...CAR, version: 4 }),
  });
  isHandedIn = true;
  await userEvent.type(screen.getByRole('combobox', { name: /Version/ }), 'GT');
  await userEvent.click(await screen.findByRole('button', { name: /Reprendre/ }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Version/ });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['GT', null]);
  expect(sent('SaveMyCar')).toHaveLength(1);
});

it.each([
  ['nobody answered', refused('NetworkErrorNeedReload')],
  ['it was taken back already', refused('BadInput', { field: 'state' })],
])('that is taken back shows it, though %s', async (_why, refusal) => {
  let mine: object = { ...CAR, state: 'IN_REVIEW', version: 3, submission: { state: 'WAITING' } };
  const takeMyCarBack = () => {
    mine = { ...CAR, version: 4 };
    return refusal;
  };
  await drawPage(<CarSide uuid="u" />, { at: '/?step=car', answers: { myCar: () => mine, takeMyCarBack } });
  await userEvent.click(await screen.findByRole('button', { name: /Reprendre/ }));
  expect(await screen.findByRole('combobox', { name: /Version/ })).toBeDefined();
});

it('says to all eyes that some of many photos have no room', async () => {
  vi.stubGlobal('scrollTo', () => {});
  await open('/?step=photos', {}, { '/uploads/photos': () => new Promise<Response>(() => {}) });
  const files = Array.from({ length: 83 }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }));
  fireEvent.change(document.querySelector('[name=photos]')!, { target: { files } });
  await waitFor(() => expect(alarms()).toMatch(/3 fichiers .* pas été envoyés/));
  expect(screen.getAllByRole('progressbar')).toHaveLength(80);
});

it.each([
  [false, 'Nous avons retiré cette annonce', 'Contester la décision'],
  [true, 'Nous avons levé le retrait de cette annonce', 'Nous écrire'],
])('that was taken from the public says why, and where to go (lifted: %s)', async (isLifted, title, way) => {
  const removal = { statement: 'Copie.', isLifted, appealToken: isLifted ? null : 'token' };
  await open('/', { myCar: { ...CAR, removal } });
  const said = within(screen.getByRole('heading', { name: title }).closest('section')!);
  expect(said.getByText('Copie.')).toBeDefined();
  expect(said.getAllByRole('link').map(saidBy)).toEqual([way]);
  expect(said.queryByText(/écrivez-nous/) !== null).toBe(isLifted);
});

describe('what is missing or remarked', () => {
  const focused = () => document.activeElement?.getAttribute('name');

  it.each([
    ['mileage', 'mileage'],
    ['history', 'history'],
    ['front', 'photos'],
  ])('leads to the field itself: %s', async (field, control) => {
    await open('/?step=preview', { myCar: { ...CAR, missing: [field] } });
    const missing = document.querySelector<HTMLElement>(`[data-missing=${field}]`)!;
    await userEvent.click(within(missing).getByRole('link'));
    await waitFor(() => expect(focused()).toBe(control));
  });

  it('keeps the way to the house in sight, and says what it waits for', async () => {
    await open('/?step=preview', { myCar: { ...CAR, missing: ['mileage', 'fuel'] } });
    const send = screen.getByRole('button', { name: 'Envoyer pour relecture' });
    expect(send.getAttribute('aria-disabled')).toBe('true');
    const reason = send.getAttribute('aria-describedby')!.split(' ');
    expect(reason.map(id => document.getElementById(id)!.textContent).join(' ')).toMatch(
      /Il manque encore.*Kilométrage.*Énergie/,
    );
    await userEvent.click(send);
    expect(document.activeElement?.closest('[data-missing=mileage]')).not.toBeNull();
    // As everybody will see it: a car that is for sale.
    expect(screen.getByRole('link', { name: 'Cette voiture m’intéresse' })).toBeDefined();
  });

  it('leads there again on the step that is already open', async () => {
    const comments = [{ field: 'mileage', text: 'Photo du compteur ?' }];
    await open('/?step=car', { myCar: { ...CAR, submission: { state: 'CHANGES_ASKED', comments } } });
    const asked = document.querySelector<HTMLElement>('[data-remarked=mileage]')!;
    for (const _time of [1, 2]) {
      await userEvent.click(asked);
      await waitFor(() => expect(focused()).toBe('mileage'));
      screen.getByRole<HTMLInputElement>('combobox', { name: /Version/ }).focus();
    }
  });
});

it('ticks the papers only once there are some, and each has its file', async () => {
  const ticked = async (documents: object[]) => {
    const { unmount } = await open('/', { myCar: { ...CAR, values: { documents } } });
    const step = within(screen.getByRole('navigation')).getByRole('button', { name: /Papiers/ });
    const isTicked = saidBy(step).includes('Complète');
    unmount();
    return isTicked;
  };
  const paper = (urls: string[]) => ({ label: 'REGISTRATION_CERTIFICATE', urls });
  expect(await ticked([])).toBe(false);
  expect(await ticked([paper([])])).toBe(false);
  expect(await ticked([paper(['/documents/d.pdf']), { ...paper([]), label: 'FIA_CERTIFICATE' }])).toBe(false);
  expect(await ticked([paper(['/documents/d.pdf'])])).toBe(true);
});

it.each([
  [null, null, true, true],
  ['PROPOSAL', null, true, true],
  ['ESTIMATE', null, false, true],
  ['MANDATE', 'PROPOSED', false, true],
  // A mandate may be signed before anything is estimated, and run out later.
  ['PROPOSAL', 'IN_FORCE', false, false],
  ['IDENTITY', 'IN_FORCE', false, false],
  ['PHOTOS', 'EXPIRED', false, true],
] as const)(
  'whose file stands at %s, with a mandate %s, says of its preparation what is yet to come',
  async (stage, mandateState, isFirst, isPrepared) => {
    await drawPage(<CarSide uuid="u" />, {
      answers: {
        myCar: {
          ...{ ...CAR, state: 'PREPARING', isHouseSale: stage !== null, mayTakeOver: stage === null },
          ad: { ...CAR.ad, lotState: 'DRAFT' },
        },
        myConsignment: stage && { ...FILE, stage, mandateState },
      },
    });
    await screen.findAllByRole('heading');
    expect(screen.queryByText('La prochaine étape') !== null).toBe(isFirst);
    expect(screen.queryByText(/Ce qu’il nous faudra/) !== null).toBe(isPrepared);
    // What the house has in hand is taken back, which asks why.
    expect(screen.queryByRole('button', { name: 'Rédiger l’annonce moi-même' }) !== null).toBe(
      stage === null,
    );
    expect(screen.queryByRole('button', { name: /^Reprendre ma voiture/ }) !== null).toBe(stage !== null);
    // What was handed in is not asked for again.
    expect(screen.queryByText(/Nous vérifions votre pièce d’identité/) !== null).toBe(stage === 'IDENTITY');
  },
);

it.each([
  ['PREPARING', 'DRAFT', 'PHOTOS', 'Nous venons photographier'],
  ['PUBLISHED', 'FOR_SALE', 'SALE', 'est en vente'],
  ['PUBLISHED', 'RUNNING', 'SALE', 'est en vente'],
  ['WITHDRAWN', 'WITHDRAWN', 'UNSOLD', 'plus en ligne'],
  ['SOLD', 'SOLD', 'SETTLEMENT', 'vendue'],
] as const)(
  'that the house sells is no form for its owner, who reads where it stands and what is known of it: %s, %s',
  async (state, lotState, stage, sentence) => {
    const ad = { ...CAR.ad, lotState, auction: null };
    const submission = { state: 'CHANGES_ASKED', comments: [] };
    await drawPage(<CarSide uuid="u" />, {
      answers: {
        myCar: { ...CAR, state, isHouseSale: true, missing: ['history'], submission, ad },
        myConsignment: { ...FILE, stage },
      },
    });
    await screen.findByRole('heading', { name: 'Votre vente avec nous' });
    expect(saidBy(document.getElementById('consignment')!)).toContain(sentence);
    expect(screen.queryByRole('navigation', { name: 'Étapes' })).toBeNull();
    expect(document.body.textContent).not.toContain('À compléter');
    expect(document.querySelector('[data-review]')).toBeNull();
    const known = screen.getByRole('region', { name: 'Votre voiture' });
    expect(within(known).getByRole('heading', { name: 'Alpine A110' })).toBeDefined();
    expect(known.querySelector('[data-action=interested]') === null).toBe(/WITHDRAWN|SOLD/.test(state));
    expect(within(known).queryByRole('link', { name: 'Écrire à l’équipe' }) === null).toBe(state === 'SOLD');
  },
);

it.each([
  [null, 'Nous vous proposons bientôt un mandat', null],
  ['PROPOSED', 'Reste à le lire et à le signer', 'Lire et signer le mandat'],
  ['REFUSED', 'Vous avez refusé le mandat', 'Voir le mandat'],
  ['EXPIRED', 'Le dernier jour du mandat', 'Voir le mandat'],
  ['TAKEN_BACK', 'Nous avons retiré le mandat', 'Voir le mandat'],
  ['WITHDRAWN', 'Vous avez repris votre voiture', 'Voir le mandat'],
] as const)(
  'whose mandate is %s says so, and leads to it once there is one',
  async (mandateState, sentence, way) => {
    const myConsignment = { ...FILE, stage: 'MANDATE', mandateState, mandateId: mandateState && 'm' };
    await drawPage(<CarSide uuid="u" />, {
      answers: { myCar: { ...CAR, state: 'PREPARING', isHouseSale: true }, myConsignment },
    });
    await screen.findByRole('heading', { name: 'Votre vente avec nous' });
    const panel = document.getElementById('consignment')!;
    expect(saidBy(panel)).toContain(sentence);
    const links = within(panel).queryAllByRole('link');
    const to = linkTo('user/mandates/mandate', 'fr', { id: 'm' });
    expect(links.map(link => [saidBy(link), link.getAttribute('href')])).toEqual(way ? [[way, to]] : []);
  },
);

it('is taken back from the house once its owner has said why, and its appointment called off', async () => {
  const meeting = {
    ...{
      id: 'm',
      kind: 'PHOTOS',
      at: '2099-01-02T09:00:00Z',
      place: 'Tours',
      staffName: 'Ana',
      state: 'PLANNED',
      version: 3,
    },
  };
  const past = { ...meeting, id: 'n', at: '2020-01-02T09:00:00Z' };
  const { sent } = await drawPage(<CarSide uuid="u" />, {
    answers: {
      myCar: { ...CAR, state: 'PREPARING', isHouseSale: true, ad: { ...CAR.ad, lotState: 'DRAFT' } },
      myConsignment: { ...FILE, stage: 'PHOTOS', appointments: [meeting, past] },
      mySaleMandates: [
        { adUuid: 'v', state: 'IN_FORCE', withdrawalFeeCents: 10_000 },
        { adUuid: 'u', state: 'EXPIRED', withdrawalFeeCents: 20_000 },
        { adUuid: 'u', state: 'IN_FORCE', withdrawalFeeCents: 90_000 },
      ],
      callOffMyAppointment: { stage: 'PHOTOS' },
      leaveHouse: { ...CAR, state: 'DRAFT' },
    },
  });
  let told = '';
  const say = async (button: string) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
    const dialog = within(screen.getByRole('dialog'));
    told = saidBy(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Pourquoi/ }), 'Mon fils la garde.');
    await userEvent.click(dialog.getByRole('button', { name: button }));
  };
  await say('Annuler le rendez-vous');
  const reason = 'Mon fils la garde.';
  await waitFor(() => expect(sent('CallOffMyAppointment')).toEqual([{ id: 'm', version: 3, reason }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await say('Reprendre ma voiture');
  // What they signed has its price, which they read before they go.
  expect(told).toContain('frais de retrait de 900,00 €');
  await waitFor(() => expect(sent('LeaveHouse')).toEqual([{ uuid: 'u', reason }]));
  expect(await screen.findByRole('navigation', { name: 'Étapes' })).toBeDefined();
});

it('says of a fee that it may be due where nobody has answered what the mandate asks', async () => {
  await drawPage(<CarSide uuid="u" />, {
    answers: {
      myCar: { ...CAR, state: 'PREPARING', isHouseSale: true, ad: { ...CAR.ad, lotState: 'DRAFT' } },
      mySaleMandates: () => refused('Unavailable'),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reprendre ma voiture' }));
  expect(saidBy(screen.getByRole('dialog'))).toContain('Si le mandat prévoit des frais de retrait');
});

it('that its owner may write no more, for the house took it in hand meanwhile, says so', async () => {
  const { sent } = await drawPage(<CarSide uuid="u" />, {
    answers: {
      myCar: { ...CAR, state: 'PREPARING', version: 4, wish: { kind: 'MANAGED' }, mayTakeOver: true },
      saveMyCar: () => refused('BadInput', { field: 'wish' }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rédiger l’annonce moi-même' }));
  await waitFor(() => expect(alarms()).not.toBe(''));
  expect(sent('SaveMyCar')).toMatchObject([{ uuid: 'u', version: 4, wish: { kind: 'AD' } }]);
});
