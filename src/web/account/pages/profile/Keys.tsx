import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import type { Person } from '#web/features/session/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { MySecondFactorDocument } from '#web/graphql/documents.gen.ts';
import { PasskeyList } from './passkeys/PasskeyList.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useRecoveryCodes } from './use-recovery-codes.ts';

/** The passkeys and second factor; staff's recovery codes show in one place, whichever form created them. */
export function Keys({ person }: { person: Person }) {
  const t = useTranslations('mine.passkeys');
  const recovery = useRecoveryCodes();
  const left = useQueryOf(MySecondFactorDocument, {}).data?.mySecondFactor?.recoveryCodesLeft;
  return (
    <>
      <Panel id="passkeys" title={t('title')} text={t('text')}>
        <PasskeyList
          person={person}
          keep={add => recovery.show(add, made => made.addPasskey.recoveryCodes, left === 0)}
        />
      </Panel>
      <SecondFactor recovery={recovery} />
    </>
  );
}
