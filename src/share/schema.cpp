// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/schema.h"

#include "share/schema_waking.h"

namespace share {

namespace {

// The keeper owns everything and nobody logs in as it. Entries and whispers lie in parts by table: no transaction touches two
// tables, so that they can be spread over servers by that column.
constexpr char tables[] = R"sql(
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'musterroll_keeper') THEN
    CREATE ROLE musterroll_keeper NOLOGIN CREATEROLE;
    CREATE ROLE musterroll_device NOLOGIN;
    CREATE ROLE musterroll_joiner LOGIN CONNECTION LIMIT 16;
    CREATE ROLE musterroll_host LOGIN CONNECTION LIMIT 16;
    GRANT pg_signal_backend TO musterroll_keeper;
  END IF;
END $$;
DO $$ BEGIN
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO musterroll_device, musterroll_joiner, musterroll_host, musterroll_keeper',
    current_database());
END $$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
DO $$ DECLARE one regprocedure; BEGIN
  FOR one IN SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
      AND (proname LIKE 'lo\_%' OR proname IN ('lowrite', 'loread', 'pg_advisory_lock', 'pg_notify')) LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', one);
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION pg_catalog.pg_notify(text, text) TO musterroll_keeper;
CREATE SCHEMA musterroll AUTHORIZATION musterroll_keeper;
SET ROLE musterroll_keeper;

CREATE TABLE musterroll.about (version int NOT NULL, waking text NOT NULL CHECK (waking IN ('listen', 'ask')));
INSERT INTO musterroll.about VALUES (1, 'listen');

CREATE TABLE musterroll.tables (
  id uuid PRIMARY KEY,
  game text NOT NULL CHECK (length(game) BETWEEN 1 AND 100),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  head bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex'),
  node bigint NOT NULL DEFAULT 0,
  changes bigint NOT NULL DEFAULT 1);

CREATE TABLE musterroll.devices (
  role name PRIMARY KEY,
  table_id uuid NOT NULL REFERENCES musterroll.tables,
  who text NOT NULL CHECK (length(who) <= 200),
  right_held text NOT NULL CHECK (right_held IN ('look', 'seat', 'all')),
  seat text NOT NULL CHECK (length(seat) <= 200),
  is_dealer boolean NOT NULL DEFAULT false,
  is_revoked boolean NOT NULL DEFAULT false,
  made timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON musterroll.devices (table_id);

CREATE TABLE musterroll.entries (
  table_id uuid NOT NULL,
  seq bigint NOT NULL,
  act text NOT NULL CHECK (length(act) <= 60),
  device name NOT NULL,
  right_held text NOT NULL,
  seat text NOT NULL,
  parent bigint NOT NULL, node bigint NOT NULL, tip bigint NOT NULL,
  verb text NOT NULL CHECK (length(verb) BETWEEN 1 AND 100),
  action text NOT NULL CHECK (length(action) <= 4194304),
  who text NOT NULL CHECK (length(who) <= 1000),
  at text NOT NULL CHECK (length(at) <= 40),
  rules bigint NOT NULL,
  reason text NOT NULL CHECK (length(reason) <= 20000),
  digest bytea NOT NULL CHECK (length(digest) <= 64),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (table_id, seq)) PARTITION BY HASH (table_id);
CREATE UNIQUE INDEX entries_act ON musterroll.entries (table_id, act) WHERE act <> '';

CREATE TABLE musterroll.whispers (
  table_id uuid NOT NULL,
  seq bigint NOT NULL,
  seat text NOT NULL CHECK (length(seat) BETWEEN 1 AND 200),
  content bytea NOT NULL CHECK (length(content) <= 4194304),
  PRIMARY KEY (table_id, seq, seat)) PARTITION BY HASH (table_id);
DO $$ BEGIN
  FOR i IN 0..15 LOOP
    EXECUTE format('CREATE TABLE musterroll.entries_%s PARTITION OF musterroll.entries FOR VALUES WITH (MODULUS 16, REMAINDER %s)', i, i);
    EXECUTE format('CREATE TABLE musterroll.whispers_%s PARTITION OF musterroll.whispers FOR VALUES WITH (MODULUS 16, REMAINDER %s)', i, i);
    EXECUTE format('ALTER TABLE musterroll.whispers_%s ENABLE ROW LEVEL SECURITY', i);
    EXECUTE format('ALTER TABLE musterroll.entries_%s ENABLE ROW LEVEL SECURITY', i);
  END LOOP;
END $$;

CREATE TABLE musterroll.asks (
  table_id uuid NOT NULL REFERENCES musterroll.tables,
  id text NOT NULL CHECK (length(id) BETWEEN 1 AND 60),
  device name NOT NULL REFERENCES musterroll.devices,
  content text NOT NULL CHECK (length(content) <= 1048576),
  refusal text NOT NULL DEFAULT '' CHECK (length(refusal) <= 4000),
  number bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (table_id, id));

CREATE TABLE musterroll.invitations (
  word bytea PRIMARY KEY,
  table_id uuid NOT NULL REFERENCES musterroll.tables,
  right_held text NOT NULL CHECK (right_held IN ('look', 'seat', 'all')),
  seat text NOT NULL CHECK (length(seat) <= 200),
  until timestamptz NOT NULL,
  is_used boolean NOT NULL DEFAULT false);
CREATE TABLE musterroll.attempts (address text NOT NULL, at timestamptz NOT NULL DEFAULT now());
)sql";

