/** A dump as Supabase's projects have them: pg_dump's plain format, with the schemas of its services. */
export const SUPABASE_DUMP = String.raw`--
-- PostgreSQL database dump
--

\restrict q1w2e3

-- Dumped from database version 15.8

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);
SET row_security = off;

CREATE SCHEMA auth;
ALTER SCHEMA auth OWNER TO supabase_admin;
CREATE SCHEMA public;
ALTER SCHEMA public OWNER TO pg_database_owner;
CREATE SCHEMA shop;
CREATE SCHEMA vault;
CREATE EXTENSION IF NOT EXISTS pg_net WITH SCHEMA extensions;
COMMENT ON EXTENSION pg_net IS 'Async HTTP';
CREATE EXTENSION IF NOT EXISTS pgcrypto WITH SCHEMA extensions;
CREATE TYPE auth.aal_level AS ENUM ('aal1', 'aal2');
CREATE TYPE shop.state AS ENUM ('new', 'it''s sent');
ALTER TYPE shop.state OWNER TO postgres;

CREATE FUNCTION auth.uid() RETURNS uuid LANGUAGE sql STABLE AS $$ select null::uuid; $$;
CREATE FUNCTION public.handle_new_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path TO '' AS $_$
begin
  insert into public.profiles (id, name) values (new.id, new.raw_user_meta_data ->> 'name');
  return new;
end;
$_$;
ALTER FUNCTION public.handle_new_user() OWNER TO postgres;

SET default_tablespace = '';

CREATE TABLE auth.users (id uuid NOT NULL, email text);
ALTER TABLE auth.users OWNER TO supabase_auth_admin;
CREATE TABLE public.profiles (
    id uuid NOT NULL,
    name text
);
ALTER TABLE public.profiles OWNER TO postgres;
CREATE TABLE public.orders (
    id bigint NOT NULL,
    owner uuid,
    item text,
    state shop.state DEFAULT 'new'::shop.state,
    total numeric(10,2)
);
ALTER TABLE public.orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE storage.objects (id uuid NOT NULL);
CREATE VIEW public.dear_orders AS
 SELECT orders.id, orders.item FROM public.orders WHERE (orders.total > (10)::numeric);

COPY auth.audit_log_entries (instance_id, id, payload) FROM stdin;
00000000-0000-0000-0000-000000000000	11111111-1111-4111-8111-111111111111	{"a": 1}
\.

COPY auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, is_sso_user, new_column_of_theirs) FROM stdin;
00000000-0000-0000-0000-000000000000	aaaaaaaa-1111-4111-8111-111111111111	authenticated	authenticated	ann@mail.example	PASSWORD_HASH	2026-01-02 03:04:05.678+00	an-open-code	{"provider": "email", "providers": ["email"]}	{"name": "Ann \\"A\\" O'Neil"}	2026-01-02 03:04:05+00	2026-01-02 03:04:05+00	f	whatever
\.

COPY auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, id) FROM stdin;
aaaaaaaa-1111-4111-8111-111111111111	aaaaaaaa-1111-4111-8111-111111111111	{"sub": "aaaaaaaa-1111-4111-8111-111111111111", "email": "ann@mail.example"}	email	\N	2026-01-02 03:04:05+00	2026-01-02 03:04:05+00	bbbbbbbb-1111-4111-8111-111111111111
\.

COPY auth.sessions (id, user_id) FROM stdin;
cccccccc-1111-4111-8111-111111111111	aaaaaaaa-1111-4111-8111-111111111111
\.

COPY public.profiles (id, name) FROM stdin;
aaaaaaaa-1111-4111-8111-111111111111	Ann "A" O'Neil
\.

COPY public.orders (id, owner, item, state, total) FROM stdin;
7	aaaaaaaa-1111-4111-8111-111111111111	Bread\tand\nbutter \\o/; it's good	it's sent	12.50
9	\N	\N	new	\N
\.

COPY storage.buckets (id, name, owner, created_at, public, type) FROM stdin;
photos	photos	\N	2026-01-02 03:04:05+00	t	STANDARD
\.

COPY storage.objects (id, bucket_id, name) FROM stdin;
dddddddd-1111-4111-8111-111111111111	photos	a.png
\.

COPY vault.secrets (id, secret) FROM stdin;
\.

SELECT pg_catalog.setval('auth.refresh_tokens_id_seq', 10, true);
SELECT pg_catalog.setval('public.orders_id_seq', 9, true);

ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);
CREATE INDEX users_email ON auth.users USING btree (email);
CREATE INDEX orders_owner ON public.orders USING btree (owner);
CREATE TRIGGER on_auth_user_created AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION public.handle_new_user();
CREATE TRIGGER tr_check_filters BEFORE INSERT ON realtime.subscription FOR EACH ROW EXECUTE FUNCTION realtime.subscription_check_filters();
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_owner_fkey FOREIGN KEY (owner) REFERENCES auth.users(id);
CREATE POLICY "own orders" ON public.orders FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = owner));
ALTER TABLE public.orders ENABLE ROW LEVEL SECURITY;
ALTER TABLE storage.objects ENABLE ROW LEVEL SECURITY;
CREATE POLICY "own photos" ON storage.objects FOR SELECT TO authenticated USING ((bucket_id = 'photos'::text));
CREATE PUBLICATION supabase_realtime WITH (publish = 'insert, update, delete, truncate');
ALTER PUBLICATION supabase_realtime OWNER TO postgres;
ALTER PUBLICATION supabase_realtime ADD TABLE ONLY public.orders;
GRANT USAGE ON SCHEMA auth TO anon;
GRANT USAGE ON SCHEMA shop TO anon, authenticated;
GRANT ALL ON TABLE public.orders TO dashboard_user;
REVOKE ALL ON TABLE public.orders FROM anon;
ALTER DEFAULT PRIVILEGES FOR ROLE supabase_admin IN SCHEMA public GRANT ALL ON TABLES TO postgres;
CREATE EVENT TRIGGER issue_graphql_placeholder ON sql_drop EXECUTE FUNCTION extensions.set_graphql_placeholder();

\unrestrict q1w2e3
`;
