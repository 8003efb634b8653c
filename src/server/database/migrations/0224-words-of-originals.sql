-- what a paper that is signed says, in each language it is read in: the words of its file, whatever a later catalogue says;
-- of a paper whose words were not kept the file alone says it
alter table order_originals add column if not exists words jsonb;
