import type { LoaderFunctionArgs } from 'react-router';
import { answerRss } from './rss.ts';

export const loader = ({ context, url }: LoaderFunctionArgs) => answerRss(context, url, null);
