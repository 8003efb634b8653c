-- Which house it is is its brand's to say: a review that was written here is of the house, whatever that is called.
alter table reviews alter column source set default 'house';
update reviews set source = 'house' where source = 'calandre';
