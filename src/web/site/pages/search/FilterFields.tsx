import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatKilometres, formatNumber } from '#web/i18n/index.ts';
import { CONTROL_CLASSES, classes } from '#web/ui/index.ts';
import { Bands } from './Bands.tsx';
import { countUpTo, sumOf } from './bands.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import type { SearchResult } from './search-data.ts';
import { type BoundName, COUNTED, OPEN_AUCTIONS, type SearchQuery, type Stock } from './search-query.ts';
import { useSearchWords } from './use-search-words.ts';

const STOCKS = ['all', 'available', 'sold'] as const satisfies readonly Stock[];

type FieldsProps = {
  asked: SearchQuery;
  facets: SearchResult['facets'];
  onChange: (change: Partial<SearchQuery>, options?: { isTyping?: boolean; control?: string }) => void;
};

/** All filters; the same beside the results and in a phone's sheet. */
export function FilterFields({ asked, facets, onChange }: FieldsProps) {
  const t = useTranslations('search');
  const { choicesOf } = useSearchWords(facets);
  return (
    <>
      <AuctionsAndStock asked={asked} facets={facets} onChange={onChange} />
      {COUNTED.map(name => (
        <ChoiceList
          key={name}
          name={name}
          title={t(`filters.${name}`)}
          choices={choicesOf(name, asked)}
          chosen={asked[name]}
          onToggle={(value, isChosen) => {
            const values = isChosen ? [...asked[name], value] : asked[name].filter(one => one !== value);
            // Models of a brand that is no longer chosen would find nothing.
            const models = name === 'brand' && !isChosen ? { model: [] } : {};
            onChange({ [name]: values, ...models }, { control: `${name}.${value}` });
          }}
        />
      ))}
      <Range title={t('filters.year')} names={['yearMin', 'yearMax']} asked={asked} onChange={onChange}>
        <Bands name="year" asked={asked} values={facets.year} onChange={onChange} />
      </Range>
      <Range title={t('filters.price')} names={['priceMin', 'priceMax']} asked={asked} onChange={onChange}>
        <Bands name="price" asked={asked} values={facets.price} onChange={onChange} />
      </Range>
      <LabelledSelect
        label={t('filters.mileage')}
        className="border-line border-t py-4"
        name="mileageMax"
        value={asked.mileageMax ?? ''}
        onChange={event => onChange({ mileageMax: Number(event.target.value) || null })}
        none={t('anyMileage')}
        options={countUpTo(facets.mileage, asked.mileageMax).map(({ until, count }) => [
          until,
          t('bounds.mileageMax', { value: formatKilometres(until) }) +
            (count === null ? '' : ` (${formatNumber(count)})`),
        ])}
      />
    </>
  );
}

function AuctionsAndStock({ asked, facets, onChange }: FieldsProps) {
  const t = useTranslations('search');
  const inStock = {
    all: sumOf(facets.sold),
    available: sumOf(facets.forSale),
    sold: sumOf(facets.sold, 'true'),
  };
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Tick
        name="auctions"
        label={t('auctionsOnly')}
        count={OPEN_AUCTIONS.reduce((sum, state) => sum + sumOf(facets.auctionState, state), 0)}
        isChecked={asked.areAuctionsOnly}
        onTick={areAuctionsOnly => onChange({ areAuctionsOnly })}
      />
      <Tick
        name="withdrawal"
        label={t('withdrawal')}
        count={sumOf(facets.withdrawal, 'true')}
        isChecked={asked.canWithdraw}
        onTick={canWithdraw => onChange({ canWithdraw })}
      />
      <LabelledSelect
        label={t('filters.stock')}
        name="stock"
        value={asked.stock === 'all' ? '' : asked.stock}
        onChange={event => onChange({ stock: STOCKS.find(stock => stock === event.target.value) ?? 'all' })}
        options={STOCKS.map(stock => [
          stock === 'all' ? '' : stock,
          `${t(`stocks.${stock}`)} (${formatNumber(inStock[stock])})`,
        ])}
      />
    </div>
  );
}

type TickProps = {
  name: string;
  label: string;
  count: number;
  isChecked: boolean;
  onTick: (isChecked: boolean) => void;
};

function Tick({ name, label, count, isChecked, onTick }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-14">
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={isChecked}
        onChange={event => onTick(event.target.checked)}
        className="size-5 accent-green"
      />
      <span className="min-w-0 flex-1">{label}</span>
      <span className="tabular text-12 text-ink-soft">{formatNumber(count)}</span>
    </label>
  );
}

function Range({
  title,
  names,
  asked,
  onChange,
  children,
}: Omit<FieldsProps, 'facets'> & {
  title: string;
  names: readonly [BoundName, BoundName];
  children: ReactNode;
}) {
  const t = useTranslations('search');
  return (
    <fieldset className="border-line border-t py-4">
      <legend className="float-left mb-2 w-full font-[560] text-14">{title}</legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        {names.map((name, index) => (
          <label key={name} className="flex flex-col gap-1 text-14 text-ink-soft">
            {t(index === 0 ? 'from' : 'to')}
            <input
              type="text"
              inputMode="numeric"
              name={name}
              autoComplete="off"
              value={asked[name] ?? ''}
              onChange={event => {
                const digits = event.target.value.replace(/\D/g, '').slice(0, 9);
                onChange({ [name]: digits === '' ? null : Number(digits) }, { isTyping: true });
              }}
              className={classes(CONTROL_CLASSES, 'tabular px-3')}
            />
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
