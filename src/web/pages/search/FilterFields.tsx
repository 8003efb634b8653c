import { useTranslations } from 'use-intl';
import { formatKilometres } from '../../i18n/index.ts';
import { CONTROL_CLASSES, classes } from '../../ui/index.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import type { SearchResult } from './search-data.ts';
import { type BoundName, CHOICES, type SearchQuery, type Stock } from './search-query.ts';
import { useSearchWords } from './use-search-words.ts';

const MILEAGES = [10_000, 30_000, 50_000, 100_000, 150_000];
const STOCKS = ['all', 'available', 'sold'] as const satisfies readonly Stock[];

type FieldsProps = {
  asked: SearchQuery;
  facets: SearchResult['facets'];
  onChange: (change: Partial<SearchQuery>, options?: { isTyping?: boolean; control?: string }) => void;
};

/** Everything one may choose by; the same beside the results and in the sheet of a phone. */
export function FilterFields({ asked, facets, onChange }: FieldsProps) {
  const t = useTranslations('search');
  const { choicesOf } = useSearchWords(facets);
  return (
    <>
      <AuctionsAndStock asked={asked} onChange={onChange} />
      {CHOICES.map(name => (
        <ChoiceList
          key={name}
          name={name}
          title={t(`filters.${name}`)}
          choices={choicesOf(name, asked)}
          chosen={asked[name]}
          onToggle={(value, isChosen) => {
            const values = isChosen ? [...asked[name], value] : asked[name].filter(one => one !== value);
            // The models of a brand that is no longer asked for would find nothing.
            const models = name === 'brand' && !isChosen ? { model: [] } : {};
            onChange({ [name]: values, ...models }, { control: `${name}.${value}` });
          }}
        />
      ))}
      <Range title={t('filters.year')} names={['yearMin', 'yearMax']} asked={asked} onChange={onChange} />
      <Range title={t('filters.price')} names={['priceMin', 'priceMax']} asked={asked} onChange={onChange} />
      <LabelledSelect
        label={t('filters.mileage')}
        className="border-line border-t py-4"
        name="mileageMax"
        value={asked.mileageMax ?? ''}
        onChange={event => onChange({ mileageMax: Number(event.target.value) || null })}
      >
        <option value="">{t('anyMileage')}</option>
        {[...new Set([...MILEAGES, asked.mileageMax ?? 10_000])]
          .sort((one, other) => one - other)
          .map(mileage => (
            <option key={mileage} value={mileage}>
              {t('bounds.mileageMax', { value: formatKilometres(mileage) })}
            </option>
          ))}
      </LabelledSelect>
    </>
  );
}

function AuctionsAndStock({ asked, onChange }: Omit<FieldsProps, 'facets'>) {
  const t = useTranslations('search');
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Tick
        name="auctions"
        label={t('auctionsOnly')}
        isChecked={asked.areAuctionsOnly}
        onTick={areAuctionsOnly => onChange({ areAuctionsOnly })}
      />
      <Tick
        name="withdrawal"
        label={t('withdrawal')}
        isChecked={asked.canWithdraw}
        onTick={canWithdraw => onChange({ canWithdraw })}
      />
      <LabelledSelect
        label={t('filters.stock')}
        name="stock"
        value={asked.stock === 'all' ? '' : asked.stock}
        onChange={event => onChange({ stock: STOCKS.find(stock => stock === event.target.value) ?? 'all' })}
      >
        {STOCKS.map(stock => (
          <option key={stock} value={stock === 'all' ? '' : stock}>
            {t(`stocks.${stock}`)}
          </option>
        ))}
      </LabelledSelect>
    </div>
  );
}

type TickProps = { name: string; label: string; isChecked: boolean; onTick: (isChecked: boolean) => void };

function Tick({ name, label, isChecked, onTick }: TickProps) {
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
      {label}
    </label>
  );
}

function Range({
  title,
  names,
  asked,
  onChange,
}: Omit<FieldsProps, 'facets'> & { title: string; names: readonly [BoundName, BoundName] }) {
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
    </fieldset>
  );
}
