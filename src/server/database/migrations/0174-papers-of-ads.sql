-- which ads name a paper, wherever in what is kept of them: whether it may be read is asked at each reading
create index ads_papers on ads using gin (jsonb_path_query_array(details, 'strict $.** ? (@ starts with "/documents/")'));
