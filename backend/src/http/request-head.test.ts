import { expect, test } from "vitest";
import { dropMalformedCredentials } from "./request-head";

const left = (authorization: string) => {
	const headers = { authorization };
	dropMalformedCredentials({ headers });
	return (headers as { authorization?: string }).authorization;
};

test.each(["Bearer ey.x.y", "bearer  token", `Basic ${"a".repeat(8000)}`])(
	"credentials stay: %.20s",
	(authorization) => {
		expect(left(authorization)).toBe(authorization);
	},
);

test.each([
	"",
	"Bearer",
	"Bearer ",
	"Bearer a b",
	"a".repeat(15_000),
	"a ".repeat(7000),
	`Bearer ${" ".repeat(15_000)}`,
])("what is no scheme with one token is removed: %.20s", (authorization) => {
	expect(left(authorization)).toBeUndefined();
});
