-- how its owner wished to sell a draft before staff gave it to its file, which they have back once that gives it up;
-- once they have, that it was left to the house, as it is again when the file is taken up again
alter table ad_drafts
  add column former_wish text check (former_wish in ('AD', 'AUCTION', 'MANAGED'));
