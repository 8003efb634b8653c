import { useTranslations } from 'use-intl';
import { CarType } from './CarType.tsx';
import { Documents } from './Documents.tsx';
import { Codes, Flag, Group, Line, Localized, Pick, Whole } from './fields.tsx';
import { ColorOf, Texts, Works } from './lists.tsx';
import { PhotosEditor } from './PhotosEditor.tsx';
import type { Edited } from './use-editor.ts';

/** The parts of an ad in the order of its page. */
export const GROUPS = [
  'identity',
  'sale',
  'photos',
  'features',
  'strengths',
  'history',
  'states',
  'works',
  'documents',
  'equipment',
  'history-log',
] as const;

export function Groups({ edited }: { edited: Edited }) {
  const t = useTranslations('admin.editor');
  return (
    <>
      <Identity />
      <Sale ownerName={edited.ownerName} />
      <Group id="photos" title={t('groups.photos')}>
        <PhotosEditor edited={edited} />
      </Group>
      <Features />
      <Group id="strengths" title={t('groups.strengths')}>
        <Codes path="highlights" codes="highlight" />
        <Texts path="customHighlights" />
      </Group>
      <Group id="history" title={t('groups.history')}>
        <Localized path="history" />
      </Group>
      <Group id="states" title={t('groups.states')}>
        <Pick path="carState" codes="state" />
        <Localized path="globalState" />
        <Localized path="exteriorState" />
        <Localized path="interiorState" />
        <Localized path="mechanicalState" />
      </Group>
      <Group id="works" title={t('groups.works')}>
        <Works />
      </Group>
      <Group id="documents" title={t('groups.documents')} text={t('documentsText')}>
        <Documents path="documents" />
        <Documents path="customDocs" />
        <Line path="carVerticalUrl" />
        <Line path="optionReportUrl" />
      </Group>
      <Group id="equipment" title={t('groups.equipment')}>
        <Codes path="options" codes="option" />
        <Texts path="customOptions" />
        <Localized path="freeOption" isLong={false} />
      </Group>
    </>
  );
}

function Identity() {
  const t = useTranslations('admin.editor');
  return (
    <Group id="identity" title={t('groups.identity')}>
      <Line path="brand" />
      <Line path="model" />
      <Line path="version" />
      <Whole path="year" />
      <CarType />
      <Pick path="body" codes="body" />
      <Whole path="mileage" unit="km" />
      <Pick path="transmission" codes="transmission" />
      <Pick path="optionalData.fuel" codes="fuel" />
      <Line path="location.city" />
      <Line path="location.zipCode" />
      <Pick path="location.country" codes="country" />
      <Pick path="carLocation" codes="carLocation" />
    </Group>
  );
}

function Sale({ ownerName }: { ownerName: string | null }) {
  const t = useTranslations('admin.editor');
  return (
    <Group id="sale" title={t('groups.sale')}>
      <Whole path="price" unit="€" />
      <Whole path="reducedPrice" unit="€" />
      <div className="self-end">
        <Flag path="isPriceHidden" />
      </div>
      <Line path="sellerEmail" type="email" hint={ownerName ?? t('sellerHint')} />
      <Line path="sfInternalOpportunityId" />
      <div className="col-span-full grid gap-x-5 sm:grid-cols-2 xl:grid-cols-3">
        <Flag path="handleByCalandre" />
        <Flag path="calandreCollection" />
        <Flag path="isRetromobile" />
        <Flag path="warranty" />
        <Flag path="refundWarranty" />
        <Flag path="internationalDelivery" />
        <Flag path="fundingOpportunity" />
      </div>
      <p className="col-span-full font-[520] text-14">{t('salesContact')}</p>
      <Line path="sales.firstName" />
      <Line path="sales.phone" />
      <Line path="sales.email" type="email" />
      <Line path="sales.calendarUrl" type="url" />
      <Line path="sales.profilePicture" />
    </Group>
  );
}

function Features() {
  const t = useTranslations('admin.editor');
  return (
    <Group id="features" title={t('groups.features')}>
      <ColorOf path="shellColor" />
      <Pick path="exteriorShade" codes="shade" />
      <Pick path="interiorShade" codes="shade" />
      <Pick path="saddlery" codes="saddlery" />
      <ColorOf path="interiorColor" />
      <Line path="engine" />
      <Whole path="doorNumber" />
      <Line path="releaseDate" type="date" />
      <Pick path="registrationPlace" codes="country" />
      <Whole path="optionalData.horsePower" />
      <Whole path="optionalData.fiscalHorse" />
      <Whole path="optionalData.cubicCapacity" unit="cm³" />
      <Whole path="optionalData.cylinderNumber" />
      <Whole path="optionalData.gearNumber" />
      <Pick path="optionalData.steeringWheel" codes="steering" />
      <Pick path="optionalData.originPlace" codes="country" />
      <Line path="optionalData.vin" />
      <Line path="optionalData.serialEngine" />
      <Whole path="optionalData.lastRestoration" />
      <div className="col-span-full grid gap-x-5 sm:grid-cols-2 xl:grid-cols-3">
        <Flag path="optionalData.originalHue" />
        <Flag path="optionalData.expertiseLess5Y" />
        <Flag path="vinPublic" />
      </div>
    </Group>
  );
}
