import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { emailFault } from "@confiserie/domain/customers/email";
import { PAYMENT_PROVIDERS } from "@confiserie/domain/payments/payment-provider";
import { DEFAULT_UNPAID_HOLD_RULES } from "@confiserie/domain/payments/unpaid-hold";
import { z } from "@medusajs/framework/zod";
import { tlsProblem } from "./database-tls";
import { DEFAULT_STRIPE_API, paymentProblems, takesRealMoney } from "./payment-settings";
import { storageProblems, storageVariables } from "./storage-settings";
import { PRIVATE_NETWORKS, trustedProxies } from "./trusted-proxies";

/** The backend's settings, as medusa-config.ts hands them on. Delays in minutes, folders absolute. */
export type Env = z.output<ReturnType<typeof envSchema>>;

let current: Env | undefined;
let common: CommonEnv | undefined;

/** Checks the environment and makes it the one that `currentEnv` answers. Called by medusa-config.ts alone. */
export function loadEnvironment(source: NodeJS.ProcessEnv, workingDirectory: string): Env {
	current = readEnv(source, workingDirectory);
	common = current;
	return current;
}

/** Settings of the catalogue reader, which needs none of the shop's secrets. */
const OF_READER = {
	NODE_ENV: true,
	DATABASE_URL: true,
	DATABASE_READ_URL: true,
	REPLICA_LAG_SECONDS: true,
	PORT: true,
	STOREFRONT_URL: true,
	PAYMENTS_MODE: true,
	METRICS_TOKEN: true,
	OTEL_EXPORTER_OTLP_ENDPOINT: true,
	OTEL_EXPORTER_OTLP_PROTOCOL: true,
	OTEL_SERVICE_NAME: true,
	LOG_LEVEL: true,
	LOG_FORMAT: true,
	SHUTDOWN_DRAIN_SECONDS: true,
	SHUTDOWN_GRACE_SECONDS: true,
} as const;

/** Settings of every process, the catalogue reader included. */
export type CommonEnv = Pick<Env, keyof typeof OF_READER>;

/** The same for the catalogue reader, which has no `currentEnv`. */
export function loadReaderEnvironment(source: NodeJS.ProcessEnv): CommonEnv {
	common = check("catalogue reader", variablesOf(source.NODE_ENV === "production", ".").pick(OF_READER), source);
	return common;
}

/** What code that the catalogue reader runs too finds in `currentEnv`. */
export function commonEnv(): CommonEnv {
	if (!common) throw new Error("No environment has been loaded yet.");
	return common;
}

/** The checked settings of this process, for routes and subscribers. */
export function currentEnv(): Env {
	if (!current) throw new Error("medusa-config.ts has not been loaded yet.");
	return current;
}

/**
 * Reads and checks the environment. Throws one Error that names each variable at fault, why, and how to fix it,
 * so that a bad setting stops the boot instead of the first customer.
 */
export function readEnv(source: NodeJS.ProcessEnv, workingDirectory: string): Env {
	return check("backend", envSchema(source.NODE_ENV === "production", workingDirectory), source);
}

function check<Schema extends z.ZodType>(of: string, schema: Schema, source: NodeJS.ProcessEnv): z.output<Schema> {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	if (parsed.success) return parsed.data;
	const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
	throw new Error(`The environment of the ${of} is not usable:\n${lines.join("\n")}\nSee .env.example.`);
}