// What a device may see: its own table, and whispers of its own seat.
constexpr char reading[] = R"sql(
SET ROLE musterroll_keeper;
CREATE FUNCTION musterroll.my_table() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = musterroll, pg_temp AS
  $$ SELECT table_id FROM devices WHERE role = session_user AND NOT is_revoked $$;
CREATE FUNCTION musterroll.my_whisper() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = musterroll, pg_temp AS
  $$ SELECT CASE WHEN is_dealer THEN '*' ELSE nullif(seat, '') END FROM devices WHERE role = session_user AND NOT is_revoked $$;

ALTER TABLE musterroll.tables ENABLE ROW LEVEL SECURITY;
ALTER TABLE musterroll.devices ENABLE ROW LEVEL SECURITY;
ALTER TABLE musterroll.entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE musterroll.whispers ENABLE ROW LEVEL SECURITY;
ALTER TABLE musterroll.asks ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON musterroll.tables FOR SELECT TO musterroll_device USING (id = (SELECT musterroll.my_table()));
CREATE POLICY own ON musterroll.devices FOR SELECT TO musterroll_device USING (table_id = (SELECT musterroll.my_table()));
CREATE POLICY own ON musterroll.entries FOR SELECT TO musterroll_device USING (table_id = (SELECT musterroll.my_table()));
CREATE POLICY own ON musterroll.whispers FOR SELECT TO musterroll_device
  USING (table_id = (SELECT musterroll.my_table()) AND seat = (SELECT musterroll.my_whisper()));
CREATE POLICY own ON musterroll.asks FOR SELECT TO musterroll_device
  USING (table_id = (SELECT musterroll.my_table()) AND (device = session_user OR (SELECT musterroll.my_whisper()) = '*'));
GRANT USAGE ON SCHEMA musterroll TO musterroll_device, musterroll_joiner, musterroll_host;
GRANT SELECT ON musterroll.tables, musterroll.devices, musterroll.entries, musterroll.whispers, musterroll.asks
  TO musterroll_device;
GRANT SELECT ON musterroll.about TO musterroll_device, musterroll_joiner, musterroll_host;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA musterroll FROM PUBLIC;
ALTER DEFAULT PRIVILEGES IN SCHEMA musterroll REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
GRANT EXECUTE ON FUNCTION musterroll.my_table(), musterroll.my_whisper() TO musterroll_device;
)sql";

