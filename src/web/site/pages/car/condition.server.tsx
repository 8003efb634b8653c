import { Fragment, isValidElement, type ReactNode } from 'react';
import { createTranslator } from 'use-intl';
import { codesIn, textReader } from '#web/features/ad-sections/index.ts';
import { ConditionReport, type ReportWords } from '#web/features/condition/index.ts';
import type { WholeCarFragment } from '#web/graphql/documents.gen.ts';
import { type Locale, messagesIn, translatorIn } from '#web/i18n/index.ts';
import type { Drawn } from './Markup.tsx';

/**
 * Renders a car's condition report to data on the server; nothing without a report. The page loads neither its
 * components nor their words, also after a client-side navigation.
 */
export function drawnCondition(
  {
    conditionReport,
    doorNumber,
    photos,
  }: Pick<WholeCarFragment, 'conditionReport' | 'doorNumber' | 'photos'>,
  locale: Locale,
): readonly Drawn[] {
  if (!conditionReport) return [];
  const words = wordsIn(locale);
  const poster = photos.front?.url;
  return drawnOf(<ConditionReport report={conditionReport} {...{ doorNumber, poster, words }} />);
}

function wordsIn(locale: Locale): ReportWords {
  return {
    t: createTranslator({ locale, messages: messagesIn(locale), namespace: 'condition' }),
    textOf: textReader(locale),
    paperOf: codesIn(translatorIn(locale), 'documentLabel'),
  };
}

type Part = (props: object) => ReactNode;
type Props = { readonly children?: ReactNode };

/** Renders components without hooks to data. @throws Error for anything but such components and markup */
function drawnOf(node: ReactNode): readonly Drawn[] {
  if (node == null || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(drawnOf);
  if (!isValidElement<Props>(node)) throw new Error('Only parts and markup are drawn as data');
  const { type, props } = node;
  if (type === Fragment) return drawnOf(props.children);
  if (typeof type === 'function') return drawnOf((type as Part)(props));
  const { children, ...attributes } = props;
  const said = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return [[type, Object.fromEntries(said), drawnOf(children)]];
}
