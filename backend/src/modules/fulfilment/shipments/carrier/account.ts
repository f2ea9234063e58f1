import type { CarrierAccount } from "@confiserie/domain/contract/carrier";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, lock, one, type Sql } from "../../../../lib/database/sql";
import { seal, unseal } from "../../../../lib/sealed-text";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import type { ShippingCarrier } from "./carrier";
import { SendcloudCarrier } from "./sendcloud-carrier";

/** Where carriers answer, and with what the keys of their accounts are encrypted. */
export interface CarrierAccess {
	/** Of Sendcloud, without a slash at the end. */
	apiUrl: string;
	timeoutMs: number;
	secret: string;
	/** Where Sendcloud reports to. */
	webhookUrl: string;
}

interface AccountRow {
	publicKey: string;
	sealedKey: string;
	changedAt: Date;
	changedBy: string;
}

const PURPOSE = "carrier-account";

/** The account that is connected; one whose key can no longer be read is not. */
export async function readCarrierAccount(sql: Sql, { secret, webhookUrl }: CarrierAccess): Promise<CarrierAccount> {
	const row = await readRow(sql);
	return {
		isConnected: row !== undefined && unseal(row.sealedKey, secret, PURPOSE) !== null,
		publicKey: row?.publicKey ?? "",
		webhookUrl,
		changedAt: row?.changedAt.toISOString() ?? null,
		changedBy: row?.changedBy ?? null,
	};
}

/** Connects the shop to an account, or to none. The secret key is stored encrypted, and neither read nor logged. */
export async function changeCarrierAccount(
	pool: Knex,
	access: CarrierAccess,
	keys: { publicKey: string; secretKey: string } | null,
	{ actor, now }: { actor: Administrator; now: Date },
): Promise<CarrierAccount> {
	await inTransaction(pool, async (sql) => {
		await lock(sql, "carrier-account");
		const former = await readRow(sql);
		if (!keys && !former) return;
		if (keys)
			await sql.raw(
				`insert into carrier_account (carrier, public_key, sealed_key, changed_at, changed_by) values ('sendcloud', ?, ?, ?, ?)
					on conflict (carrier) do update set public_key = excluded.public_key, sealed_key = excluded.sealed_key,
					changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
				[keys.publicKey, seal(keys.secretKey, access.secret, PURPOSE), now, actor.email],
			);
		else await sql.raw("delete from carrier_account");
		await recordAudit(sql, actor, {
			action: keys ? "carrier.connected" : "carrier.disconnected",
			entity: "setting",
			entityId: "shipping",
			label: "Sendcloud",
			changes: { publicKey: { from: former?.publicKey ?? null, to: keys?.publicKey ?? null } },
		});
	});
	return readCarrierAccount(pool, access);
}

/** The carrier of the account that is connected. @throws ApiFailure CARRIER_MISSING */
export async function openCarrier(sql: Sql, { secret, apiUrl, timeoutMs }: CarrierAccess): Promise<ShippingCarrier> {
	const row = await readRow(sql);
	const secretKey = row && unseal(row.sealedKey, secret, PURPOSE);
	if (!secretKey) throw new ApiFailure("CARRIER_MISSING");
	return new SendcloudCarrier({ apiUrl, timeoutMs, publicKey: row.publicKey, secretKey });
}

function readRow(sql: Sql): Promise<AccountRow | undefined> {
	return one<AccountRow>(sql, "select public_key, sealed_key, changed_at, changed_by from carrier_account");
}
