import type { LoaderFunctionArgs } from 'react-router';
import { answerFeed } from './feed.ts';

export const loader = ({ context, url }: LoaderFunctionArgs) => answerFeed(context, url, null);
