-- an owner finds what was given up, however much has been delivered since
create index webhook_messages_dead on webhook_messages (endpoint_id, position desc) where died_at is not null;
