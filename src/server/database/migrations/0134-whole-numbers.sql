-- a number as a reference writes it: zeros before it up to so many digits, and whole where it has more, which lpad cuts
create function padded(n bigint, digits int) returns text language sql immutable strict parallel safe as $$
  select lpad(n::text, greatest(digits, length(n::text)), '0')
$$;
