import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { openBucket } from './bucket.ts';
import { openFolder } from './folder.ts';
import type { Store } from './store.ts';

type StoreConfig = Pick<Config, 'bucket' | 'dataDir'>;

/** Opens the store; `onError` receives the errors that the uploader cannot fix, such as a full disk. */
export function openStore({ bucket, dataDir }: StoreConfig, onError: (error: unknown) => void): Store {
  const store = bucket === null ? openFolder(dataDir) : openBucket(bucket);
  const told = (error: unknown) => {
    if (error instanceof AppError) onError(error);
    throw error;
  };
  return {
    ...store,
    put: (key, bytes) => store.put(key, bytes).catch(told),
    putFile: (key, path) => store.putFile(key, path).catch(told),
  };
}
