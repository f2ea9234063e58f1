import { expect, test } from "vitest";
import { redact } from "./redact";

test.each([
	["Mail to camille.martin@exemple.fr failed: 550 <zoé@été.fr> unknown", ["camille", "exemple.fr", "zoé"]],
	["GET /reinitialisation?token=abc.def-1&email=camille%40exemple.fr", ["abc.def-1", "camille"]],
	["connect postgresql://shop:s3cret@db.example:5432/shop", ["s3cret"]],
	["authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", ["eyJ"]],
	["token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln was refused", ["eyJ"]],
	["No such key sk_live_51Habcdef, whsec_0123456789", ["51H", "0123456789"]],
	["pi_3Nabc_secret_Xyz is gone", ["Xyz"]],
	["call 06 12 34 56 78 or +33612345678 or 0033 6 12 34 56 78", ["12 34", "12345678"]],
	[
		`insert into "customer" ("first_name", "note") values ('Camille', 'l''amie') - duplicate key value violates unique constraint "x"`,
		["Camille", "amie"],
	],
	[`select "p0".* from "provider_identity" as "p0" where "p0"."entity_id" = 'Zoé Martin' limit 1`, ["Zoé"]],
	['invalid input syntax for type integer: "Martin"', ["Martin"]],
	["Invalid request: Expected type: 'number' for field 'age', got: 'Martin'", ["Martin"]],
])("%s is redacted of personal and secret parts", (text, secrets) => {
	const redacted = redact(text);
	for (const secret of secrets) expect(redacted).not.toContain(secret);
});

test("a long text is cut before it is redacted", () => {
	expect(redact("a".repeat(200_000))).toBe(`${"a".repeat(8000)}…`);
});

test.each([
	"Order sweep: 3 events, 2 payments, 0 expired, 12 tasks.",
	"Mail order-received:order_01JABCDEF was given up after attempt 30: connect ECONNREFUSED 127.0.0.1:587",
	"Order task PROJECT of order_01JABCDEF failed and will be retried: Timeout acquiring a connection",
	"It's what the shop's owner expects",
	"2026-11-22T10:00:00.000Z CMD-20261122-000123",
])("%s stays as it is", (text) => {
	expect(redact(text)).toBe(text);
});
