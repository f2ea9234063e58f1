import { asValue } from "@medusajs/framework/awilix";
import { ContainerRegistrationKeys, createMedusaContainer } from "@medusajs/framework/utils";
import { decode, type JwtPayload, type SignOptions, sign } from "jsonwebtoken";
import { expect, test } from "vitest";
import { issueToken, verifyToken } from "./token";

const SECRET = "a secret of at least thirty-two characters";
const CLAIMS = { identityId: "authid_1", customerId: "cus_1", sessionId: "acses_1" };
const CONTENT = { actor_id: "cus_1", actor_type: "customer", auth_identity_id: "authid_1", sid: "acses_1" };
const GOOD: SignOptions = { algorithm: "HS256", issuer: "confiserie", audience: "confiserie:api", expiresIn: 60 };

const scope = createMedusaContainer();
scope.register(ContainerRegistrationKeys.CONFIG_MODULE, asValue({ projectConfig: { http: { jwtSecret: SECRET } } }));

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const issued = () => issueToken(scope, CLAIMS);

test("a session token is a JWT of three parts that expires after ninety days and carries no role", () => {
	const token = issued();
	expect(token.split(".")).toHaveLength(3);
	const content = decode(token) as JwtPayload;
	expect((content.exp ?? 0) - (content.iat ?? 0)).toBe(90 * 24 * 60 * 60);
	expect(Object.keys(content).sort()).toEqual([
		"actor_id",
		"actor_type",
		"aud",
		"auth_identity_id",
		"exp",
		"iat",
		"iss",
		"sid",
	]);
	expect(verifyToken(scope, token)).toEqual(CLAIMS);
});

test("the token that the refused ones below differ from is accepted", () => {
	expect(verifyToken(scope, sign(CONTENT, SECRET, GOOD))).toEqual(CLAIMS);
});

const now = Math.floor(Date.now() / 1000);
const { expiresIn: _, ...withoutExpiry } = GOOD;
const FORGED: [string, () => string][] = [
	["signed with another secret", () => sign(CONTENT, `${SECRET}!`, GOOD)],
	["signed with HS512", () => sign(CONTENT, SECRET, { ...GOOD, algorithm: "HS512" })],
	["signed with HS384", () => sign(CONTENT, SECRET, { ...GOOD, algorithm: "HS384" })],
	["unsigned (alg none)", () => sign(CONTENT, "", { ...GOOD, algorithm: "none" })],
	[
		"declared unsigned, signature unchanged",
		() => [base64({ alg: "none" }), ...issued().split(".").slice(1)].join("."),
	],
	["expired", () => sign({ ...CONTENT, iat: now - 120 }, SECRET, { ...GOOD, expiresIn: 60 })],
	["without expiry", () => sign(CONTENT, SECRET, withoutExpiry)],
	[
		"issued more than ninety days ago with a far expiry",
		() => sign({ ...CONTENT, iat: now - 91 * 86_400 }, SECRET, { ...GOOD, expiresIn: "300d" }),
	],
	["not valid yet", () => sign(CONTENT, SECRET, { ...GOOD, notBefore: 60 })],
	["for another audience", () => sign(CONTENT, SECRET, { ...GOOD, audience: "other" })],
	[
		"without audience, as Medusa Admin's own",
		() => sign(CONTENT, SECRET, { algorithm: "HS256", issuer: "confiserie", expiresIn: 60 }),
	],
	["of another issuer", () => sign(CONTENT, SECRET, { ...GOOD, issuer: "other" })],
	["of a Medusa user", () => sign({ ...CONTENT, actor_type: "user" }, SECRET, GOOD)],
	["without identity", () => sign({ actor_id: "cus_1", actor_type: "customer", sid: "acses_1" }, SECRET, GOOD)],
	["without session", () => sign({ ...CONTENT, sid: undefined }, SECRET, GOOD)],
	["with a list for a session", () => sign({ ...CONTENT, sid: ["acses_1"] }, SECRET, GOOD)],
	["with an object for an identity", () => sign({ ...CONTENT, auth_identity_id: { $ne: 1 } }, SECRET, GOOD)],
	["with a text for content", () => sign("content", SECRET, { algorithm: "HS256" })],
	["cut to two parts", () => issued().split(".").slice(0, 2).join(".")],
	["with a fourth part", () => `${issued()}.x`],
	["empty", () => ""],
];
test.each(FORGED)("a token %s is refused", (_name, forge) => {
	expect(verifyToken(scope, forge())).toBeUndefined();
});

test("a token with any one character changed is refused", () => {
	const token = issued();
	// The last character holds bits that base64 drops.
	for (let at = 0; at < token.length - 1; at += 1) {
		const other = token[at] === "A" ? "B" : "A";
		expect(verifyToken(scope, token.slice(0, at) + other + token.slice(at + 1)), `character ${at}`).toBeUndefined();
	}
});