const url = (example: string, ...protocols: string[]) =>
	z
		.string()
		.refine(
			(value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
			`is not a ${protocols.join(" or ")} URL. Set it like ${example}.`,
		);
const databaseUrl = url("postgresql://user:password@host:5432/shop", "postgres:", "postgresql:").superRefine(
	(value, context) => {
		const message = URL.canParse(value) ? tlsProblem(value) : undefined;
		if (message) context.addIssue({ code: "custom", message });
	},
);
const httpUrl = (example: string) => url(example, "http:", "https:").transform((value) => value.replace(/\/+$/, ""));
/** Origins with spaces or commas between; none by default. A page is known by its origin alone, without a path. */
const origins = z
	.string()
	.default("")
	.transform((value) => value.split(/[\s,]+/).filter(Boolean))
	.refine(
		(list) =>
			list.every((one) => URL.canParse(one) && /^https?:$/.test(new URL(one).protocol) && new URL(one).origin === one),
		"names something else than origins. Set it like https://shop.example https://app.example.",
	);
const LOG_LEVELS = ["error", "warn", "info", "http", "verbose", "debug", "silly"] as const;
const GOOGLE = "https://accounts.google.com";
const SENDCLOUD = "https://panel.sendcloud.sc/api/v3";
const VIES = "https://ec.europa.eu/taxation_customs/vies/rest-api";
const issuer = httpUrl(GOOGLE).refine(
	(value) => value.startsWith("https:") || ["localhost", "127.0.0.1"].includes(new URL(value).hostname),
	"must be https: an eavesdropper could sign in as any user, or take the keys.",
);
const isRedisUrl = (value: string) => {
	const { hostname, pathname } = URL.canParse(value) ? new URL(value) : { hostname: "", pathname: "" };
	return hostname !== "" && /^\/?\d*$/.test(pathname);
};
const flag = z.enum(["true", "false"], "must be true or false.").transform((value) => value === "true");
const integer = (minimum: number, maximum: number) => {
	const message = `must be a whole number from ${minimum} to ${maximum}.`;
	return z.coerce.number(message).int(message).min(minimum, message).max(maximum, message);
};
const EXAMPLE_SENDER = "La Confiserie <bonjour@shop.example>";
/** Who writes while no mail leaves the machine. */
const DEMO_SENDER = { name: "La Confiserie", address: "bonjour@confiserie.example" };
const MAILBOX = /^([^<>"\p{Cc}]*)<([^<>\s,;@]+@[^<>\s,;@]+\.[^<>\s,;@]+)>$/u;
const mailbox = z
	.string()
	.regex(MAILBOX, `is not a sender. Set it like ${EXAMPLE_SENDER}.`)
	.transform((value) => {
		const [, name = "", address = ""] = MAILBOX.exec(value) ?? [];
		return { name: name.trim() || address, address };
	});

function variablesOf(production: boolean, workingDirectory: string) {
	const required = "is missing. Production does not start without it.";
	// Outside production a secret of this process alone will do: sessions then end with the process.
	const secret = z
		.string(production ? `${required} Set it to the output of: openssl rand -hex 32.` : undefined)
		.min(32, "is shorter than 32 characters. Set it to the output of: openssl rand -hex 32.");
	const processSecret = () => (production ? undefined : randomBytes(32).toString("hex"));
	// Explicit in production: a shop must never play at payments by accident.
	const paymentsMode = z.enum(
		PAYMENT_PROVIDERS,
		`must be ${PAYMENT_PROVIDERS.join(" or ")}${production ? ", and production has no default" : ""}.`,
	);
	return z.object({
		NODE_ENV: z.string().default("development"),
		DATABASE_URL: databaseUrl.default("postgresql://postgres:postgres@localhost:5432/postgres"),
		// With a transaction pooler: beside it for migrations, and its pool for the order service (docs/adr/0031).
		DATABASE_DIRECT_URL: databaseUrl.optional(),
		DATABASE_ORDERS_URL: databaseUrl.optional(),
		// A streaming replica for the catalogue reader, and how far behind it may be (docs/adr/0017).
		DATABASE_READ_URL: databaseUrl.optional(),
		REPLICA_LAG_SECONDS: integer(1, 60).default(2),
		PORT: integer(1, 65_535).default(9000),
		JWT_SECRET: z.preprocess((value) => value ?? processSecret(), secret),
		COOKIE_SECRET: z.preprocess((value) => value ?? processSecret(), secret),
		// Cost of hashing a password, as a power of two: Medusa's own. A lower one is for tests.
		PASSWORD_HASH_LOG_N: integer(production ? 15 : 10, 20).default(15),
		PAYMENTS_MODE: production ? paymentsMode : paymentsMode.default("demo"),
		// Keys of the Stripe account; `paymentProblems` says which belong to which mode.
		STRIPE_SECRET_KEY: z.string().optional(),
		STRIPE_PUBLISHABLE_KEY: z.string().optional(),
		STRIPE_WEBHOOK_SECRET: z.string().optional(),
		STRIPE_API_URL: httpUrl(DEFAULT_STRIPE_API).default(DEFAULT_STRIPE_API),
		// Milliseconds until a call to Stripe is given up; it is tried twice, and a shopper's page waits 30 seconds.
		STRIPE_TIMEOUT_MS: integer(50, 12_000).default(8_000),
		STOREFRONT_URL: httpUrl("https://shop.example").default("http://localhost:3000"),
		BACKEND_PUBLIC_URL: httpUrl("https://api.shop.example").optional(),
		// Google sign-in; another issuer serves tests and other OpenID providers.
		GOOGLE_CLIENT_ID: z.string().optional(),
		GOOGLE_CLIENT_SECRET: z.string().optional(),
		GOOGLE_ISSUER: issuer.default(GOOGLE),
		COMMERCIAL_CODE_SECRET: z
			.string()
			.min(32, "is shorter than 32 characters. Set it to the output of: openssl rand -hex 32.")
			.optional(),
		// Unpaid orders that one account may have open at a time.
		OPEN_ORDERS_PER_ACCOUNT: integer(1, 1_000_000).default(10),
		// What one account may hold unpaid: of what can be sold of a product, of all products, and how often in a day.
		UNPAID_STOCK_PERCENT: integer(1, 100).default(DEFAULT_UNPAID_HOLD_RULES.stockPercent),
		UNPAID_BOXES_PER_ACCOUNT: integer(1, 1_000_000).default(DEFAULT_UNPAID_HOLD_RULES.boxesPerAccount),
		UNPAID_HOLDS_PER_DAY: integer(1, 1_000_000).default(DEFAULT_UNPAID_HOLD_RULES.holdsPerDay),
		// Whose X-Forwarded-For is believed: proxies of one's own, and the edge servers of a CDN.
		TRUSTED_PROXIES: z.preprocess((value) => value ?? PRIVATE_NETWORKS, trustedProxies),
		ADMIN_DISABLED: flag.default(false),
		ORDER_HOLD_MINUTES: integer(1, 1440).default(30),
		// From the first hold of an order on; by default twice the minutes of one hold.
		ORDER_HOLD_MAXIMUM_MINUTES: integer(1, 2880).optional(),
		// Failed sign-ins of one account from one address in 15 minutes; new accounts of one address in an hour.
		LOGIN_ATTEMPTS: integer(1, 1_000_000).default(10),
		// Whether owners must have a second factor before the admin serves them.
		SECOND_FACTOR: z.enum(["optional", "owners"]).default("optional"),
		REGISTRATIONS_PER_HOUR: integer(1, 1_000_000).default(60),
		// Carts that one address may open in an hour over the Store API.
		STORE_CARTS_PER_HOUR: integer(1, 1_000_000).default(300),
		// Origins beside STOREFRONT_URL whose pages may call the Store API.
		STORE_CORS: origins,
		REDIS_URL: url("redis://localhost:6379", "redis:", "rediss:")
			.refine(isRedisUrl, "names no host, or a database that is no number. Set it like redis://localhost:6379/0.")
			.optional(),
		UPLOADS_DIR: z
			.string()
			.default(join(backendFolder(workingDirectory), "..", ".data", "uploads"))
			.transform((folder) => resolve(workingDirectory, folder)),
		...storageVariables(workingDirectory),
		// Without a mail server every e-mail is written into the folder.
		SMTP_URL: url("smtps://user:password@mail.example:465", "smtp:", "smtps:").optional(),
		MAIL_FROM: mailbox.default(DEMO_SENDER),
		SHOP_EMAIL: z
			.string()
			.refine((value) => emailFault(value) === undefined, "is not an e-mail address.")
			.optional(),
		// Recipients of alerts: a mailbox, and a webhook that accepts JSON.
		ALERT_EMAIL: z
			.string()
			.refine((value) => emailFault(value) === undefined, "is not an e-mail address.")
			.optional(),
		ALERT_WEBHOOK_URL: url("https://chat.example/hooks/shop", "http:", "https:").optional(),
		// Whether the European Union's register is asked about VAT numbers of companies, afterwards and without refusing anybody.
		VAT_CHECK: z.enum(["off", "vies"], "must be off or vies.").default("off"),
		VIES_URL: httpUrl(VIES).default(VIES),
		// Where Sendcloud answers; another address is for tests.
		SENDCLOUD_API_URL: issuer.default(SENDCLOUD),
		// Milliseconds until a call to Sendcloud is given up; making a label takes it some seconds.
		SENDCLOUD_TIMEOUT_MS: integer(50, 25_000).default(20_000),
		// Webhooks to this machine itself, over http: for tests and development.
		WEBHOOKS_TO_LOOPBACK: flag.default(false),
		MAIL_OUTBOX_DIR: z
			.string()
			.default(join(backendFolder(workingDirectory), "..", ".data", "outbox"))
			.transform((folder) => resolve(workingDirectory, folder)),
		// Opens /metrics to a caller who sends it as a bearer token.
		METRICS_TOKEN: z
			.string()
			.min(16, "is shorter than 16 characters. Set it to the output of: openssl rand -hex 32.")
			.optional(),
		// Standard variables of OpenTelemetry's own SDK, which reads them itself (http/telemetry.ts); without an address it stays away.
		OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl("http://collector:4318").optional(),
		OTEL_EXPORTER_OTLP_PROTOCOL: z
			.enum(["http/protobuf", "http/json", "grpc"], "must be http/protobuf, http/json or grpc.")
			.default("http/protobuf"),
		OTEL_SERVICE_NAME: z.string().optional(),
		LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}.`).default("info"),
		// Lines for programs or for a terminal.
		LOG_FORMAT: z.enum(["json", "pretty"], "must be json or pretty.").default(production ? "json" : "pretty"),
		// From a signal to end until service ends, and from then until the process is gone.
		SHUTDOWN_DRAIN_SECONDS: integer(0, 60).default(0),
		SHUTDOWN_GRACE_SECONDS: integer(1, 300).default(8),
		MEDUSA_WORKER_MODE: z.enum(["shared", "worker", "server"], "must be shared, worker or server.").default("shared"),
	});
}

function envSchema(production: boolean, workingDirectory: string) {
	return variablesOf(production, workingDirectory)
		.refine((env) => !env.SMTP_URL || env.MAIL_FROM.address !== DEMO_SENDER.address, {
			path: ["MAIL_FROM"],
			message: `is needed with SMTP_URL. Set it like ${EXAMPLE_SENDER}.`,
		})
		.refine((env) => (env.ORDER_HOLD_MAXIMUM_MINUTES ?? env.ORDER_HOLD_MINUTES) >= env.ORDER_HOLD_MINUTES, {
			path: ["ORDER_HOLD_MAXIMUM_MINUTES"],
			message: "is less than ORDER_HOLD_MINUTES. Raise it, or leave it out.",
		})
		.refine((env) => (env.GOOGLE_CLIENT_ID === undefined) === (env.GOOGLE_CLIENT_SECRET === undefined), {
			path: ["GOOGLE_CLIENT_ID"],
			message: "and GOOGLE_CLIENT_SECRET go together: set both, or neither.",
		})
		.refine((env) => !(env.WEBHOOKS_TO_LOOPBACK && takesRealMoney(env)), {
			path: ["WEBHOOKS_TO_LOOPBACK"],
			message: "is for tests: with live keys a webhook must not reach this machine itself. Remove it.",
		})
		.superRefine((env, context) => {
			for (const { variable, message } of [...paymentProblems(env, production), ...storageProblems(env)])
				context.addIssue({ code: "custom", path: [variable], message });
		});
}

/** The folder backend/, seen from there and from the build in backend/.medusa/server alike. */
export function backendFolder(workingDirectory: string): string {
	return workingDirectory.replace(/[\\/]\.medusa[\\/]server[\\/]?$/, "");
}
