-- the query of the search's page that an alert was made on
alter table alerts add column query text not null default '';
