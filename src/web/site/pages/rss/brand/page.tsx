import type { LoaderFunctionArgs } from 'react-router';
import { answerRss } from '../rss.ts';

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  answerRss(context, url, params.brand ?? '');
