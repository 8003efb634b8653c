import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage } from '#test/kit/draw-page.tsx';
import { signOut } from '#web/features/session/index.ts';
import { NotificationSettings } from './NotificationSettings.tsx';

const SETTINGS = {
  choices: [
    { kind: 'OUTBID', channels: ['IN_PAGE', 'EMAIL'], isMailNeeded: false },
    { kind: 'WON', channels: ['IN_PAGE', 'EMAIL'], isMailNeeded: true },
  ],
  ...{ endingOffsets: [60], quietFrom: null, quietUntil: null, pushKey: 'key' },
};

/** A server that keeps what it is told. */
async function open(settings: object = {}, refusal?: object, answers: object = {}) {
  let kept: Record<string, unknown> = { ...SETTINGS, ...settings };
  const updateNotificationSettings = ({ data }: { data: Record<string, unknown> }) => {
    if (refusal) return refusal;
    const { choices = [], ...rest } = data as { choices?: { kind: string; channels: string[] }[] };
    const changed = (kept.choices as { kind: string }[]).map(each => ({
      ...each,
      ...choices?.find(({ kind }) => kind === each.kind),
    }));
    kept = { ...kept, ...rest, choices: changed };
    return kept;
  };
  const page = await drawPage(<NotificationSettings />, {
    answers: { notificationSettings: () => kept, updateNotificationSettings, ...answers },
  });
  await screen.findByRole('table');
  return { ...page, data: () => page.sent('UpdateNotificationSettings').map(({ data }) => data) };
}
const boxesOf = (kind: string) =>
  within(
    screen.getByRole('rowheader', { name: new RegExp(kind) }).closest('tr')!,
  ).getAllByRole<HTMLInputElement>('checkbox');

describe('what one is told of, and where', () => {
  it('is kept at once, one event at a time', async () => {
    const { data } = await open();
    const [, mail, push] = boxesOf('Enchère dépassée');
    await userEvent.click(push!);
    await waitFor(() =>
      expect(data()).toEqual([{ choices: [{ kind: 'OUTBID', channels: ['IN_PAGE', 'EMAIL', 'PUSH'] }] }]),
    );
    await userEvent.click(mail!);
    await waitFor(() =>
      expect(data()[1]).toEqual({ choices: [{ kind: 'OUTBID', channels: ['IN_PAGE', 'PUSH'] }] }),
    );
    expect(boxesOf('Enchère dépassée').map(box => box.checked)).toEqual([true, false, true]);
  });

  it('leaves the letters of a purchase as they are', async () => {
    await open();
    expect(boxesOf('Vente remportée').map(box => box.disabled)).toEqual([false, true, false]);
  });

  it('is taken back where it could not be kept', async () => {
    await open({}, refused('Unavailable'));
    await userEvent.click(boxesOf('Enchère dépassée')[2]!);
    await waitFor(() => expect(alarms()).not.toBe(''));
    await waitFor(() =>
      expect(boxesOf('Enchère dépassée').map(box => box.checked)).toEqual([true, true, false]),
    );
  });

  it('that did not come is asked for again', async () => {
    let isAway = true;
    await drawPage(<NotificationSettings />, {
      answers: { notificationSettings: () => (isAway ? refused('Unavailable') : SETTINGS) },
    });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByRole('table')).toBeDefined();
  });
});

describe('reminders before an end', () => {
  it('are as many as one wants', async () => {
    const { data } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: '24 heures avant' }));
    await waitFor(() => expect(data()).toEqual([{ endingOffsets: [60, 1_440] }]));
    await userEvent.click(screen.getByRole('checkbox', { name: '1 heure avant' }));
    await waitFor(() => expect(data()[1]).toEqual({ endingOffsets: [1_440] }));
  });
});

describe('quiet hours', () => {
  it('are those of the night until others are chosen', async () => {
    const { data } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Respecter des heures calmes' }));
    await waitFor(() => expect(data()).toEqual([{ quietFrom: 22, quietUntil: 8 }]));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^De/ }), '23:00');
    await waitFor(() => expect(data()[1]).toEqual({ quietFrom: 23, quietUntil: 8 }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^À/ }), '00:00');
    await waitFor(() => expect(data()[2]).toEqual({ quietFrom: 23, quietUntil: 0 }));
  });

  it('from midnight on are hours too', async () => {
    const { data } = await open({ quietFrom: 0, quietUntil: 7 });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^De/ }).value).toBe('0');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Respecter des heures calmes' }));
    await waitFor(() => expect(data()).toEqual([{ quietFrom: null, quietUntil: null }]));
    expect(screen.queryByRole('combobox', { name: /^De/ })).toBeNull();
  });
});

/** A browser that was told once, and may be again. */
function browser() {
  let endpoint: string | null = 'https://push.test/old';
  const subscription = () =>
    endpoint === null
      ? null
      : {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: async () => {
            endpoint = null;
          },
        };
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async () => {
      endpoint = 'https://push.test/new';
      return subscription();
    },
  };
  const ready = Promise.resolve({ pushManager });
  const serviceWorker = { getRegistration: () => ready, register: () => ready, ready };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return subscription;
}

describe('this browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('is off where the house has forgotten it, is told again on a click, and leaves with its person', async () => {
    const subscription = browser();
    const known = new Set<string>();
    const { sent } = await open({}, undefined, {
      isPushSubscribed: ({ endpoint }: { endpoint: string }) => known.has(endpoint),
      addPushSubscription: ({ endpoint }: { endpoint: string }) => known.add(endpoint) && true,
      removePushSubscription: ({ endpoint }: { endpoint: string }) => known.delete(endpoint),
      logout: true,
    });
    expect(await screen.findByText('Désactivé sur cet appareil.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /sur cet appareil/ }));
    expect(await screen.findByText('Activé sur cet appareil.')).toBeDefined();
    expect([...known]).toEqual(['https://push.test/new']);
    await signOut('#');
    expect([known.size, subscription()]).toEqual([0, null]);
    expect(sent('Logout')).toHaveLength(1);
  });

  it('that takes no messages says so, and offers no switch', async () => {
    await open();
    expect(await screen.findByText('Ce navigateur ne reçoit pas de messages.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /sur cet appareil/ })).toBeNull();
  });
});
