-- the photo, first of all, that this one is another turn or other words of; it may be gone, so it is no reference
alter table photos add column made_of uuid;