// Appending. A refusal names the act in its detail.
constexpr char writing[] = R"sql(
SET ROLE musterroll_keeper;
CREATE FUNCTION musterroll.refuse(p_why text, p_act text) RETURNS void LANGUAGE plpgsql SET search_path = musterroll, pg_temp AS $f$
BEGIN
  RAISE insufficient_privilege USING MESSAGE = p_why, DETAIL = coalesce(p_act, '');
END $f$;

-- Who asks; the row of a device that may sit here.
CREATE FUNCTION musterroll.me() RETURNS musterroll.devices LANGUAGE plpgsql STABLE SET search_path = musterroll, pg_temp AS $f$
DECLARE one devices;
BEGIN
  SELECT * INTO one FROM devices WHERE role = session_user;
  IF NOT FOUND OR one.is_revoked THEN PERFORM refuse('this device sits at no table', ''); END IF;
  RETURN one;
END $f$;

CREATE FUNCTION musterroll.changed(p_table uuid) RETURNS void LANGUAGE sql SET search_path = musterroll, pg_temp AS
  $$ UPDATE tables SET changes = changes + 1 WHERE id = p_table;
     SELECT pg_notify('musterroll_' || replace(p_table::text, '-', ''), '') FROM about WHERE waking = 'listen' $$;

-- Why a device may not append this; nothing when it may. Whose act it is the other devices prove as well.
CREATE FUNCTION musterroll.forbidden(p_me musterroll.devices, p_node bigint, p_row json) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = musterroll, pg_temp AS $f$
DECLARE what text := p_row->>'verb';
BEGIN
  IF p_me.right_held = 'look' THEN RETURN 'this device may only look on'; END IF;
  IF what = 'new' THEN RETURN CASE WHEN p_node > 0 OR NOT p_me.is_dealer THEN 'a table begins once' END; END IF;
  IF p_me.right_held = 'all' THEN RETURN NULL; END IF;
  IF what IN ('correct', 'setup', 'setting', 'goto') THEN RETURN 'this is for who may do everything'; END IF;
  IF what IN ('undo', 'redo') THEN
    IF NOT EXISTS (SELECT FROM entries WHERE table_id = p_me.table_id AND device = p_me.role
        AND seq = CASE what WHEN 'undo' THEN p_node ELSE (p_row->>'node')::bigint END) THEN
      RETURN 'somebody else did this';
    END IF;
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT FROM json_array_elements_text(p_row->'seats') AS s WHERE s <> p_me.seat) THEN
    RETURN 'this is for another seat';
  END IF;
  RETURN NULL;
END $f$;

-- Rows behind the head that the device knows; the number of the last, or -1 when others were quicker.
CREATE FUNCTION musterroll.append(p_after bigint, p_head text, p_rows json) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me(); t tables; r json; why text; verb text; n bigint; is_move boolean;
BEGIN
  SELECT * INTO t FROM tables WHERE id = me.table_id FOR UPDATE;
  IF t.head <> p_after OR t.hash <> decode(p_head, 'hex') THEN RETURN -1; END IF;
  IF json_array_length(p_rows) NOT BETWEEN 1 AND 1000 THEN PERFORM refuse('too many at once', ''); END IF;
  FOR r IN SELECT * FROM json_array_elements(p_rows) LOOP
    why := forbidden(me, t.node, r);
    verb := r->>'verb';
    n := (r->>'node')::bigint;
    is_move := verb IN ('undo', 'redo', 'goto');
    IF why IS NULL AND ((r->>'seq')::bigint <> t.head + 1 OR (r->>'parent')::bigint <> t.node
        OR (is_move AND n NOT BETWEEN 1 AND t.head) OR (NOT is_move AND (n <> t.head + 1 OR (r->>'tip')::bigint <> n))
        OR (r->>'tip')::bigint NOT BETWEEN 1 AND t.head + 1 OR (t.head > 0 AND r->>'act' = '' AND NOT me.is_dealer)) THEN
      why := 'these numbers do not follow the head';
    END IF;
    IF why IS NOT NULL THEN PERFORM refuse(why, r->>'act'); END IF;
    INSERT INTO entries VALUES (t.id, t.head + 1, r->>'act', me.role, me.right_held, me.seat, t.node, n, (r->>'tip')::bigint,
      verb, r->>'action', r->>'who', r->>'at', (r->>'rules')::bigint, r->>'reason', decode(r->>'digest', 'hex'),
      decode(r->>'hash', 'hex'));
    INSERT INTO whispers SELECT t.id, t.head + 1, w->>'seat', decode(w->>'content', 'base64')
      FROM json_array_elements(r->'whispers') AS w;
    IF me.is_dealer THEN
      DELETE FROM asks WHERE table_id = t.id AND id = r->>'act';
      IF FOUND THEN t.changes := t.changes + 1; END IF;
    END IF;
    t.head := t.head + 1;
    t.node := n;
    t.hash := decode(r->>'hash', 'hex');
  END LOOP;
  UPDATE tables SET head = t.head, hash = t.hash, node = t.node, changes = t.changes WHERE id = t.id;
  PERFORM pg_notify('musterroll_' || replace(t.id::text, '-', ''), t.head::text) FROM about WHERE waking = 'listen';
  RETURN t.head;
EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN -- no device of ours writes such a row
  PERFORM refuse(SQLERRM, left(r->>'act', 60));
END $f$;

CREATE FUNCTION musterroll.ask(p_id text, p_content text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  IF me.right_held = 'look' THEN PERFORM refuse('this device may only look on', p_id); END IF;
  IF (SELECT count(*) FROM asks WHERE device = me.role) >= 100 THEN PERFORM refuse('too many wait for the dealer', p_id); END IF;
  IF EXISTS (SELECT FROM entries WHERE table_id = me.table_id AND act = p_id) THEN RETURN; END IF;
  INSERT INTO asks (table_id, id, device, content) VALUES (me.table_id, p_id, me.role, p_content)
    ON CONFLICT (table_id, id) DO UPDATE SET content = excluded.content, refusal = '' -- by table decision, after a refusal
      WHERE asks.device = me.role AND asks.content <> excluded.content;
  IF FOUND THEN PERFORM changed(me.table_id); END IF;
EXCEPTION WHEN integrity_constraint_violation THEN
  PERFORM refuse(SQLERRM, left(p_id, 60));
END $f$;

CREATE FUNCTION musterroll.take_back(p_id text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  DELETE FROM asks WHERE table_id = me.table_id AND id = p_id AND device = me.role;
  IF FOUND THEN PERFORM changed(me.table_id); END IF;
END $f$;

CREATE FUNCTION musterroll.refuse_ask(p_id text, p_why text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  IF NOT me.is_dealer THEN PERFORM refuse('only the dealer answers', p_id); END IF;
  UPDATE asks SET refusal = left(p_why, 4000) WHERE table_id = me.table_id AND id = p_id AND refusal = '';
  IF FOUND THEN PERFORM changed(me.table_id); END IF;
END $f$;
)sql";

// Tables, devices and rights.
constexpr char standing[] = R"sql(
SET ROLE musterroll_keeper;
CREATE FUNCTION musterroll.make_device(p_table uuid, p_who text, p_right text, p_seat text, p_dealer boolean, p_verifier text)
RETURNS name LANGUAGE plpgsql SET search_path = musterroll, pg_temp AS $f$
DECLARE made name := 'mr_' || replace(gen_random_uuid()::text, '-', '');
BEGIN
  IF p_verifier !~ '^SCRAM-SHA-256\$[0-9]{4,6}:[A-Za-z0-9+/=]{16,64}\$[A-Za-z0-9+/=]{44}:[A-Za-z0-9+/=]{44}$' THEN
    PERFORM refuse('a key comes as its verifier', '');
  END IF;
  EXECUTE format('CREATE ROLE %I LOGIN CONNECTION LIMIT 4 PASSWORD %L IN ROLE musterroll_device', made, p_verifier);
  INSERT INTO devices (role, table_id, who, right_held, seat, is_dealer) VALUES (made, p_table, p_who, p_right, p_seat, p_dealer);
  RETURN made;
END $f$;

CREATE FUNCTION musterroll.found(p_table uuid, p_game text, p_name text, p_who text, p_verifier text) RETURNS name
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
BEGIN
  INSERT INTO tables (id, game, name) VALUES (p_table, p_game, p_name);
  RETURN make_device(p_table, p_who, 'all', '', true, p_verifier);
END $f$;

CREATE FUNCTION musterroll.invite(p_word text, p_right text, p_seat text, p_minutes int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  IF me.right_held <> 'all' THEN PERFORM refuse('only who may do everything invites', ''); END IF;
  DELETE FROM invitations WHERE until < now() - interval '1 day';
  INSERT INTO invitations (word, table_id, right_held, seat, until)
    VALUES (decode(p_word, 'hex'), me.table_id, p_right, p_seat, now() + make_interval(mins => least(greatest(p_minutes, 0), 1440)));
END $f$;

-- With an invitation's word: the device's role and where it sits. A wrong word is an answer and no error, so that it is counted.
CREATE FUNCTION musterroll.join_table(p_word text, p_who text, p_verifier text) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE caller text := coalesce(host(inet_client_addr()), 'here'); i invitations; t tables; made name;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('musterroll ' || caller));
  DELETE FROM attempts WHERE at < now() - interval '1 minute';
  IF (SELECT count(*) FROM attempts WHERE address = caller) >= 5 THEN RETURN '{"answer":"too many"}'; END IF;
  SELECT * INTO i FROM invitations WHERE word = sha256(convert_to(p_word, 'UTF8')) FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO attempts (address) VALUES (caller);
    RETURN '{"answer":"wrong"}';
  END IF;
  IF i.is_used THEN RETURN '{"answer":"used"}'; END IF;
  IF i.until < now() THEN RETURN '{"answer":"late"}'; END IF;
  UPDATE invitations SET is_used = true WHERE word = i.word;
  made := make_device(i.table_id, p_who, i.right_held, i.seat, false, p_verifier);
  PERFORM changed(i.table_id);
  SELECT * INTO t FROM tables WHERE id = i.table_id;
  RETURN json_build_object('answer', 'joined', 'role', made, 'table', t.id, 'game', t.game, 'name', t.name,
    'right', i.right_held, 'seat', i.seat);
END $f$;

CREATE FUNCTION musterroll.set_right(p_role text, p_right text, p_seat text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me(); done devices;
BEGIN
  IF me.right_held <> 'all' THEN PERFORM refuse('only who may do everything gives rights', ''); END IF;
  UPDATE devices SET right_held = p_right, seat = p_seat WHERE role = p_role AND table_id = me.table_id
    AND (NOT is_dealer OR p_right = 'all') RETURNING * INTO done;
  IF NOT FOUND THEN PERFORM refuse('there is no such device here, or it deals', ''); END IF;
  PERFORM changed(me.table_id);
END $f$;

CREATE FUNCTION musterroll.close_device(p_role name) RETURNS void LANGUAGE plpgsql SET search_path = musterroll, pg_temp AS $f$
DECLARE t uuid;
BEGIN
  UPDATE devices SET is_revoked = true WHERE role = p_role RETURNING table_id INTO t;
  DELETE FROM asks WHERE device = p_role;
  EXECUTE format('ALTER ROLE %I NOLOGIN', p_role);
  PERFORM changed(t);
END $f$;

CREATE FUNCTION musterroll.revoke_device(p_role text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  IF me.right_held <> 'all' THEN PERFORM refuse('only who may do everything sends a device away', ''); END IF;
  IF NOT EXISTS (SELECT FROM devices WHERE role = p_role AND table_id = me.table_id AND NOT is_dealer AND NOT is_revoked) THEN
    PERFORM refuse('there is no such device here, or it deals', '');
  END IF;
  PERFORM close_device(p_role);
  PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = p_role;
END $f$;

CREATE FUNCTION musterroll.leave() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  PERFORM close_device(me.role);
END $f$;

-- The deal goes over while the one who deals agrees, by giving it.
CREATE FUNCTION musterroll.give_deal(p_role text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  IF NOT me.is_dealer THEN PERFORM refuse('only the dealer gives the deal', ''); END IF;
  IF NOT EXISTS (SELECT FROM devices WHERE role = p_role AND table_id = me.table_id AND right_held = 'all' AND NOT is_revoked) THEN
    PERFORM refuse('the deal goes to a device that may do everything', '');
  END IF;
  UPDATE devices SET is_dealer = (role = p_role) WHERE table_id = me.table_id;
  PERFORM changed(me.table_id);
END $f$;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA musterroll FROM PUBLIC;
GRANT EXECUTE ON FUNCTION musterroll.append(bigint, text, json), musterroll.ask(text, text), musterroll.take_back(text),
  musterroll.refuse_ask(text, text), musterroll.invite(text, text, text, int), musterroll.set_right(text, text, text),
  musterroll.revoke_device(text), musterroll.leave(), musterroll.give_deal(text) TO musterroll_device;
GRANT EXECUTE ON FUNCTION musterroll.join_table(text, text, text) TO musterroll_joiner;
GRANT EXECUTE ON FUNCTION musterroll.found(uuid, text, text, text, text) TO musterroll_host;
RESET ROLE;
)sql";

// Version 2: a short word beside the long one, which finds a table on one network; a seat that is called as the dealer's whispers
// would hear them; a dealer stays while others sit there; nobody holds up those who join.
constexpr char meeting[] = R"sql(
DO $$ DECLARE one regprocedure; BEGIN
  FOR one IN SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
      AND (proname LIKE 'pg\_advisory\_%' OR proname LIKE 'pg\_try\_advisory\_%') LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', one);
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION pg_catalog.pg_advisory_xact_lock(bigint) TO musterroll_keeper;
SET ROLE musterroll_keeper;
UPDATE musterroll.devices SET seat = '' WHERE seat = '*';
ALTER TABLE musterroll.devices ADD CHECK (seat <> '*');
DELETE FROM musterroll.invitations WHERE seat = '*';
ALTER TABLE musterroll.invitations ADD CHECK (seat <> '*'), ADD COLUMN short bytea;

DROP FUNCTION musterroll.invite(text, text, text, int);
CREATE FUNCTION musterroll.invite(p_word text, p_short text, p_right text, p_seat text, p_minutes int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  IF me.right_held <> 'all' THEN PERFORM refuse('only who may do everything invites', ''); END IF;
  DELETE FROM invitations WHERE until < now() - interval '1 day';
  IF (SELECT count(*) FROM invitations WHERE table_id = me.table_id AND until > now() AND NOT is_used) >= 100 THEN
    PERFORM refuse('too many invitations are open', '');
  END IF;
  INSERT INTO invitations (word, short, table_id, right_held, seat, until) VALUES (decode(p_word, 'hex'), decode(p_short, 'hex'),
    me.table_id, p_right, p_seat, now() + make_interval(mins => least(greatest(p_minutes, 0), 1440)));
EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN
  PERFORM refuse(SQLERRM, '');
END $f$;

-- A short word can be guessed by who has many addresses: while many words are wrong, only long ones are looked at.
CREATE OR REPLACE FUNCTION musterroll.join_table(p_word text, p_who text, p_verifier text) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE caller text := coalesce(host(inet_client_addr()), 'here'); i invitations; t tables; made name;
  said bytea := sha256(convert_to(p_word, 'UTF8')); wrong bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('musterroll ' || caller));
  DELETE FROM attempts WHERE at < now() - interval '1 minute';
  IF (SELECT count(*) FROM attempts WHERE address = caller) >= 5 THEN RETURN '{"answer":"too many"}'; END IF;
  SELECT count(*) INTO wrong FROM attempts;
  SELECT * INTO i FROM invitations WHERE word = said FOR UPDATE;
  IF NOT FOUND AND wrong < 100 THEN
    SELECT * INTO i FROM invitations WHERE short = said ORDER BY is_used, until DESC LIMIT 1 FOR UPDATE;
  END IF;
  IF i.word IS NULL THEN
    INSERT INTO attempts (address) VALUES (caller);
    RETURN '{"answer":"wrong"}';
  END IF;
  IF i.is_used THEN RETURN '{"answer":"used"}'; END IF;
  IF i.until < now() THEN RETURN '{"answer":"late"}'; END IF;
  UPDATE invitations SET is_used = true WHERE word = i.word;
  made := make_device(i.table_id, p_who, i.right_held, i.seat, false, p_verifier);
  PERFORM changed(i.table_id);
  SELECT * INTO t FROM tables WHERE id = i.table_id;
  RETURN json_build_object('answer', 'joined', 'role', made, 'table', t.id, 'game', t.game, 'name', t.name,
    'right', i.right_held, 'seat', i.seat);
EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN
  PERFORM refuse(SQLERRM, '');
END $f$;

CREATE OR REPLACE FUNCTION musterroll.set_right(p_role text, p_right text, p_seat text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me(); done devices;
BEGIN
  IF me.right_held <> 'all' THEN PERFORM refuse('only who may do everything gives rights', ''); END IF;
  UPDATE devices SET right_held = p_right, seat = p_seat WHERE role = p_role AND table_id = me.table_id AND NOT is_revoked
    AND (NOT is_dealer OR p_right = 'all') RETURNING * INTO done;
  IF NOT FOUND THEN PERFORM refuse('there is no such device here, or it deals', ''); END IF;
  PERFORM changed(me.table_id);
EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN
  PERFORM refuse(SQLERRM, '');
END $f$;

CREATE OR REPLACE FUNCTION musterroll.leave() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = musterroll, pg_temp AS $f$
DECLARE me devices := me();
BEGIN
  IF me.is_dealer AND EXISTS (SELECT FROM devices WHERE table_id = me.table_id AND role <> me.role AND NOT is_revoked) THEN
    PERFORM refuse('who deals lets somebody else deal before leaving', '');
  END IF;
  PERFORM close_device(me.role);
END $f$;
REVOKE EXECUTE ON FUNCTION musterroll.invite(text, text, text, text, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION musterroll.invite(text, text, text, text, int) TO musterroll_device;
RESET ROLE;
)sql";

// Version 7: an invitation ends with the right of whoever made it. Else who is sent away, or may only look on from now on, comes
// back with one of their own.
constexpr char inviting[] = R"sql(
SET ROLE musterroll_keeper;
ALTER TABLE musterroll.invitations ADD COLUMN made_by text NOT NULL DEFAULT '';
ALTER TABLE musterroll.invitations ALTER COLUMN made_by SET DEFAULT session_user;
CREATE FUNCTION musterroll.end_invitations() RETURNS trigger LANGUAGE plpgsql SET search_path = musterroll, pg_temp AS $f$
BEGIN
  UPDATE invitations SET until = least(until, now()) WHERE made_by = NEW.role AND NOT is_used;
  RETURN NULL;
END $f$;
CREATE TRIGGER ends_invitations AFTER UPDATE ON musterroll.devices FOR EACH ROW
  WHEN (NEW.is_revoked OR NEW.right_held <> 'all') EXECUTE FUNCTION musterroll.end_invitations();
REVOKE EXECUTE ON FUNCTION musterroll.end_invitations() FROM PUBLIC;
RESET ROLE;
)sql";

constexpr SchemaStep steps[] = {{1, tables}, {1, reading}, {1, writing}, {1, standing}, {2, meeting}, {3, knockingSql},
    {4, partingSql}, {5, callingSql}, {6, lightSql}, {7, inviting}};

} // namespace

std::span<const SchemaStep> schemaSteps() { return steps; }

} // namespace share
