-- What a seller had answered as a person before they sold as a company, or the other way round: the reports of the
-- years in which they did stand on it.
alter table seller_details add column former jsonb;
