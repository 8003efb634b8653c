import type { LoaderFunctionArgs } from 'react-router';
import { answerFeed } from '../feed.ts';

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  answerFeed(context, url, params.brand ?? '');
