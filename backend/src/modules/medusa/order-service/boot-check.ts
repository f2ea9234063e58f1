import type { PaymentProvider } from "@confiserie/domain/payments/payment-provider";
import { isLiveKey } from "../../../config/payment-settings";
import { one, type Sql } from "../../../lib/database/sql";
import { checkMedusaSchema } from "../../../medusa/check-schema";
import type { StripeOptions } from "../../sales/payments";

/** What the boot must know of how this process runs. URLs are those by which people reach the shop. */
export interface BootSettings {
	paymentsMode: PaymentProvider;
	/** Set in stripe mode. */
	stripe?: Pick<StripeOptions, "secretKey"> | undefined;
	production: boolean;
	publicUrls: readonly string[];
}

/** Refuses to start where money or stock could go wrong; each message says why and what to do. */
export async function checkBoot(sql: Sql, settings: BootSettings): Promise<void> {
	checkExposure(settings);
	await checkMedusaSchema(sql);
	await checkModeStamp(sql, paymentModeOf(settings));
}

/** The demo takes orders without money: it must not be what the public reaches. */
export function checkExposure({ paymentsMode, production, publicUrls }: BootSettings): void {
	const exposed = publicUrls.find((url) => !isLoopback(url));
	if (paymentsMode === "demo" && production && exposed)
		throw new Error(
			`PAYMENTS_MODE=demo takes no real payment and refuses to serve ${exposed} in production. Configure a payment provider, or serve the demo on localhost.`,
		);
}

/** The payment mode of a database: none, test or live. */
function paymentModeOf({ paymentsMode, stripe }: BootSettings): string {
	if (paymentsMode === "demo") return "demo";
	return isLiveKey(stripe?.secretKey) ? "stripe" : "stripe with test keys";
}

/** A database stores the mode of its first payment: demo orders, test payments and live ones never share a database. */
async function checkModeStamp(sql: Sql, mode: string): Promise<void> {
	await sql.raw(
		`insert into ordering_setting (key, value) values ('payments_mode', ?)
			on conflict (key) do update set value = excluded.value where not exists (select 1 from payment_attempt)`,
		[mode],
	);
	const stamp = await one<{ value: string }>(sql, "select value from ordering_setting where key = 'payments_mode'");
	if (stamp?.value !== mode)
		throw new Error(
			`This database holds payments of PAYMENTS_MODE=${stamp?.value}, not of ${mode}. Use that mode, or another database.`,
		);
}

function isLoopback(url: string): boolean {
	const host = new URL(url).hostname;
	return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}
