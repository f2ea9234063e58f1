import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { backendFolder, readEnv } from "./env";

const FOLDER = join("/shop", "backend");
const SECRETS = { JWT_SECRET: "j".repeat(32), COOKIE_SECRET: "c".repeat(32) };
const PRODUCTION = { NODE_ENV: "production", PAYMENTS_MODE: "demo", ...SECRETS };
const complaint = (source: NodeJS.ProcessEnv) => {
	try {
		readEnv(source, FOLDER);
	} catch (error) {
		return String(error);
	}
	return "";
};

test("an empty environment is enough to develop", () => {
	const env = readEnv({}, FOLDER);
	expect(env).toMatchObject({ PORT: 9000, PAYMENTS_MODE: "demo", ORDER_HOLD_MINUTES: 30, ADMIN_DISABLED: false });
	expect(env.UPLOADS_DIR).toBe(join("/shop", ".data", "uploads"));
	expect(env.JWT_SECRET).not.toBe(readEnv({}, FOLDER).JWT_SECRET);
});

test("an empty value counts as none", () => {
	const env = readEnv({ REDIS_URL: "", PORT: "" }, FOLDER);
	expect([env.REDIS_URL, env.PORT]).toEqual([undefined, 9000]);
});

test("the build and the sources use the same uploads folder", () => {
	expect(backendFolder(join(FOLDER, ".medusa", "server"))).toBe(FOLDER);
	expect(readEnv({}, join(FOLDER, ".medusa", "server")).UPLOADS_DIR).toBe(readEnv({}, FOLDER).UPLOADS_DIR);
	expect(readEnv({ UPLOADS_DIR: "files" }, FOLDER).UPLOADS_DIR).toBe(join(FOLDER, "files"));
});

test("mails go into .data/outbox unless a server is named, and the sender has a name and an address", () => {
	const env = readEnv({}, FOLDER);
	expect([env.SMTP_URL, env.MAIL_OUTBOX_DIR]).toEqual([undefined, join("/shop", ".data", "outbox")]);
	const sender = { SMTP_URL: "smtps://u:p@mail.example:465", MAIL_FROM: "Chez Zoé <zoe@shop.example>" };
	expect(readEnv(sender, FOLDER).MAIL_FROM).toEqual({ name: "Chez Zoé", address: "zoe@shop.example" });
	expect(readEnv({ MAIL_FROM: "<zoe@shop.example>" }, FOLDER).MAIL_FROM.name).toBe("zoe@shop.example");
});

describe("a bad setting stops the boot and is named with its remedy", () => {
	test.each([
		["PORT", { PORT: "http" }],
		["PORT", { PORT: "70000" }],
		["PAYMENTS_MODE", { PAYMENTS_MODE: "paypal" }],
		["STRIPE_SECRET_KEY: is missing", { PAYMENTS_MODE: "stripe" }],
		["STRIPE_API_URL", { STRIPE_API_URL: "api.stripe.com" }],
		["STOREFRONT_URL", { STOREFRONT_URL: "shop.example" }],
		["S3_SECRET_ACCESS_KEY: is missing", { BACKUP_BUCKET: "shop", S3_REGION: "fr-par", S3_ACCESS_KEY_ID: "k" }],
		["S3_ACCESS_KEY_ID: is missing, and S3_BUCKET needs it", { S3_BUCKET: "shop", S3_REGION: "fr-par" }],
		["BACKUP_BUCKET", { BACKUP_BUCKET: "No Bucket" }],
		["BACKUP_PASSPHRASE", { BACKUP_PASSPHRASE: "short" }],
		["BACKUP_RECIPIENT", { BACKUP_RECIPIENT: "ssh-ed25519 AAAA" }],
		["DATABASE_URL", { DATABASE_URL: "mysql://localhost/shop" }],
		["DATABASE_URL: sslmode must be one of", { DATABASE_URL: "postgresql://host/shop?sslmode=prefer" }],
		["DATABASE_DIRECT_URL", { DATABASE_DIRECT_URL: "host:5432" }],
		["REDIS_URL", { REDIS_URL: "localhost:6379" }],
		["REDIS_URL", { REDIS_URL: "redis:6379" }],
		["REDIS_URL", { REDIS_URL: "redis://localhost:6379/shop" }],
		["JWT_SECRET: is shorter than 32", { JWT_SECRET: "secret" }],
		["ADMIN_DISABLED: must be true or false", { ADMIN_DISABLED: "yes" }],
		["ORDER_HOLD_MINUTES", { ORDER_HOLD_MINUTES: "0" }],
		["ORDER_HOLD_MAXIMUM_MINUTES: is less than", { ORDER_HOLD_MINUTES: "45", ORDER_HOLD_MAXIMUM_MINUTES: "44" }],
		["UNPAID_STOCK_PERCENT", { UNPAID_STOCK_PERCENT: "101" }],
		["SMTP_URL", { SMTP_URL: "https://mail.example", MAIL_FROM: "La Confiserie <a@shop.example>" }],
		["MAIL_FROM: is needed with SMTP_URL", { SMTP_URL: "smtp://mail.example:587" }],
		["MAIL_FROM: is not a sender", { MAIL_FROM: "bonjour@shop.example\r\nBcc: a@b.fr" }],
		["SHOP_EMAIL", { SHOP_EMAIL: "la boutique" }],
		["GOOGLE_CLIENT_ID: and GOOGLE_CLIENT_SECRET go together", { GOOGLE_CLIENT_ID: "shop" }],
		["GOOGLE_CLIENT_ID: and GOOGLE_CLIENT_SECRET go together", { GOOGLE_CLIENT_SECRET: "secret" }],
		["TRUSTED_PROXIES: is not a list", { TRUSTED_PROXIES: "10.0.0.0/8,172.16.0.0/12" }],
		["TRUSTED_PROXIES: is not a list", { TRUSTED_PROXIES: "proxy.shop.example" }],
		["TRUSTED_PROXIES: is not a list", { TRUSTED_PROXIES: "10.0.0.0/33" }],
		["GOOGLE_ISSUER: must be https", { GOOGLE_ISSUER: "http://accounts.example" }],
	])("%s", (named, source) => {
		expect(complaint(source)).toContain(named);
	});
});

test("production hashes passwords at Medusa's cost or more", () => {
	expect(readEnv({}, FOLDER).PASSWORD_HASH_LOG_N).toBe(15);
	expect(complaint({ PASSWORD_HASH_LOG_N: "10" })).toBe("");
	expect(complaint({ ...PRODUCTION, PASSWORD_HASH_LOG_N: "14" })).toContain("PASSWORD_HASH_LOG_N");
});

test("production has no default secret and no default payment mode", () => {
	expect(complaint(PRODUCTION)).toBe("");
	for (const name of ["JWT_SECRET", "COOKIE_SECRET", "PAYMENTS_MODE"])
		expect(complaint({ ...PRODUCTION, [name]: undefined })).toContain(name);
});
