-- the search's page that an alert was made on: the words of its path and its query
alter table alerts add column words text not null default '';
alter table alerts add column query text not null default '';
