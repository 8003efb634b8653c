-- A text without accents and capitals, as `fold` of shared/words/text.ts has it: what staff look for is compared so.
-- What is ASCII, as most is, costs a tenth of what the rest does; written so it is computed once.
create function folded(said text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(said) = length(said) then return lower(said); end if;
  return lower(regexp_replace(normalize(said, NFKD), U&'[\0300-\036F]', '', 'g'));
end $$;
