-- whoever follows orders gave fees and prices back until now, and goes on to: a house takes that from whom it likes; a
-- new permission that nobody holds could be given by nobody: those who give permissions begin with both
update accounts set added_permissions = added_permissions || '{Refunds:create}'::text[]
  where 'Orders:update' = any(added_permissions) or 'Users:update' = any(added_permissions);
update groups set permissions = permissions || '{Refunds:create}'::text[]
  where 'Orders:update' = any(permissions) or 'Users:update' = any(permissions);
update accounts set added_permissions = added_permissions || '{Accounts:read}'::text[]
  where 'Users:update' = any(added_permissions);
update groups set permissions = permissions || '{Accounts:read}'::text[] where 'Users:update' = any(permissions);
